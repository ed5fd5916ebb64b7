import { keptDraft } from "../../lib/kept-draft.ts";
import { newId } from "../../lib/new-id.ts";

const draftName = "contact-sending";

/** The same words sent again are the same submission, whether or not the first try arrived; other words are another. */
export function submissionFor(values: Record<string, string>): string {
  const of = JSON.stringify(values);
  const before = keptDraft.read(draftName);
  if (before.of === of && before.id) return before.id;
  const id = newId();
  keptDraft.write(draftName, { id, of });
  return id;
}

export const forgetSubmission = () => keptDraft.drop(draftName);
