import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { useNavigate } from "react-router";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Section } from "../kit/section.tsx";
import { useFreshLearners, useFreshLists } from "../learners/use-learners.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { downloadData, endSessions, eraseLearner, sendHelp, sendSecondFactorOffLink } from "./calls.ts";
import { ReasonButton } from "./reason-button.tsx";

const { help, data, back } = studioLearnerPage;

export function SignInHelp({ learner: { id } }: { learner: LearnerDetail }) {
  const refresh = useFreshLearners();
  return (
    <Section id="help" heading={help.heading} about={help.about}>
      <div className="learner-actions">
        <ReasonButton
          words={help.link}
          send={({ reason }) => sendHelp(id, { send: "sign-in-link", reason })}
        />
        <ReasonButton
          words={help.reset}
          send={({ reason }) => sendHelp(id, { send: "reset-password", reason })}
        />
        <OwnerOnly>
          <ReasonButton
            words={help.secondFactor}
            send={({ reason }) => sendSecondFactorOffLink(id, { reason })}
          />
          <ReasonButton
            words={help.sessions}
            send={({ reason }) => endSessions(id, { reason })}
            onDone={() => void refresh()}
          />
        </OwnerOnly>
      </div>
    </Section>
  );
}

export function LearnerData({ learner: { id, email } }: { learner: LearnerDetail }) {
  const refresh = useFreshLists();
  const navigate = useNavigate();
  const leave = async () => {
    await refresh();
    await navigate(back.to);
  };
  return (
    <Section id="data" heading={data.heading} about={data.about}>
      <div className="learner-actions">
        <ReasonButton
          words={data.export}
          send={({ reason }) => downloadData(id, { reason }, data.export.file)}
        />
        <ReasonButton
          words={data.erase}
          isDestructive
          send={({ email: typed = "", reason }) => eraseLearner(id, { email: typed, reason })}
          onDone={() => void leave()}
        >
          <TextField
            name="email"
            label={data.erase.email}
            hint={email}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
        </ReasonButton>
      </div>
    </Section>
  );
}
