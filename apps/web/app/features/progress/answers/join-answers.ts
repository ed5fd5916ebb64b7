import type { Answer, WrittenFields } from "@academy/contract/learning/workbooks";
import { mergeNotes } from "../notes/merge-notes.ts";

/** What of an item the server has not heard of yet, and the question's words it was written over. */
export type UnsentAnswer = { fields: WrittenFields; base: { text: string; revision: number } };

type Joined = {
  /** What is still to be sent, over what stands there now. */
  fields: WrittenFields;
  /** Both had written in one place. */
  wasMerged: boolean;
};

/** What this device wrote and what another wrote meanwhile: of words both stay, of boxes and figures the newest. */
export function joinAnswers({ fields, base }: UnsentAnswer, theirs: Answer["fields"]): Joined {
  const joined: Joined = { fields: {}, wasMerged: false };
  for (const [key, field] of Object.entries(fields)) {
    const over = key === "" ? base.text : field.over;
    const stands = theirs[key]?.text ?? "";
    if (over === undefined || over === stands || field.text === null) {
      joined.fields[key] = field;
      continue;
    }
    joined.wasMerged = true;
    const text = mergeNotes({ base: over, mine: field.text, theirs: stands });
    if (text !== stands) joined.fields[key] = { ...field, text, ...(key === "" ? {} : { over: stands }) };
  }
  return joined;
}
