import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run-program.ts";

const verdicts = ["holds", "does not apply", "accepted gap"] as const;
type Verdict = (typeof verdicts)[number];

/** What shows that it is so: a file, or a test in it, by a piece of its title. */
export type Evidence = { file: string; test?: string };

/** One requirement of OWASP ASVS 5.0, by its id; `about` is in our own words. */
export type Requirement = {
  id: string;
  level: 1 | 2;
  about: string;
  verdict: Verdict;
  shows: Evidence[];
  why?: string;
};

const levels = [1, 2] as const;

const chapters = [
  "Encoding and sanitization",
  "Validation and business logic",
  "Web frontend",
  "API and web service",
  "File handling",
  "Authentication",
  "Session management",
  "Authorization",
  "Self-contained tokens",
  "OAuth and OIDC",
  "Cryptography",
  "Secure communication",
  "Configuration",
  "Data protection",
  "Secure coding and architecture",
  "Logging and error handling",
  "WebRTC",
];

export const readRequirements = (): Requirement[] =>
  JSON.parse(readFileSync(join(root, "docs/asvs.json"), "utf8"));

/** The numbers of an id: chapter, section, requirement. */
export const numbersOf = (id: string) => id.slice(1).split(".").map(Number);

export function describeRequirements(requirements: Requirement[]): string {
  return `${[
    "# OWASP ASVS 5.0, levels 1 and 2",
    "Made from [asvs.json](asvs.json) by `npm run asvs`; a test holds both against the code. The [standard](https://github.com/OWASP/ASVS/tree/master/5.0) has the\nrequirements in full under these ids; the words here are ours. What the academy is up against is in [threats.md](threats.md).",
    table(
      ["level", ...verdicts, "together"],
      levels.map((level) =>
        countsOf(
          requirements.filter((each) => each.level === level),
          String(level),
        ),
      ),
    ),
    `Accepted gaps: ${requirements
      .filter(({ verdict }) => verdict === "accepted gap")
      .map(({ id }) => id)
      .join(", ")}.`,
    ...chapters.flatMap((name, index) => [
      `## V${index + 1} ${name}`,
      table(
        ["id", "level", "about", "verdict", "where it shows"],
        requirements.filter(({ id }) => numbersOf(id)[0] === index + 1).map(rowOf),
      ),
    ]),
  ].join("\n\n")}\n`;
}

const countsOf = (some: Requirement[], level: string) => [
  level,
  ...verdicts.map((verdict) => String(some.filter((each) => each.verdict === verdict).length)),
  String(some.length),
];

function rowOf({ id, level, about, verdict, shows, why }: Requirement): string[] {
  const shown = verdict === "accepted gap" ? `**${verdict}**` : verdict;
  return [id, String(level), about, shown, [...(why ? [why] : []), ...shows.map(linkTo)].join("<br>")];
}

const linkTo = ({ file, test }: Evidence) => `[${nameOf(file)}](../${file})${test ? `: “${test}”` : ""}`;

/** The name alone, with its folder where the name says little. */
const nameOf = (file: string) => file.split("/").slice(-2).join("/");

function table(head: readonly string[], rows: string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

if (import.meta.main) {
  writeFileSync(join(root, "docs/asvs.md"), describeRequirements(readRequirements()));
}
