import { noTexts, type QuizTexts, versionName } from "@academy/quiz/texts/texts";
import type { Db } from "../../platform/db/database.ts";
import { findStanding, findVersion, listNumbered } from "../drafts/public.ts";
import { hashTexts } from "./version-names.ts";

/** What the academy began with. */
export const firstVersion = 1;
export const quizSubject = { kind: "quiz", id: "quiz" } as const;

/** How the quiz stands: what is published and what is being written. */
export async function stateOfQuiz(db: Db) {
  const standing = await findStanding(db, quizSubject);
  const { published, draft, state } = standing;
  const publishedTexts = published?.body ?? noTexts;
  const number = published?.number ?? firstVersion;
  return { standing, published, draft, state, number, publishedTexts, texts: draft?.body ?? publishedTexts };
}

/** What versions say differently from the first. */
export const findTexts = async (db: Db, numbers: readonly number[]) =>
  (await listNumbered(db, "quiz", numbers)).map(({ number, body }) => ({ number: number ?? 0, texts: body }));

/** Of a result whose version is not, or no longer, among ours. */
const unknownVersion = 0;

/** Twice as many as anybody has published in a year, and a megabyte or two at most. */
const maxKept = 40;

type Version = { number: number; texts: QuizTexts };
export type QuizVersions = ReturnType<typeof makeQuizVersions>;

/** The versions of the quiz's texts. What was published never changes, so what was read once is known for good. */
export function makeQuizVersions(db: Db) {
  const kept = new Map<number, { hash: string; texts: QuizTexts }>();

  async function read(number: number) {
    const version = await findVersion(db, quizSubject, number);
    return version && { hash: hashTexts(version.body), texts: version.body };
  }

  async function find(number: number) {
    const known = kept.get(number) ?? (await read(number));
    if (!known) return undefined;
    kept.delete(number);
    kept.set(number, known);
    const oldest = kept.keys().next();
    if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value);
    return known;
  }

  async function findNamed(name: string): Promise<Version | undefined> {
    if (!versionName.test(name)) return undefined;
    const [number = "", hash] = name.split("-");
    const found = await find(Number(number));
    return found && found.hash === hash ? { number: Number(number), texts: found.texts } : undefined;
  }

  return {
    findNamed,
    /** The one that an attempt says it was made with; whoever says nothing began with the first. */
    ofAttempt: async (name: string | undefined): Promise<Version> =>
      name === undefined
        ? { number: firstVersion, texts: noTexts }
        : ((await findNamed(name)) ?? { number: unknownVersion, texts: noTexts }),
    /** What a version says differently from the first. */
    textsOf: async (number: number): Promise<QuizTexts> =>
      number <= firstVersion ? noTexts : ((await find(number))?.texts ?? noTexts),
  };
}
