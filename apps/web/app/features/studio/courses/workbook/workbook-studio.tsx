import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import { studioEditor } from "@academy/content/pages/studio/editor";
import type { BookWords, StudioBook } from "@academy/contract/studio/workbooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { EditorFrame } from "../../editor/editor-frame.tsx";
import { isObject } from "../../editor/local-drafts.ts";
import { useDraft } from "../../editor/use-draft.ts";
import { Loaded } from "../../kit/list.tsx";
import { MissingThing } from "../missing-thing.tsx";
import { studioCoursePath } from "../paths.ts";
import { VersionHistory } from "../version-history.tsx";
import { BookOutline } from "./book-outline.tsx";
import { BookParts } from "./book-parts.tsx";
import { BookVisibility } from "./book-visibility.tsx";
import {
  bookQuery,
  bookVersionQuery,
  publishBook,
  readBook,
  refreshBooks,
  restoreBook,
  saveBook,
  useBookVersions,
} from "./calls.ts";

const words = studioWorkbookPage;

/** One workbook: its parts and items, and what becomes of it above. */
export function WorkbookStudio() {
  const { workbookId = "" } = useParams();
  const { data, error, refetch } = useQuery(bookQuery(workbookId));
  if (data) return <OpenBook key={data.id} book={data} />;
  return <MissingThing error={error} words={words.missing} onRetry={() => void refetch()} />;
}

function useBookDraft(book: StudioBook) {
  return useDraft<BookWords, StudioBook>({
    thing: book,
    contentOf: ({ title, subtitle, parts }) => ({ title, subtitle, parts }),
    revisionOf: ({ revision }) => String(revision),
    // A title that was emptied to be written anew is not yet a title.
    whatIsMissing: ({ title }) =>
      title.trim() === "" ? { field: "title", sentence: studioEditor.noTitle } : undefined,
    save: async (value, revision, replaces) => {
      const body = { ...value, revision: Number(revision), ...(replaces ? { replaces } : {}) };
      return String((await saveBook(book.id, body)).revision);
    },
    read: () => readBook(book.id),
    queryKey: bookQuery(book.id).queryKey,
    name: `workbook-${book.id}`,
    formerKey: `workbook-draft:${book.id}`,
    check: isBookWords,
  });
}

const isBookWords = (found: unknown): boolean =>
  isObject(found) &&
  [found.title, found.subtitle].every((each) => typeof each === "string") &&
  Array.isArray(found.parts) &&
  found.parts.every((part) => isObject(part) && typeof part.title === "string" && Array.isArray(part.items));

function OpenBook({ book }: { book: StudioBook }) {
  const { id, course } = book;
  const client = useQueryClient();
  const open = useBookDraft(book);
  const { thing, value: written, act } = open;
  const [isInHistory, setInHistory] = useState(false);
  const versions = useBookVersions(id, isInHistory);
  const isChanged = thing.state !== "published" || open.hasSavedSince;
  const publish = async () => {
    const isDone = await act("publish", (revision) => publishBook(id, Number(revision)));
    if (isDone) await refreshBooks(client);
    return isDone;
  };
  const errorAt = (field: string) => (open.problem?.field === field ? open.problem.sentence : undefined);
  const set = (change: Partial<BookWords>) => open.change((before) => ({ ...before, ...change }));
  return (
    <EditorFrame
      draft={open}
      back={{ to: studioCoursePath(course.id), label: course.title }}
      heading={written.title}
      badge={{
        label: words.states[isChanged ? (thing.state === "draft" ? "draft" : "changed") : "published"],
        isChanged,
      }}
      saved={studioEditor.status.saved}
      alsoThere={book.isOwnSaving || book.state === "published" ? null : whoSaved(book)}
      onHistory={() => setInHistory(true)}
      links={
        thing.state !== "draft" &&
        course.state === "published" && (
          <Link to={`/course/${course.id}/workbook/${book.slug}`} className="text-link">
            {words.view}
          </Link>
        )
      }
      publish={{
        run: publish,
        done: course.state === "published" ? words.published : words.publishedInDraft,
        isDisabled: !isChanged && open.status === "saved",
      }}
      compare={(value) => <BookOutline book={value} />}
      whoSaved={whoSaved}
      keepsTheirs
    >
      {book.alsoIn.length > 0 && (
        <p className="editor-note">
          {fillWords(words.alsoIn, { books: book.alsoIn.map((title) => `“${title}”`).join(", ") })}
        </p>
      )}
      <div className="lesson-edit">
        <div className="lesson-edit-main">
          <div className="lesson-edit-fields">
            <Field label={words.title} error={errorAt("title")}>
              <Input
                value={written.title}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => set({ title: target.value })}
              />
            </Field>
            <Field label={words.subtitle} hint={words.subtitleHint} error={errorAt("subtitle")}>
              <Input
                value={written.subtitle}
                maxLength={300}
                autoComplete="off"
                onChange={({ target }) => set({ subtitle: target.value })}
              />
            </Field>
          </div>
          <BookParts parts={written.parts} lessons={book.lessons} onChange={(parts) => set({ parts })} />
        </div>
        <div className="course-edit-side">
          <BookVisibility book={book} isShown={thing.state !== "draft"} onBefore={open.save} />
          <p className="studio-small">{words.promise}</p>
        </div>
      </div>
      {isInHistory && (
        <VersionHistory
          query={versions}
          show={(version) => <BookVersion bookId={id} id={version} />}
          restore={(version) => act("restore", (revision) => restoreBook(id, version, Number(revision)))}
          onClose={() => setInHistory(false)}
        />
      )}
    </EditorFrame>
  );
}

const whoSaved = ({ savedAt, savedBy }: StudioBook) => savedAt && { at: savedAt, by: savedBy };

const BookVersion = ({ bookId, id }: { bookId: string; id: string }) => (
  <Loaded query={useQuery(bookVersionQuery(bookId, id))}>{(book) => <BookOutline book={book} />}</Loaded>
);
