import { studioEnrollmentsPage } from "@academy/content/pages/studio/settings/enrollments-page";
import { sampleEnrollments, socialProof } from "@academy/content/proof/social-proof";
import { chooseSocialProof, showSocialProofChoice } from "@academy/contract/calls/visitors/social-proof";
import type { SocialProofMode } from "@academy/contract/visitors/social-proof";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import { SettingsPage } from "../settings-page.tsx";

const words = studioEnrollmentsPage;
const options = (Object.keys(words.modes) as SocialProofMode[]).map((value) => ({
  value,
  ...words.modes[value],
}));

/** Whether the sales page says who has enrolled lately. */
export function EnrollmentsStudio() {
  const query = useQuery({ ...apiQuery(showSocialProofChoice), staleTime: 0 });
  return (
    <SettingsPage lead={words.lead}>
      <Loaded query={query}>
        {({ mode }) => (
          <Section id="shown" heading={words.heading}>
            <ChoiceForm
              name="shown"
              words={words}
              options={options}
              value={mode}
              onSave={(chosen) => callApi(chooseSocialProof, { body: { mode: chosen, was: mode } })}
              refresh={query.refetch}
            >
              {(chosen) => <Preview mode={chosen} />}
            </ChoiceForm>
          </Section>
        )}
      </Loaded>
    </SettingsPage>
  );
}

/** As it stands in the corner of the page. */
function Preview({ mode }: { mode: SocialProofMode }) {
  const [entry] = sampleEnrollments;
  return (
    <section aria-labelledby="preview" className="settings-preview">
      <h3 id="preview" className="field-label">
        {words.preview.heading}
      </h3>
      <div className="enrollment-page">
        {mode === "sample" ? (
          <div className="enrollment-preview">
            <p>
              <strong>{entry.name}</strong> <span className="text-ink-soft">{entry.location}</span>
            </p>
            <p>{socialProof.sentence}</p>
            <p className="studio-small">
              {entry.timeAgo} · {socialProof.sampleMark}
            </p>
          </div>
        ) : (
          <p className="text-ink-soft">{words.preview.nothing}</p>
        )}
      </div>
    </section>
  );
}
