import type { Workbook as Book, WorkbookPart as Part } from "../progress/public.ts";

/** What a lesson teaches to fill in: each part once, from the smallest book that has it; of a template, one mention. */
export function partsOfLesson(books: readonly Book[], lessonId: string): { book: Book; part: Part }[] {
  const smallestFirst = [...books].sort((one, other) => one.parts.length - other.parts.length);
  const seen = new Set<string>();
  return smallestFirst
    .flatMap((book) => book.parts.filter(({ lesson }) => lesson === lessonId).map((part) => ({ book, part })))
    .filter(({ book, part }) => {
      const key = book.kind === "template" ? book.slug : (part.items[0]?.id ?? part.title);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((one, other) => Number(one.book.kind === "template") - Number(other.book.kind === "template"));
}
