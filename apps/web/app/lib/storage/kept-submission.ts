import { newId } from "../new-id.ts";
import { keptDraft } from "./kept-draft.ts";

/** Also where the browser keeps nothing. */
const inMemory = new Map<string, Record<string, string>>();
const draftOf = (form: string) => `${form}-sending`;

/** The same words sent again are the same submission, whether or not the first try arrived; other words are another. */
export function submissionFor(form: string, values: unknown): string {
  const of = JSON.stringify(values);
  const before = inMemory.get(form) ?? keptDraft.read(draftOf(form));
  if (before.of === of && before.id) return before.id;
  const id = newId();
  inMemory.set(form, { id, of });
  keptDraft.write(draftOf(form), { id, of });
  return id;
}

/** It has arrived: the same words once more are meant once more. */
export function forgetSubmission(form: string): void {
  inMemory.delete(form);
  keptDraft.drop(draftOf(form));
}
