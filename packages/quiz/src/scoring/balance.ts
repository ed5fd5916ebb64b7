import { allTexts, maxCharacters, type QuizText, roomFor } from "../texts/all-texts.ts";
import type { QuizTexts } from "../texts/texts.ts";

/** What can be wrong with the texts of a version. Errors keep it from being published; of the others people are told. */
export type BalanceRule =
  | "empty"
  | "too-long"
  | "double"
  | "longer"
  | "shorter"
  | "room"
  | "telling"
  | "bold"
  | "no-bold"
  | "beginning"
  | "first-person"
  | "always"
  | "scale"
  | "promise";
const errors: readonly BalanceRule[] = ["empty", "too-long", "double"];

export type BalanceProblem = {
  /** Of the text it is about. */
  id: string;
  rule: BalanceRule;
  isError: boolean;
  /** What the sentence about it names: a word, a number, another text. */
  about: string;
};

/** As it is now, without its marks, and what tells it from its likes. */
type ReadText = QuizText & { now: string; read: string; key: string };

const plain = (text: string) => text.replaceAll("**", "").trim();
/** Letters and figures alone: two texts are alike whatever their case, marks and spaces. */
const essence = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The words of titles and the roles of subtitles: whoever reads one knows whose answer it is. */
export const telling =
  /\b(sacred|teach\w*|divine|mother\w*|cosmic|mystic\w*|souls?|architect\w*|inner|alchem\w*|medicine\w*|keepers?|radiant|perform\w*|visionary|artists?|earth\w*|guardian\w*|bold\w*|revolution\w*|guides?|healers?|seers?|herbalists?|strategists?|stewards?)\b/i;

const promise = /\b(diagnos\w*|cure[sd]?|dose|symptom\w*|patients?|guarantee\w*|income)\b/i;

/** How every answer of a question, and every option of a set, begins: nobody is chosen for their grammar. */
export const forms: Readonly<Record<string, RegExp>> = {
  I: /^I\b/,
  The: /^The\b/,
  For: /^For\b/,
  "…ing": /^\p{Lu}\p{L}*ing\b/u,
  A: /^An?\b/,
  My: /^My\b/,
  "a place": /^(At|Beside|By|Behind|Down|In|Near|On|Out|Over|Under|Up|With|Along|Across|Around|Off)\b/,
  "“You": /^“You\b/,
};

const scale = /^Rank .+, from 1 \(most important\) to 4 \(least important\)\.$/;

/** By how many words the longest may surpass the shortest. */
const maxSpread: Partial<Record<QuizText["kind"], number>> = { answer: 6, option: 3 };
/** Of what is compared with its likes, and must not say whose it is. */
const isItem = ({ kind }: QuizText) => kind === "answer" || kind === "option" || kind === "statement";

/** Everything that is wrong with these texts, in the order of the quiz. The first version has no problem. */
export function checkBalance(texts: QuizTexts): BalanceProblem[] {
  const said = allTexts.map((each): ReadText => {
    const now = texts[each.id] ?? each.text;
    return { ...each, now, read: plain(now), key: essence(now) };
  });
  const found: BalanceProblem[] = [
    ...said.flatMap(problemsAlone),
    ...groupsOf(said).flatMap((group) => [...doubles(group), ...uneven(group), ...unlike(group)]),
  ];
  const places = new Map(allTexts.map(({ id }, index) => [id, index]));
  return found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

const problem = (id: string, rule: BalanceRule, about = ""): BalanceProblem => ({
  id,
  rule,
  isError: errors.includes(rule),
  about,
});

function problemsAlone(text: ReadText): BalanceProblem[] {
  const { id, kind, now, read, key } = text;
  if (key === "") return [problem(id, "empty")];
  const found: BalanceProblem[] = [];
  if (now.length > maxCharacters(kind)) found.push(problem(id, "too-long", String(maxCharacters(kind))));
  else if (read.length > roomFor[kind]) found.push(problem(id, "room", String(roomFor[kind])));
  const word = isItem(text) ? telling.exec(read)?.[0] : undefined;
  if (word) found.push(problem(id, "telling", word));
  const promised = promise.exec(now)?.[0];
  if (promised) found.push(problem(id, "promise", promised));
  const marks = now.split("**").length - 1;
  if (kind === "answer" && marks === 0) found.push(problem(id, "no-bold"));
  else if (marks !== (kind === "answer" ? 2 : 0) && !(kind === "question" && marks === 2)) {
    found.push(problem(id, "bold"));
  }
  if (kind === "set" && !scale.test(now)) found.push(problem(id, "scale"));
  if (kind === "statement") {
    if (!/\b(I|me|my)\b/.test(now)) found.push(problem(id, "first-person"));
    const absolute = /\b(always|never)\b/i.exec(now)?.[0];
    if (absolute) found.push(problem(id, "always", absolute));
  }
  return found;
}

/** Texts that people compare with one another: the answers of a question, the options of a set, all statements, and lists. */
function groupsOf(said: readonly ReadText[]): ReadText[][] {
  const groups = new Map<string, ReadText[]>();
  for (const each of said) {
    const alike = isItem(each) || each.kind === "gift" || each.kind === "model";
    if (!alike) continue;
    const key = each.kind === "statement" ? each.kind : `${each.place} ${each.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** All of those that say the same. */
function doubles(group: readonly ReadText[]): BalanceProblem[] {
  return group.flatMap((each) => {
    const other = group.find((like) => like !== each && like.key === each.key && each.key !== "");
    return other ? [problem(each.id, "double", other.read)] : [];
  });
}

/** The one that stands out, if the longest and the shortest are too far apart. */
function uneven(group: readonly ReadText[]): BalanceProblem[] {
  const kind = group[0]?.kind;
  const most = kind && maxSpread[kind];
  const counted = group
    .filter(({ key }) => key !== "")
    .map(({ id, read }) => ({ id, words: read.split(/\s+/u).length }))
    .toSorted((one, other) => one.words - other.words);
  const [shortest, longest] = [counted[0], counted.at(-1)];
  const middle = counted[Math.floor(counted.length / 2)]?.words ?? 0;
  if (most === undefined || !shortest || !longest || longest.words - shortest.words <= most) return [];
  return longest.words - middle >= middle - shortest.words
    ? [problem(longest.id, "longer", String(longest.words - middle))]
    : [problem(shortest.id, "shorter", String(middle - shortest.words))];
}

/** Those that begin in another way than most of the others. */
function unlike(group: readonly ReadText[]): BalanceProblem[] {
  if (!group.some(({ kind }) => kind === "answer" || kind === "option")) return [];
  const written = group.filter(({ key }) => key !== "");
  const [common] = Object.entries(forms)
    .map(([name, form]) => ({ name, others: written.filter(({ read }) => !form.test(read)) }))
    .toSorted((one, other) => one.others.length - other.others.length);
  if (!common || common.others.length >= written.length / 2) return [];
  return common.others.map(({ id }) => problem(id, "beginning", common.name));
}
