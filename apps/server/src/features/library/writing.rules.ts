import { libraryPage } from "@academy/content/pages/learning/library-page";
import { checkedText } from "@academy/contract/fields/answers";
import type { WritingInput } from "@academy/documents/writing";
import type { findBookmarks } from "../lessons/public.ts";
import type { listNotes, listOwnAnswers } from "./library.queries.ts";

type LearnerWriting = {
  notes: Awaited<ReturnType<typeof listNotes>>;
  bookmarks: Awaited<ReturnType<typeof findBookmarks>>;
  answers: Awaited<ReturnType<typeof listOwnAnswers>>;
};
type Part = WritingInput["courses"][number]["parts"][number];

/** Read when asked for: they may have changed since this was loaded. */
const words = () => libraryPage.document;

/** What one wrote, course by course: notes, what was noted at bookmarks, and answers with what was asked. */
export function gatherWriting({ notes, bookmarks, answers }: LearnerWriting): WritingInput["courses"] {
  const courses = new Map(
    [...notes, ...bookmarks, ...answers].map(({ courseId, courseTitle }) => [courseId, courseTitle]),
  );
  return [...courses].flatMap(([id, title]) => {
    const isOf = ({ courseId }: { courseId: string }) => courseId === id;
    const parts: Part[] = [
      {
        heading: words().notes,
        entries: notes.filter(isOf).map((note) => ({ title: note.title, lines: [said(note.text)] })),
      },
      {
        heading: words().bookmarks,
        entries: bookmarks.filter(isOf).map(({ title: of, excerpt, note }) => ({
          title: of,
          lines: [...(excerpt ? [asked(excerpt)] : []), said(note)],
        })),
      },
      { heading: words().answers, entries: entriesOf(answers.filter(isOf)) },
    ].filter(({ entries }) => entries.length > 0);
    return parts.length > 0 ? [{ title, parts }] : [];
  });
}

const said = (text: string) => ({ text, isAsked: false });
const asked = (text: string) => ({ text, isAsked: true });

function entriesOf(answers: LearnerWriting["answers"]): Part["entries"] {
  const written = answers.flatMap(({ asked: place, fields }) => {
    const texts = Object.values(fields).flatMap(({ text }) => (text && text !== checkedText ? [text] : []));
    return texts.length === 0 ? [] : [{ place, texts }];
  });
  return [...Map.groupBy(written, ({ place }) => place.part)].map(([title, its]) => ({
    title,
    lines: its.flatMap(({ place, texts }) => [
      ...(place.text ? [asked(place.text)] : []),
      ...texts.map(said),
    ]),
  }));
}
