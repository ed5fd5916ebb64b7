import { z } from "zod";

type Problem = Parameters<z.core.$ZodErrorMap>[0];

const formats: Record<string, string> = {
  email: "That doesn’t look like an email address.",
  url: "That doesn’t look like a web address.",
  uuid: "That link isn’t complete. Open it again from where you found it.",
  datetime: "That isn’t a date.",
  date: "That isn’t a date.",
};
const missing = "Please fill this in.";
const impossible = "That isn’t possible here.";

/** What is wrong, for people: wherever a schema has no words of its own, in place of the validator's. */
function inPlainWords(problem: Problem): string {
  const { code, input } = problem;
  if (input === undefined || input === null) return missing;
  if (code === "invalid_value") return "Please choose one of what’s offered.";
  if (code === "invalid_format")
    return formats[problem.format] ?? "That isn’t written the way it needs to be.";
  if (code === "unrecognized_keys") return `There’s nothing called ${problem.keys.join(", ")} here.`;
  if (code === "too_small") return tooLittle(problem);
  if (code === "too_big") return tooMuch(problem);
  return impossible;
}

function tooLittle({ origin, minimum }: Extract<Problem, { code: "too_small" }>): string {
  if (origin === "string") return minimum === 1 ? missing : `Please write at least ${minimum} characters.`;
  if (origin === "array" || origin === "set") return `Please choose at least ${minimum}.`;
  return origin === "number" || origin === "int" ? `It has to be ${minimum} or more.` : impossible;
}

function tooMuch({ origin, maximum }: Extract<Problem, { code: "too_big" }>): string {
  if (origin === "string") return `That’s too long. It can have ${maximum} characters at most.`;
  if (origin === "array" || origin === "set") return `That’s too many: ${maximum} at most.`;
  return origin === "number" || origin === "int" ? `It can be ${maximum} at most.` : impossible;
}

z.config({ localeError: inPlainWords });
