import { studioSettingsPage } from "@academy/content/pages/studio/settings/settings-page";
import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { changeTheme, showTheme } from "@academy/contract/calls/studio/theme";
import {
  firstColors,
  isColor,
  sameColors,
  themeColors,
  themeProblem,
} from "@academy/contract/fields/theme-colors";
import type { ThemeView } from "@academy/contract/studio/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { hasCode } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../../ui/form/go-to-refusal.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../kit/list.tsx";
import { Problem } from "../../kit/problem.tsx";
import { Section } from "../../kit/section.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { ColorFields } from "./color-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import { PaperField } from "./paper-field.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const words = studioThemePage;

/** The academy's name, colors, logo and paper. */
export function ThemeStudio() {
  const query = useQuery(apiQuery(showTheme));
  const { name } = words;
  return (
    <SettingsPage>
      <Loaded query={query}>
        {(look) => (
          <>
            <Section id="look-name" heading={name.heading} className="look-section">
              <p className="max-w-text">{name.text(look.name)}</p>
              <p>
                <Link to={name.link.to} className="text-link">
                  {name.link.label}
                </Link>
              </p>
            </Section>
            <ThemeForm key={look.revision} look={look} refresh={query.refetch} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

/** What is chosen is seen at once, here alone; every page has it once it is published. */
function ThemeForm({ look, refresh }: { look: ThemeView; refresh: () => Promise<unknown> }) {
  const [colors, setColors] = useState(look.colors);
  const [logo, setLogo] = useState(look.logo);
  const [paper, setPaper] = useState(look.paper);
  const { room, refuse } = useRefusal<HTMLDivElement>();
  const saving = useMutation({
    onError: refuse,
    mutationFn: () =>
      callApi(changeTheme, { body: { colors, logo: logo?.id ?? null, paper, basedOn: look.revision } }),
    onSuccess: async () => {
      toast({ title: words.published });
      await refresh();
    },
  });
  const isWhole = Object.values(colors).every(isColor);
  const problem = isWhole ? themeProblem(colors) : undefined;
  const isSame = sameColors(colors, look.colors) && logo?.id === look.logo?.id && paper === look.paper;
  const { error } = saving;
  return (
    <>
      <Section id="look-colors" heading={words.colors.heading} className="look-section">
        <p className="max-w-text">{words.colors.lead}</p>
        <div className="look-colors">
          <ColorFields colors={colors} problem={problem} onChange={setColors} />
          <ThemePreview colors={isWhole ? colors : look.colors} logo={logo} name={look.name} />
        </div>
        {!sameColors(colors, firstColors) && (
          <p>
            <Button variant="quiet" size="small" onClick={() => setColors(firstColors)}>
              {words.colors.back}
            </Button>
          </p>
        )}
      </Section>
      <LogoField logo={logo} onChange={setLogo} />
      <PaperField paper={paper} addressPaper={look.addressPaper} onChange={setPaper} />
      <div ref={room} className="look-publish">
        <Problem error={hasCode(error, "CONFLICT") ? new Error(studioSettingsPage.conflict) : error} />
        <div className="form-actions">
          <Button
            isBusy={saving.isPending}
            disabled={isSame || !isWhole || problem !== undefined}
            onClick={() => saving.mutate()}
          >
            {saving.isPending ? words.busy : words.publish}
          </Button>
          {isSame && <span className="studio-small">{words.unchanged}</span>}
        </div>
      </div>
      <ThemeHistory
        versions={look.versions}
        onUse={(version) => {
          setColors(version.colors);
          setLogo(version.logo);
          setPaper(version.paper);
        }}
      />
    </>
  );
}

const themeHistoryWords = studioThemePage.history;
type Version = ThemeView["versions"][number];

/** What it looked like before; one of them goes back into the form, to be published again. */
function ThemeHistory({
  versions,
  onUse,
}: {
  versions: readonly Version[];
  onUse: (version: Version) => void;
}) {
  return (
    <Section id="look-history" heading={themeHistoryWords.heading} className="look-section">
      {versions.length === 0 && <p className="studio-small">{themeHistoryWords.none}</p>}
      <ol className="look-versions grid gap-2">
        {versions.map((version, index) => (
          <li key={version.revision}>
            <span>{themeHistoryWords.line(formatDay(version.at), version.by)}</span>
            <code>{themeColors.map((color) => version.colors[color]).join(" ")}</code>
            {version.paper && <span>{words.paper.names[version.paper]}</span>}
            {index > 0 && (
              <Button variant="quiet" size="small" onClick={() => onUse(version)}>
                {themeHistoryWords.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
