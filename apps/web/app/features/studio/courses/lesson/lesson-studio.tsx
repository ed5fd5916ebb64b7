import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { LessonWords, StudioLesson } from "@academy/contract/studio/courses";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useCallback, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { OwnerOnly } from "../../owner-only.tsx";
import { lessonQuery, publishLesson, refreshCourses } from "../calls.ts";
import { CourseFiles } from "../course/course-files.tsx";
import { DraftHead, DraftNotices } from "../draft-head.tsx";
import type { TextEditorHandle } from "../editor/text-editor.tsx";
import { MissingThing } from "../missing-thing.tsx";
import { previewPath } from "../paths.ts";
import { ArchiveButton } from "./archive-button.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { LessonFilm } from "./film/lesson-film.tsx";
import { LessonFields } from "./lesson-fields.tsx";
import { LessonOpenings } from "./lesson-openings.tsx";
import { LessonSettings } from "./lesson-settings.tsx";
import { LessonVersions } from "./lesson-versions.tsx";
import { LessonWriting } from "./lesson-writing.tsx";
import { StudioLessonText } from "./studio-lesson-text.tsx";
import { useDraft } from "./use-draft.ts";

const words = studioLessonPage;

/** One lesson: its words on the left, when it opens on the right, and what becomes of it above. */
export function LessonStudio() {
  const { lessonId = "" } = useParams();
  const { data, error, refetch } = useQuery(lessonQuery(lessonId));
  useTitle(data?.title);
  if (data) return <OpenLesson key={data.id} lesson={data} />;
  return <MissingThing error={error} words={words.missing} onRetry={() => void refetch()} />;
}

function OpenLesson({ lesson }: { lesson: StudioLesson }) {
  const client = useQueryClient();
  const { draft, status, revision, isChanged, theirs, isDraft, words: written, edition } = useDraft(lesson);
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(true);
  const [isInHistory, setInHistory] = useState(false);
  const editor = useRef<TextEditorHandle>(null);
  const settle = async () => {
    editor.current?.flush();
    await draft.saveNow();
  };
  const publishing = useMutation({
    mutationFn: async () => {
      await settle();
      const { revision: saved, status: now } = draft.current();
      // What could not be saved can't be published.
      if (now !== "saved") throw new Error(words.saving[now]);
      await publishLesson(lesson.id, saved);
      draft.publishedAt(saved);
    },
    onSuccess: () => {
      toast({ title: lesson.course.state === "published" ? words.published : words.publishedInDraft });
      return refreshCourses(client);
    },
    onError: (error) => toast({ title: hasCode(error, "CONFLICT") ? words.publishConflict : explain(error) }),
  });
  const changeText = useCallback((text: string) => draft.change({ text }), [draft]);
  return (
    <div className="studio-page column">
      <DraftHead
        words={words}
        course={lesson.course}
        title={written.title}
        draft={{ status, isChanged, isDraft }}
        publishing={publishing}
        onHistory={() => setInHistory(true)}
      >
        <Button
          variant="secondary"
          onClick={() => void settle().then(() => navigate(previewPath(lesson.course.id, lesson.id)))}
        >
          {words.preview}
        </Button>
      </DraftHead>
      {lesson.isArchived && <p className="lesson-edit-note">{words.archived}</p>}
      <DraftNotices
        words={words}
        saved={lesson}
        hasConflict={theirs !== undefined}
        onCompare={() => setComparing(true)}
      />
      <div className="lesson-edit">
        <div className="lesson-edit-main">
          <LessonFields written={written} filmSeconds={lesson.filmSeconds} onChange={draft.change} />
          <LessonWriting
            key={edition}
            text={written.text}
            editor={editor}
            onTouch={draft.touch}
            onChange={changeText}
          />
        </div>
        <BesideWriting lesson={lesson} />
      </div>
      {theirs && isComparing && (
        <ConflictDialog
          mine={<Shown lesson={written} />}
          theirs={<Shown lesson={theirs} />}
          saved={theirs}
          onChoose={(choice) => {
            editor.current?.flush();
            void draft.resolve(choice);
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {isInHistory && (
        <LessonVersions
          lessonId={lesson.id}
          revision={revision}
          onBefore={settle}
          onRestored={draft.take}
          onClose={() => setInHistory(false)}
        />
      )}
    </div>
  );
}

const Shown = ({ lesson }: { lesson: LessonWords }) => (
  <>
    <p className="lesson-both-title">{lesson.title}</p>
    <StudioLessonText markdown={lesson.text} />
  </>
);

/** All that is not written: it hears nothing of what is. */
const BesideWriting = memo(function BesideWriting({ lesson }: { lesson: StudioLesson }) {
  return (
    <div className="course-edit-side">
      <LessonFilm lesson={lesson} />
      <CourseFiles courseId={lesson.course.id} lessonId={lesson.id} />
      <LessonSettings lesson={lesson} />
      <OwnerOnly>
        <LessonOpenings lessonId={lesson.id} />
      </OwnerOnly>
      <ArchiveButton lesson={lesson} />
    </div>
  );
});
