import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { themeColors } from "@academy/contract/fields/theme-colors";
import type { ThemeView } from "@academy/contract/studio/theme";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Section } from "../../kit/section.tsx";

const words = studioThemePage.history;
type Version = ThemeView["versions"][number];

/** What it looked like before; one of them goes back into the form, to be published again. */
export function ThemeHistory({
  versions,
  onUse,
}: {
  versions: readonly Version[];
  onUse: (version: Version) => void;
}) {
  return (
    <Section id="look-history" heading={words.heading} className="look-section">
      {versions.length === 0 && <p className="studio-small">{words.none}</p>}
      <ol className="look-versions grid gap-2">
        {versions.map((version, index) => (
          <li key={version.revision}>
            <span>{words.line(formatDay(version.at), version.by)}</span>
            <code>{themeColors.map((color) => version.colors[color]).join(" ")}</code>
            {index > 0 && (
              <Button variant="quiet" size="small" onClick={() => onUse(version)}>
                {words.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
