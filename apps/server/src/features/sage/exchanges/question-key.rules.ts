import { normalForm } from "../understanding/normal-form.rules.ts";
import { redact } from "./redact.rules.ts";

const maxKeyCharacters = 300;

/** The same for the same question in other letters, spaces and signs. */
export function normalizeQuestion(text: string): string {
  const same = normalForm(text, "NFKC").toLowerCase();
  const words = tidy(same.replace(/['’`´]/gu, "").replace(/[\p{P}\p{S}\p{C}]+/gu, " "));
  // "???" and a lone emoji have no words: they stand for themselves.
  const key = words || tidy(same.replace(/\p{C}+/gu, " ")) || "?";
  // Half of a character at the cut is no text that a database takes.
  return key
    .slice(0, maxKeyCharacters)
    .replace(/\p{Cs}+$/u, "")
    .trim();
}

const tidy = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Under which questions are counted together. It holds what was asked, so nothing personal may be left in it. */
export const questionKey = (question: string) => normalizeQuestion(redact(question).text);
