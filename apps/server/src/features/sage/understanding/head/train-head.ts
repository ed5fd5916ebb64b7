import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { starterCourses } from "@academy/content/courses/starter-courses";
import { lessonPieces } from "../../lessons/lesson-pieces.ts";
import { embedAll } from "../meaning/embed-all.ts";
import { readAs } from "../meaning/meanings.ts";
import { meaningId, shippedFile, writeVectors } from "../meaning/shipped-vectors.ts";
import { dimensions } from "../meaning/vectors.ts";
import { readLessonQuestions } from "../practice/lesson-questions.ts";
import { stemOf, tokenize } from "../tokens.ts";
import { askedOf, type Head, headFile, packHead, rowsOf } from "./head.ts";
import { fingerprintOfPractice, lessonClass, listClasses, listPractice, offTopic } from "./practice.ts";
import { train } from "./train.ts";
import { wordShares } from "./word-shares.ts";

/** How much counting says beside what is learned. */
const sharesWeight = 0.04;
/** What nobody has asked yet is seldom ours. */
const offTopicBias = 0.2;

const courses = join(import.meta.dirname, "../../../../../../../packages/content/src/courses");

/** What the lessons of the starter courses say, piece by piece. */
async function readStarterPieces() {
  const slugs = starterCourses.flatMap(({ key, modules }) =>
    modules.flatMap(({ lessons }) => lessons.map(({ slug }) => ({ key, slug }))),
  );
  return Promise.all(
    slugs.map(async ({ key, slug }) => ({
      slug,
      pieces: lessonPieces(await readFile(join(courses, key, "lessons", `${slug}.md`), "utf8")),
    })),
  );
}

/** A word that was asked with once is a slip; the rarer of the others says more. */
function countWords(texts: readonly string[]): Pick<Head, "words" | "idf"> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(tokenize(text).map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= 2);
  return {
    words: known.map(([word]) => word),
    idf: Float32Array.from(known, ([, count]) => Math.log(1 + texts.length / count)),
  };
}

/** Writes the two files that Sage support ships with: run when practice, passages or starter lessons have changed. */
async function trainHead(): Promise<void> {
  const lessons = await readStarterPieces();
  const pieces = lessons.flatMap(({ slug, pieces: cut }) => cut.map(({ text }) => ({ slug, text })));
  const practice = listPractice();
  const samples = [
    ...practice,
    ...pieces.map(({ slug, text }) => ({ text, classes: [lessonClass(slug)], weight: 0.3 })),
  ];
  const vectorOf = await embedAll(samples.map(({ text }) => text));
  const classes = listClasses();
  const columns = new Map(classes.map((id, column) => [id, column]));
  const { words, idf } = countWords(samples.map(({ text }) => text));
  const rows = rowsOf(words);
  const prepared = samples.map(({ text, classes: right, weight }) => ({
    asked: askedOf(text, vectorOf(text), rows, idf),
    right: right.flatMap((id) => columns.get(id) ?? []),
    weight,
  }));
  const weights = train(prepared, { classes, words }, dimensions);
  const shares = wordShares(prepared.slice(0, practice.length), { classes, words });
  weights.words = weights.words.map((each, at) => each + sharesWeight * (shares[at] as number));
  const offTopicColumn = classes.indexOf(offTopic);
  weights.bias[offTopicColumn] = (weights.bias[offTopicColumn] as number) + offTopicBias;
  writeFileSync(headFile, packHead({ classes, words, idf, weights }, fingerprintOfPractice()));

  const asked = readLessonQuestions().map(({ question }) => question);
  const said = [...pieces.map(({ text }) => text), ...asked].map(readAs);
  const shipped = new Map(
    said.flatMap((text) => {
      const vector = vectorOf(text);
      return vector ? [[meaningId(text), vector] as const] : [];
    }),
  );
  writeFileSync(shippedFile, writeVectors(shipped));
}

await trainHead();
