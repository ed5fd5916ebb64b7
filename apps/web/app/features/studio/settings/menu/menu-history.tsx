import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import { ownEntriesOf } from "@academy/contract/fields/menu";
import type { MenuView } from "@academy/contract/studio/menu";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Section } from "../../kit/section.tsx";

const words = studioMenuPage.history;
type Version = MenuView["versions"][number];

const ownIn = ({ entries }: Version) =>
  [
    ...new Set(
      [...ownEntriesOf(entries, "bar"), ...ownEntriesOf(entries, "quick")].map(({ label }) => label),
    ),
  ].join(", ");

/** What stood there before; one of them goes back into the form, to be published again. */
export function MenuHistory({
  versions,
  onUse,
}: {
  versions: readonly Version[];
  onUse: (version: Version) => void;
}) {
  return (
    <Section
      id="menu-history"
      heading={words.heading}
      className="menu-history"
      none={!versions[0] && words.none}
    >
      <ol className="grid gap-2">
        {versions.map((version, index) => (
          <li key={version.revision}>
            <span>
              {fillWords(words.line, { day: formatDay(version.at), who: version.by ?? words.someone })}
            </span>
            {index > 0 && (
              <Button variant="quiet" size="small" onClick={() => onUse(version)}>
                {words.again}
              </Button>
            )}
            <bdi className="studio-small wrap-anywhere">{ownIn(version) || words.oursAlone}</bdi>
          </li>
        ))}
      </ol>
    </Section>
  );
}
