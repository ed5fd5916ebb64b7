import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { StudioBook } from "@academy/contract/studio/workbooks";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../kit/list.tsx";
import { VersionsDialog } from "../lesson/versions-dialog.tsx";
import { BookOutline } from "./book-outline.tsx";
import { bookVersionQuery, readBook, restoreBook, useBookVersions } from "./calls.ts";

type BookVersionsProps = {
  bookId: string;
  onBefore: () => Promise<void>;
  onRestored: (book: StudioBook) => void;
  onClose: () => void;
};

/** What the workbook said before. */
export function BookVersions({ bookId, onBefore, onRestored, onClose }: BookVersionsProps) {
  const restore = async (versionId: string) => {
    await onBefore();
    const { revision } = await readBook(bookId);
    await restoreBook(bookId, versionId, revision);
    onRestored(await readBook(bookId));
  };
  return (
    <VersionsDialog
      versions={useBookVersions(bookId)}
      show={(id) => <Version bookId={bookId} id={id} />}
      restore={restore}
      conflict={studioWorkbookPage.conflict.restore}
      onClose={onClose}
    />
  );
}

function Version({ bookId, id }: { bookId: string; id: string }) {
  return (
    <Loaded query={useQuery(bookVersionQuery(bookId, id))}>{(book) => <BookOutline book={book} />}</Loaded>
  );
}
