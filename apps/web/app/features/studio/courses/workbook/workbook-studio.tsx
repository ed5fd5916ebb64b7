import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { StudioBook } from "@academy/contract/studio/workbooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { DraftHead, DraftNotices } from "../draft-head.tsx";
import { ConflictDialog } from "../lesson/conflict-dialog.tsx";
import { MissingThing } from "../missing-thing.tsx";
import { BookOutline } from "./book-outline.tsx";
import { BookParts } from "./book-parts.tsx";
import { BookVersions } from "./book-versions.tsx";
import { BookVisibility } from "./book-visibility.tsx";
import { bookQuery, publishBook, refreshBooks } from "./calls.ts";
import { useBookDraft } from "./use-book-draft.ts";

const words = studioWorkbookPage;

/** One workbook: its parts and items, and what becomes of it above. */
export function WorkbookStudio() {
  const { workbookId = "" } = useParams();
  const { data, error, refetch } = useQuery(bookQuery(workbookId));
  useTitle(data?.title);
  if (data) return <OpenBook key={data.id} book={data} />;
  return <MissingThing error={error} words={words.missing} onRetry={() => void refetch()} />;
}

function OpenBook({ book }: { book: StudioBook }) {
  const client = useQueryClient();
  const { draft, status, isChanged, isDraft, theirs, words: written } = useBookDraft(book);
  const [isComparing, setComparing] = useState(true);
  const [isInHistory, setInHistory] = useState(false);
  const publishing = useMutation({
    mutationFn: async () => {
      await draft.saveNow();
      const { revision, status: now } = draft.current();
      // What could not be saved can't be published.
      if (now !== "saved") throw new Error(words.saving[now]);
      await publishBook(book.id, revision);
      draft.publishedAt(revision);
    },
    onSuccess: () => {
      toast({ title: book.course.state === "published" ? words.published : words.publishedInDraft });
      return refreshBooks(client);
    },
    onError: (error) => toast({ title: hasCode(error, "CONFLICT") ? words.publishConflict : explain(error) }),
  });
  return (
    <div className="studio-page column">
      <DraftHead
        words={words}
        course={book.course}
        title={written.title}
        draft={{ status, isChanged, isDraft }}
        publishing={publishing}
        onHistory={() => setInHistory(true)}
        link={
          !isDraft &&
          book.course.state === "published" && (
            <Link to={`/course/${book.course.id}/workbook/${book.slug}`} className="text-link">
              {words.view}
            </Link>
          )
        }
      />
      <DraftNotices
        words={words}
        saved={book}
        hasConflict={theirs !== undefined}
        onCompare={() => setComparing(true)}
      />
      {book.alsoIn.length > 0 && (
        <p className="lesson-edit-note">
          {fillWords(words.alsoIn, { books: book.alsoIn.map((title) => `“${title}”`).join(", ") })}
        </p>
      )}
      <div className="lesson-edit">
        <div className="lesson-edit-main">
          <div className="lesson-edit-fields">
            <Field label={words.title}>
              <Input
                value={written.title}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => draft.change({ title: target.value })}
              />
            </Field>
            <Field label={words.subtitle} hint={words.subtitleHint}>
              <Input
                value={written.subtitle}
                maxLength={300}
                autoComplete="off"
                onChange={({ target }) => draft.change({ subtitle: target.value })}
              />
            </Field>
          </div>
          <BookParts
            parts={written.parts}
            lessons={book.lessons}
            onChange={(parts) => draft.change({ parts })}
          />
        </div>
        <div className="course-edit-side">
          <BookVisibility book={book} isShown={!isDraft} onBefore={draft.saveNow} />
          <p className="studio-small">{words.promise}</p>
        </div>
      </div>
      {theirs && isComparing && (
        <ConflictDialog
          title={words.conflict.title}
          mine={<BookOutline book={written} />}
          theirs={<BookOutline book={theirs} />}
          saved={theirs}
          onChoose={(choice) => void draft.resolve(choice)}
          onClose={() => setComparing(false)}
        />
      )}
      {isInHistory && (
        <BookVersions
          bookId={book.id}
          onBefore={draft.saveNow}
          onRestored={draft.take}
          onClose={() => setInHistory(false)}
        />
      )}
    </div>
  );
}
