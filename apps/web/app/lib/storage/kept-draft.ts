import { tabStorage } from "./storage.ts";

type Draft = Record<string, string>;

const keyOf = (form: string) => `draft:${form}`;
const textsOf = (kept: unknown): Draft =>
  Object.fromEntries(Object.entries(kept as Draft).filter(([, value]) => typeof value === "string"));

/** What was typed and not sent, kept for this tab: a session that ends meanwhile takes none of it along. */
export const keptDraft = {
  read: (form: string): Draft => tabStorage.read(keyOf(form), textsOf) ?? {},
  write: (form: string, values: Draft) => void tabStorage.write(keyOf(form), values),
  drop: (form: string) => tabStorage.remove(keyOf(form)),
};
