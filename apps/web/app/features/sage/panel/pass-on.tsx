import { sage } from "@academy/content/sage";
import * as calls from "@academy/contract/calls/visitors/contact";
import { fullName } from "@academy/contract/fields/full-name";
import { useId, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { newId } from "../../../lib/new-id.ts";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { useUser } from "../../account/public.ts";
import { sageStore } from "../conversation/sage-store.ts";
import { OwnLink } from "./own-link.tsx";

type PassOnProps = { id: string; question: string; passedOnTo: string | undefined; onFollow: () => void };

/** "I don't know" is no end: one press, and a person gets the question. A visitor says on the contact page where to answer. */
export function PassOn({ id, question, passedOnTo, onFollow }: PassOnProps) {
  const { user } = useUser();
  const status = useId();
  const [submission] = useState(newId);
  const [state, setState] = useState<"ready" | "sending" | "failed">("ready");
  const message = `${sage.passedOnMessage}\n\n${question}`;
  if (!user) {
    return (
      <p className="mt-3">
        <OwnLink
          to={sage.contactLink.to}
          onFollow={() => {
            keptDraft.write("contact", { ...keptDraft.read("contact"), message, asked: id });
            onFollow();
          }}
        >
          {sage.passOn}
        </OwnLink>
      </p>
    );
  }
  const send = async () => {
    if (state === "sending") return;
    setState("sending");
    const body = {
      name: fullName(user),
      email: user.email,
      topic: "other",
      message,
      submission_id: submission,
      asked: id,
    } as const;
    try {
      await callApi(calls.sendMessage, { body });
      sageStore.markPassedOn(id, user.email);
    } catch {
      setState("failed");
    }
  };
  const said = { ready: "", sending: sage.passingOn, failed: sage.passOnFailed }[state];
  return (
    <div className="mt-3">
      {passedOnTo === undefined && (
        <button type="button" className="sage-ask" aria-describedby={status} onClick={() => void send()}>
          {sage.passOn}
        </button>
      )}
      <p id={status} role="status" className="mt-2">
        {passedOnTo === undefined ? said : sage.passedOn.replace("{email}", () => passedOnTo)}
      </p>
    </div>
  );
}
