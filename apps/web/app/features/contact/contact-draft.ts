import { keptDraft } from "../../lib/kept-draft.ts";
import { newId } from "../../lib/new-id.ts";

const [draftName, sendingName] = ["contact", "contact-sending"];

export const contactDraft = {
  read: () => keptDraft.read(draftName),
  keep: (values: Record<string, string>) => keptDraft.write(draftName, values),
  drop() {
    keptDraft.drop(draftName);
    keptDraft.drop(sendingName);
  },
};

/** The same words sent again are the same submission, whether or not the first try arrived; other words are another. */
export function submissionFor(values: Record<string, string>): string {
  const of = JSON.stringify(values);
  const before = keptDraft.read(sendingName);
  if (before.of === of && before.id) return before.id;
  const id = newId();
  keptDraft.write(sendingName, { id, of });
  return id;
}
