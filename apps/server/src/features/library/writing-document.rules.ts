import { libraryPage } from "@academy/content/pages/library-page";
import { checkedText } from "@academy/contract/fields/answers";
import type { findBookmarks } from "../lessons/public.ts";
import type { listNotes, listOwnAnswers } from "./library.queries.ts";

type Writing = {
  name: string;
  notes: Awaited<ReturnType<typeof listNotes>>;
  bookmarks: Awaited<ReturnType<typeof findBookmarks>>;
  answers: Awaited<ReturnType<typeof listOwnAnswers>>;
  at: Date;
};

const words = libraryPage.document;

/** One page of HTML that any browser opens and prints, with nothing in it but what somebody wrote and was asked. */
export function writingDocument({ name, notes, bookmarks, answers, at }: Writing): string {
  const day = at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const courses = new Map(
    [...notes, ...bookmarks, ...answers].map(({ courseId, courseTitle }) => [courseId, courseTitle]),
  );
  const parts = [...courses].map(([id, title]) => {
    const its = {
      notes: notes.filter(isOf(id)),
      bookmarks: bookmarks.filter(isOf(id)),
      answers: answers.filter(isOf(id)),
    };
    return `<section><h2>${inHtml(title)}</h2>${notesOf(its.notes)}${bookmarksOf(its.bookmarks)}${answersOf(its.answers)}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inHtml(words.title)}</title><style>${style}</style></head>
<body><header><h1>${inHtml(words.title)}</h1><p>${inHtml(name)} · ${inHtml(day)}</p></header>
${parts.length > 0 ? parts.join("\n") : `<p>${inHtml(words.empty)}</p>`}
</body></html>
`;
}

const isOf =
  (id: string) =>
  ({ courseId }: { courseId: string }) =>
    courseId === id;

const notesOf = (notes: Writing["notes"]) =>
  notes.length === 0
    ? ""
    : `<h3>${inHtml(words.notes)}</h3>${notes
        .map(({ title, text }) => `<article><h4>${inHtml(title)}</h4><p>${inHtml(text)}</p></article>`)
        .join("")}`;

const bookmarksOf = (bookmarks: Writing["bookmarks"]) =>
  bookmarks.length === 0
    ? ""
    : `<h3>${inHtml(words.bookmarks)}</h3>${bookmarks
        .map(
          ({ title, excerpt, note }) =>
            `<article><h4>${inHtml(title)}</h4><p class="asked">${inHtml(excerpt)}</p><p>${inHtml(note)}</p></article>`,
        )
        .join("")}`;

function answersOf(answers: Writing["answers"]): string {
  const written = answers.flatMap(({ asked, fields }) => {
    const texts = Object.values(fields).flatMap(({ text }) => (text && text !== checkedText ? [text] : []));
    return texts.length === 0 ? [] : [{ asked, texts }];
  });
  if (written.length === 0) return "";
  const byPart = [...Map.groupBy(written, ({ asked }) => asked.part)];
  return `<h3>${inHtml(words.answers)}</h3>${byPart
    .map(([part, its]) => `<article><h4>${inHtml(part)}</h4>${its.map(answerOf).join("")}</article>`)
    .join("")}`;
}

const answerOf = ({ asked, texts }: { asked: { text: string }; texts: string[] }) =>
  `${asked.text ? `<p class="asked">${inHtml(asked.text)}</p>` : ""}${texts
    .map((text) => `<p>${inHtml(text)}</p>`)
    .join("")}`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const inHtml = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);

const style =
  "body{max-width:42rem;margin:3rem auto;padding:0 1.25rem;color:#351629;font:1.0625rem/1.6 Georgia,serif}" +
  "h1,h2,h3,h4{line-height:1.25;font-weight:500;break-after:avoid}h2{margin-top:3rem;border-top:1px solid}" +
  "h3{color:#7a5a12}h4{margin:1.5rem 0 .25rem}p{margin:.25rem 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}" +
  ".asked{color:#6d5563;font-style:italic}article{break-inside:auto}";
