import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { StudioBook } from "@academy/contract/studio/workbooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { studioCoursePath } from "../paths.ts";
import { deleteBook, refreshBooks, withdrawBook } from "./calls.ts";

const words = studioWorkbookPage.visibility;

type BookVisibilityProps = {
  book: StudioBook;
  /** Whether learners have it now. */
  isShown: boolean;
  /** Whether what was written is saved. */
  onBefore: () => Promise<boolean>;
};

/** Back to a draft, or gone for good where no learner has seen it. */
export function BookVisibility({ book, isShown, onBefore }: BookVisibilityProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async (title: string) => {
    toast({ title });
    await navigate(studioCoursePath(book.course.id));
    await refreshBooks(client);
  };
  const onError = (error: unknown) => {
    setAsking(false);
    toast({ title: explain(error) });
  };
  const withdrawing = useMutation({
    mutationFn: async () => {
      const isSaved = await onBefore();
      if (isSaved) await withdrawBook(book.id);
      return isSaved;
    },
    onSuccess: (isDone) => (isDone ? leave(words.withdrawn) : undefined),
    onError,
  });
  const removing = useMutation({
    mutationFn: () => deleteBook(book.id),
    onSuccess: () => leave(words.removed),
    onError,
  });
  return (
    <section className="course-edit-card">
      <h2 className="text-lead">{words.heading}</h2>
      <p>{isShown ? words.published : words.draft}</p>
      {isShown ? (
        <div>
          <p className="studio-small">{words.withdrawText}</p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            isBusy={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {words.withdraw}
          </Button>
        </div>
      ) : (
        <p>
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </p>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle}
        description={words.removeText}
        actions={
          <>
            <Button variant="destructive" isBusy={removing.isPending} onClick={() => removing.mutate()}>
              {words.confirmRemove}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </>
        }
      />
    </section>
  );
}
