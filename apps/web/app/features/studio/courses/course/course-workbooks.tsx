import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { StudioBookRow } from "@academy/contract/studio/workbooks";
import { useQueryClient } from "@tanstack/react-query";
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../kit/list.tsx";
import { useListDrag } from "../../kit/use-list-drag.ts";
import { useCourseChange } from "../calls.ts";
import { studioWorkbookPath } from "../paths.ts";
import { TitleDialog } from "../title-dialog.tsx";
import { arrangeBooks, booksQuery, makeBook, useBooks } from "../workbook/calls.ts";

const words = studioWorkbookPage.list;

/** The workbooks of a course in their order: opened from here, and moved as lessons are. */
export function CourseWorkbooks({ courseId }: { courseId: string }) {
  const books = useBooks(courseId);
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const adding = useCourseChange((title: string) => makeBook(courseId, title));
  return (
    <section aria-labelledby="workbooks-heading" className="course-contents">
      <h2 id="workbooks-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="studio-small">{words.text}</p>
      <Loaded query={books}>{({ items }) => <BookLines courseId={courseId} books={items} />}</Loaded>
      <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      <TitleDialog
        isOpen={isAdding}
        words={studioWorkbookPage.form}
        make={adding.mutateAsync}
        onClose={() => setAdding(false)}
        onMade={({ id }) => void navigate(studioWorkbookPath(courseId, id))}
      />
    </section>
  );
}

function BookLines({ courseId, books }: { courseId: string; books: readonly StudioBookRow[] }) {
  const client = useQueryClient();
  const [news, setNews] = useState("");
  const { mutate } = useCourseChange((ids: string[]) => arrangeBooks(courseId, ids));
  const move = (id: string, to: number) => {
    const from = books.findIndex((book) => book.id === id);
    const moved = books[from];
    if (!moved || !books[to] || from === to) return;
    const items = books.toSpliced(from, 1).toSpliced(to, 0, moved);
    client.setQueryData(booksQuery(courseId).queryKey, { items });
    setNews(fillWords(words.moved, { title: moved.title, place: to + 1, count: items.length }));
    mutate(
      items.map((book) => book.id),
      {
        onError: (error) => toast({ title: hasCode(error, "CONFLICT") ? words.conflict : explain(error) }),
      },
    );
  };
  const step = (event: KeyboardEvent<HTMLElement>, id: string, at: number) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    move(id, at + by);
    requestAnimationFrame(() => document.getElementById(`handle-${id}`)?.focus());
  };
  const drag = useListDrag({
    onLine: (id, { overId }) =>
      move(
        id,
        books.findIndex((book) => book.id === overId),
      ),
  });
  if (books.length === 0) return <p className="text-ink-soft">{words.empty}</p>;
  return (
    <>
      <p id="book-move-hint" className="studio-small">
        {words.hint}
      </p>
      <ol className="lesson-lines w-full" onPointerDown={drag}>
        {books.map((book, at) => (
          <li key={book.id} data-place={`books/${book.id}`} className="lesson-line">
            <button
              type="button"
              id={`handle-${book.id}`}
              data-line-handle={book.id}
              className="icon-button move-handle"
              aria-label={fillWords(words.handle, { title: book.title })}
              aria-describedby="book-move-hint"
              onKeyDown={(event) => step(event, book.id, at)}
            >
              <GripVertical aria-hidden="true" />
            </button>
            <div className="min-w-0">
              <Link to={studioWorkbookPath(courseId, book.id)} className="lesson-line-title">
                <bdi>{book.title}</bdi>
              </Link>
              <p className="lesson-line-facts">
                <span>{words.items(book.itemCount)}</span>
                {book.kind === "template" && <span>{words.template}</span>}
                {book.state !== "published" && <Badge>{studioWorkbookPage.states[book.state]}</Badge>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
