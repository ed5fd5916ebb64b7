import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What we never say, and what people expect instead. Why: `docs/voice.md`. */
const phrases: readonly (readonly [unwanted: string, expected: string])[] = [
  ["look into your mail", "Check your email"],
  ["unwanted mail", "spam"],
  ["in your mail", "in your email"],
  ["from our mail", "from our email"],
  ["e-mail", "email"],
  ["mail programs", "email apps"],
  ["we write six digits", "We’ll email you a six-digit code"],
  ["six digits are on their way", "we’ve emailed a six-digit code"],
  ["with which you choose", "reset link"],
  ["is not whole", "is incomplete"],
  ["with this button you", "by clicking this button, you"],
  ["a word to us removes", "email us anytime to delete"],
  ["write to me now and then", "Email me occasional news"],
  ["where this stands", "Sources"],
  ["you are in no course", "You haven’t enrolled yet"],
  ["reckons it", "calculates it"],
  ["as proof, it is none", "don’t rely on it"],
  ["your message is here", "Message sent"],
  ["was used already", "was already used"],
  ["go on where you", "pick up where you left off"],
  ["stands here", "you’ll find it here"],
  ["kept on this device", "Saved on this device"],
  ["they save themselves", "They save automatically"],
  ["switch it on", "Turn on"],
  ["switch it off", "Turn off"],
  ["take my account back", "Get my account back"],
  ["please use at most", "Please use … or fewer"],
  ["under way", "processing"],
  ["handed over on", "sent on"],
  ["working days", "business days"],
  ["perhaps quicker", "Quick answers"],
  ["write another one", "Send another message"],
  ["slip of the finger", "typo"],
  ["load it again", "Reload"],
  ["mouths shut", "mics off"],
  ["at your three in the morning", "around the clock"],
  ["we have said too much", "Small unannounced extras"],
  ["want of talent", "lack of talent"],
  ["the order is what we sell", "You’re buying the right order"],
  ["whom we wrote it for", "Who it’s for"],
  ["three folders, three kitchens", "Three finished plans"],
  ["for the shy", "from quieter voices"],
  ["is no medical", "is not medical"],
  ["it is no deadline", "It isn’t a deadline"],
  ["each of them finished", "What’s inside"],
  ["the whole academy, once", "The complete academy, one payment"],
  ['"in it"', "Contents"],
  ["a page has to put something", "Plus five bonuses below"],
  ["by the way it came", "to your original payment method"],
  ["an insurance", "insurance"],
  ["every unpaid help", "All unpaid help"],
  ["what each of it leaves you", "what each earns"],
  ["need not do anything", "can ignore this email"],
];

const root = join(import.meta.dirname, "../../..");

/** Whatever somebody reads on a screen, on paper, in a mail or at a terminal, and the code around it. */
const spoken = [
  "apps/server/src/**/*.ts",
  "apps/web/app/**/*.{ts,tsx}",
  "packages/{content,contract,quiz}/src/**/*.{ts,md}",
  "packages/documents/src/**/*.{ts,tsx}",
];
/** Tests, and what is only there to understand what others write. */
const unspoken = [
  "**/*.test.ts",
  "**/testing/**",
  "**/abuse/**",
  "**/migrations/**",
  "**/sage/{safety,understanding}/**",
];

const files = globSync(spoken, { cwd: root, exclude: unspoken });

/** Without comments, which only we read, and with each sentence on one line. */
const wordsOf = (file: string) =>
  readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replaceAll("'", "’")
    .toLowerCase();

test("there is something to read", () => {
  for (const part of ["apps/server", "apps/web", "packages/content", "packages/documents/src/mails"]) {
    expect(files.filter((file) => file.startsWith(part)).length, part).toBeGreaterThan(20);
  }
});

test("nobody is spoken to in words they would not use", () => {
  const words = files.map((file) => [file, wordsOf(file)] as const);
  const found = phrases.flatMap(([unwanted, expected]) =>
    words
      .filter(([, text]) => new RegExp(`(?<![\\w/-])${unwanted}`).test(text))
      .map(([file]) => `${file}: “${unwanted}”, better “${expected}”`),
  );

  expect(found).toEqual([]);
});
