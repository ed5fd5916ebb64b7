import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { useNavigate } from "react-router";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useFreshLearners, useFreshLists } from "../learners/use-learners.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { ActionButton } from "./action-button.tsx";
import { downloadData, endSessions, eraseLearner, offerSecondFactorOff, sendHelp } from "./calls.ts";

const { help, data, back } = studioLearnerPage;

export function SignInHelp({ learner: { id } }: { learner: LearnerDetail }) {
  const refresh = useFreshLearners();
  return (
    <section aria-labelledby="help">
      <h2 id="help" className="text-heading">
        {help.heading}
      </h2>
      <p className="studio-small mt-1">{help.about}</p>
      <div className="learner-actions">
        <ActionButton
          words={help.link}
          send={({ reason }) => sendHelp(id, { send: "sign-in-link", reason })}
        />
        <ActionButton
          words={help.reset}
          send={({ reason }) => sendHelp(id, { send: "reset-password", reason })}
        />
        <OwnerOnly>
          <ActionButton
            words={help.secondFactor}
            send={({ reason }) => offerSecondFactorOff(id, { reason })}
          />
          <ActionButton
            words={help.sessions}
            send={({ reason }) => endSessions(id, { reason })}
            onDone={() => void refresh()}
          />
        </OwnerOnly>
      </div>
    </section>
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
    <section aria-labelledby="data">
      <h2 id="data" className="text-heading">
        {data.heading}
      </h2>
      <p className="studio-small mt-1">{data.about}</p>
      <div className="learner-actions">
        <ActionButton
          words={data.export}
          send={({ reason }) => downloadData(id, { reason }, data.export.file)}
        />
        <ActionButton
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
        </ActionButton>
      </div>
    </section>
  );
}
