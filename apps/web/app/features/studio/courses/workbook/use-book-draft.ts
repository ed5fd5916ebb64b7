import type { BookWords, StudioBook } from "@academy/contract/studio/workbooks";
import { deviceStorage } from "../../../../lib/storage/storage.ts";
import { createDraft, type DeviceDraft } from "../lesson/draft-store.ts";
import { useKeptDraft } from "../lesson/use-kept-draft.ts";
import { isSameBook, wordsOfBook } from "./book-words.ts";
import { bookQuery, readBook, saveBook } from "./calls.ts";

/** On this device, until it is on the server. */
const deviceFor = (id: string) => {
  const key = `workbook-draft:${id}`;
  return {
    read: () => deviceStorage.read(key, keptOf),
    write: (kept: DeviceDraft<BookWords>) => void deviceStorage.write(key, kept),
    remove: () => deviceStorage.remove(key),
  };
};

function keptOf(found: unknown): DeviceDraft<BookWords> | undefined {
  const { words, revision } = (found ?? {}) as Partial<DeviceDraft<BookWords>>;
  const isWhole =
    typeof revision === "number" &&
    typeof words?.title === "string" &&
    typeof words.subtitle === "string" &&
    Array.isArray(words.parts) &&
    words.parts.every((part) => typeof part?.title === "string" && Array.isArray(part.items));
  return isWhole ? { words: wordsOfBook(words), revision } : undefined;
}

/** The draft of one workbook, for as long as its page is open. */
export function useBookDraft(book: StudioBook) {
  const { queryKey } = bookQuery(book.id);
  return useKeptDraft<BookWords, StudioBook>(queryKey, (save, wait) =>
    createDraft<BookWords, StudioBook>({
      written: book,
      wordsOf: wordsOfBook,
      isSame: isSameBook,
      device: deviceFor(book.id),
      save: (words) => save(saveBook(book.id, words)),
      read: () => readBook(book.id),
      wait,
    }),
  );
}
