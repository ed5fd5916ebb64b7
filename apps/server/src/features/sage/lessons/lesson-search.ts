import { setImmediate } from "node:timers/promises";
import { formatLongDate } from "@academy/content/format-date";
import { sageTalk } from "@academy/content/help";
import MiniSearch from "minisearch";
import { contentStems, isCommonStem, sentencesOf } from "../understanding/tokens.ts";
import type { LaterLesson, LessonCourse } from "./lesson-passages.ts";
import type { LessonText } from "./lessons.queries.ts";

export type FoundLesson = {
  piece: LessonPiece;
  coverage: number;
  /** It opens later: what is said of it is when. */
  isLater?: boolean;
};

/** Of the words that say something, how many the piece has: fewer than this is chance. */
const minCoverage = 0.7;
const fewestWords = 2;
/** Further words of a long letter add little but time. */
const maxWords = 30;
/** More courses than an academy has; the oldest leave first. */
const maxKept = 100;
/** A whole course at once would hold up everybody else's requests. */
const piecesAtOnce = 20;

/** What is asked of a lesson that opens later, beside its name. */
const askedOfOpening = "when does open opens opening start starts begin begins available lesson module";

const tellingStems = (text: string) => contentStems(text).filter((stem) => !isCommonStem(stem));

/** Searches what a person's lessons say. Each course is indexed once, and again when it has changed. */
export function makeLessonSearch() {
  const kept = new Map<string, { version: string; search: MiniSearch<LessonPiece> }>();

  async function searchOf(course: LessonCourse): Promise<MiniSearch<LessonPiece>> {
    const { id, version } = course;
    const known = kept.get(id);
    if (known?.version === version) return known.search;
    const search = new MiniSearch<LessonPiece>({
      fields: ["title", "text"],
      storeFields: ["id", "title", "url", "text"],
      tokenize: tellingStems,
      processTerm: (term) => term,
    });
    await search.addAllAsync((await course.read()).flatMap(cutLesson), { chunkSize: piecesAtOnce });
    kept.delete(id);
    kept.set(id, { version, search });
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    return search;
  }

  return async function findLesson(
    question: string,
    courses: readonly LessonCourse[],
  ): Promise<FoundLesson | undefined> {
    const asked = tellingStems(question).slice(0, maxWords);
    if (asked.length < fewestWords) return undefined;
    let best: (FoundLesson & { score: number }) | undefined;
    for (const course of courses) {
      const search = await searchOf(course);
      // Some milliseconds each: others have their turn between them.
      await setImmediate();
      for (const found of search.search(asked.join(" "), {
        boost: { title: 2 },
        fuzzy: (term) => term.length > 5 && term.length <= 12 && 0.2,
        maxFuzzy: 2,
        prefix: (term) => term.length > 3,
      })) {
        if (course.later.has(String(found.id).split("/")[0] ?? "")) continue;
        const coverage = found.queryTerms.length / asked.length;
        if (coverage < minCoverage || found.score <= (best?.score ?? 0)) continue;
        const { title, url, text } = found as unknown as LessonPiece;
        best = { piece: { id: String(found.id), title, url, text }, coverage, score: found.score };
      }
    }
    const later = findLater(asked, courses);
    return later && later.coverage > (best?.coverage ?? 0) ? later : best;
  };
}

/** A lesson that opens later is known by its title and its module's. */
function findLater(asked: readonly string[], courses: readonly LessonCourse[]): FoundLesson | undefined {
  const found = courses.flatMap(({ later }) =>
    [...later].map(([id, { title, module, url, opensAt }]) => {
      const known = new Set(tellingStems(`${title} ${module} ${askedOfOpening}`));
      const coverage = asked.filter((stem) => known.has(stem)).length / asked.length;
      const isNamed = tellingStems(`${title} ${module}`).some((stem) => asked.includes(stem));
      const text = sayLater({ title, module, opensAt });
      return { piece: { id, title, url, text }, coverage: isNamed ? coverage : 0, isLater: true };
    }),
  );
  const [best] = found.sort((one, other) => other.coverage - one.coverage);
  return best && best.coverage >= minCoverage ? best : undefined;
}

const sayLater = ({ title, module, opensAt }: Omit<LaterLesson, "url">) =>
  sageTalk.later
    .replace("{title}", () => title)
    .replace("{module}", () => module)
    .replace("{day}", () => formatLongDate(opensAt));

type LessonPiece = { id: string; title: string; url: string; text: string };

const cutLessonFewestWords = 12;

/** A lesson in pieces of a paragraph each, without the signs of Markdown; lists stay with what introduces them. */
export function cutLesson({ id, title, url, text }: LessonText): LessonPiece[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const plain = withoutMarks(paragraph);
    if (plain === "") continue;
    const last = pieces.at(-1);
    const isShort = last !== undefined && last.split(" ").length < cutLessonFewestWords;
    if (isShort || (last !== undefined && /:$/.test(last))) pieces[pieces.length - 1] = `${last} ${plain}`;
    else pieces.push(plain);
  }
  return pieces.map((piece, index) => ({ id: `${id}/${index}`, title, url, text: piece }));
}

function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~]{1,3}/g, "")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^[-=|: ]+$/.test(line))
    .map((line) => (sentencesOf(line).length > 0 && !/[.!?:;,…”]$/.test(line) ? `${line}.` : line))
    .join(" ");
}
