import type { StarterWorkbook } from "@academy/content/courses/course";
import {
  type CaseFile,
  writtenIn,
} from "@academy/content/courses/healers-business-blueprint/case-files/case-file";
import { caseFiles, kindred } from "@academy/content/courses/healers-business-blueprint/case-files/index";
import { launchPlan } from "@academy/content/courses/healers-business-blueprint/launch-plan";
import { passages } from "@academy/content/courses/healers-business-blueprint/passages/passages";
import { giftBook } from "@academy/content/courses/healers-business-blueprint/workbook-week-1";
import { offerBook } from "@academy/content/courses/healers-business-blueprint/workbook-week-2";
import { launchBook } from "@academy/content/courses/healers-business-blueprint/workbook-week-3";
import { splitAddress } from "@academy/content/courses/workbook-fields";
import { checkedText } from "@academy/contract/fields/answers";
import type { ExamplesView } from "@academy/contract/learning/workbooks";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** The course whose workbooks they have filled in. */
export const courseWithExamples = "healers-business-blueprint";

type Pair = { primary: ArchetypeKey; secondary: ArchetypeKey };
type Words = Record<string, string>;

const books: readonly StarterWorkbook[] = [giftBook, offerBook, launchBook, launchPlan];

/** Worked out when first asked for: whoever never opens one needs none of it. */
const written = new Map<CaseFile, Words>();
function wordsOf(file: CaseFile): Words {
  const known = written.get(file);
  if (known) return known;
  const { words, checked } = writtenIn(file, books);
  const all = Object.fromEntries([
    ...words,
    ...[...checked].map((address) => [address, checkedText] as const),
  ]);
  written.set(file, all);
  return all;
}

/** Nearest first: of the same archetype, of the same two, of a kindred craft. */
export function nearestFirst(pair: Pair | null): CaseFile[] {
  if (!pair) return [...caseFiles];
  const distance = (file: CaseFile) => {
    if (file.primary === pair.primary) return 0;
    if (file.secondary === pair.primary) return 1;
    if (file === kindred[pair.primary]) return 2;
    return file.primary === pair.secondary ? 3 : 4;
  };
  return [...caseFiles].sort((one, other) => distance(one) - distance(other));
}

export const itemsWithExamples: ReadonlySet<string> = new Set(
  caseFiles.flatMap(({ answers }) => Object.keys(answers)),
);

/** The archetype's own sample sentence, offer, channel and weeks, where the workbooks ask for them. */
function samplesFor(archetype: ArchetypeKey): Words {
  const { sentence, offer, channel, weeks } = passages[archetype];
  const rows = {
    name: offer.name,
    whom: offer.forWhom,
    first: offer.first,
    middle: offer.middle,
    last: offer.last,
  };
  const more = {
    length: offer.howLong,
    bring: offer.weBring,
    finished: offer.finishedWhen,
    not: offer.whatItIsNot,
  };
  const page = Object.entries({ ...rows, ...more }).map(([row, text]) => [`offer.page/${row}.words`, text]);
  const plan = weeks.flatMap((week, index) =>
    Object.entries(week).map(([column, text]) => [`plan.weeks/${index + 1}.${column}`, text]),
  );
  return {
    "sentence.frame/sentence.mine": sentence,
    ...Object.fromEntries(page),
    "channel.chosen/what.words": channel.what,
    "channel.chosen/small.words": channel.small,
    ...Object.fromEntries(plan),
  };
}

/** Null where nothing is called so. */
export function examplesOf(of: string, pair: Pair | null): ExamplesView | null {
  const isAsked = (id: string) => id === of || id.startsWith(`${of}.`);
  const parts = books.flatMap(({ parts: all }) =>
    all.flatMap(({ title, items }) => {
      const asked = items.filter(({ id, kind }) => kind !== "text" && isAsked(id));
      return asked.length > 0 ? [{ title, items: asked as never }] : [];
    }),
  );
  if (parts.length === 0) return null;
  const within = (words: Words) =>
    Object.fromEntries(Object.entries(words).filter(([address]) => isAsked(splitAddress(address).item)));
  const own = pair && within(samplesFor(pair.primary));
  return {
    parts,
    people: nearestFirst(pair).map((file) => {
      const { name, about, group, primary, secondary } = file;
      return { name, about, group, primary, secondary, words: within(wordsOf(file)) };
    }),
    own: pair && own && Object.keys(own).length > 0 ? { archetype: pair.primary, words: own } : null,
  };
}
