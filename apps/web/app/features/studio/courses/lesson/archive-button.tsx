import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { useNavigate } from "react-router";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { archiveLesson, useCourseChange } from "../calls.ts";
import { studioCoursePath } from "../paths.ts";

const words = studioLessonPage.archive;

/** Away from learners and back; from here on, the course's page shows where it is. */
export function ArchiveButton({ lesson }: { lesson: StudioLesson }) {
  const { id, isArchived, course } = lesson;
  const navigate = useNavigate();
  const { mutate, isPending } = useCourseChange(() => archiveLesson(id, !isArchived));
  const act = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: isArchived ? words.back : words.done });
        void navigate(studioCoursePath(course.id));
      },
      onError: (error) => toast({ title: explain(error) }),
    });
  return (
    <p>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={act}>
        {isArchived ? words.bringBack : words.archive}
      </Button>
    </p>
  );
}
