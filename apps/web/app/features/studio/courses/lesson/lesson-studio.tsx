import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { studioEditor } from "@academy/content/pages/studio/editor";
import type { LessonWords, StudioLesson } from "@academy/contract/studio/courses";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useCallback, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Button } from "../../../../ui/buttons/button.tsx";
import { EditorFrame } from "../../editor/editor-frame.tsx";
import { isObject } from "../../editor/local-drafts.ts";
import { useDraft } from "../../editor/use-draft.ts";
import { Loaded } from "../../kit/list.tsx";
import { OwnerOnly } from "../../owner-only.tsx";
import {
  lessonQuery,
  publishLesson,
  readLesson,
  refreshCourses,
  restoreVersion,
  saveDraft,
  useVersions,
  versionQuery,
} from "../calls.ts";
import { CourseFiles } from "../course/course-files.tsx";
import type { TextEditorHandle } from "../editor/text-editor.tsx";
import { MissingThing } from "../missing-thing.tsx";
import { previewPath, studioCoursePath } from "../paths.ts";
import { Telling } from "../shelves/telling.tsx";
import { VersionHistory } from "../version-history.tsx";
import { ArchiveButton } from "./archive-button.tsx";
import { LessonFilm } from "./film/lesson-film.tsx";
import { LessonFields } from "./lesson-fields.tsx";
import { LessonOpenings } from "./lesson-openings.tsx";
import { LessonSettings } from "./lesson-settings.tsx";
import { LessonWriting } from "./lesson-writing.tsx";
import { StudioLessonText } from "./studio-lesson-text.tsx";

const words = studioLessonPage;

/** One lesson: its words on the left, when it opens on the right, and what becomes of it above. */
export function LessonStudio() {
  const { lessonId = "" } = useParams();
  const { data, error, refetch } = useQuery(lessonQuery(lessonId));
  if (data) return <OpenLesson key={data.id} lesson={data} />;
  return <MissingThing error={error} words={words.missing} onRetry={() => void refetch()} />;
}

function useLessonDraft(lesson: StudioLesson, flush: () => void) {
  return useDraft<LessonWords, StudioLesson>({
    thing: lesson,
    contentOf: ({ title, summary, minutes, text }) => ({ title, summary, minutes, text }),
    revisionOf: ({ revision }) => String(revision),
    // A title that was emptied to be written anew is not yet a title.
    whatIsMissing: ({ title }) =>
      title.trim() === "" ? { field: "title", sentence: studioEditor.noTitle } : undefined,
    save: async (value, revision, replaces) => {
      const body = { ...value, revision: Number(revision), ...(replaces ? { replaces } : {}) };
      return String((await saveDraft(lesson.id, body)).revision);
    },
    read: () => readLesson(lesson.id),
    flush,
    queryKey: lessonQuery(lesson.id).queryKey,
    name: `lesson-${lesson.id}`,
    formerKey: `lesson-draft:${lesson.id}`,
    check: isLessonWords,
  });
}

const isLessonWords = (found: unknown): boolean =>
  isObject(found) &&
  typeof found.minutes === "number" &&
  [found.title, found.summary, found.text].every((each) => typeof each === "string");

function OpenLesson({ lesson }: { lesson: StudioLesson }) {
  const { id, course } = lesson;
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useRef<TextEditorHandle>(null);
  const open = useLessonDraft(lesson, () => editor.current?.flush());
  const { draft, thing, value: written, change, act } = open;
  const [isInHistory, setInHistory] = useState(false);
  const versions = useVersions(id, isInHistory);
  const isChanged = thing.state !== "published" || open.hasSavedSince || lesson.film.isUnpublished;
  const publish = async () => {
    const isDone = await act("publish", (revision) => publishLesson(id, Number(revision)));
    if (isDone) await refreshCourses(client);
    return isDone;
  };
  const changeFields = useCallback(
    (fields: Partial<LessonWords>) => change((before) => ({ ...before, ...fields })),
    [change],
  );
  const changeText = useCallback((text: string) => changeFields({ text }), [changeFields]);
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
      alsoThere={lesson.isOwnSaving || lesson.state === "published" ? null : whoSaved(lesson)}
      onHistory={() => setInHistory(true)}
      acts={
        <Button
          size="small"
          variant="secondary"
          onClick={() => void open.save().then((isSaved) => isSaved && navigate(previewPath(course.id, id)))}
        >
          {words.preview}
        </Button>
      }
      publish={{
        run: publish,
        done: course.state === "published" ? words.published : words.publishedInDraft,
        isDisabled: !isChanged && open.status === "saved",
      }}
      compare={(value) => <ShownLesson lesson={value} />}
      whoSaved={whoSaved}
      keepsTheirs
    >
      {lesson.isArchived && <p className="editor-note">{words.archived}</p>}
      <div className="lesson-edit">
        <div className="lesson-edit-main">
          <LessonFields
            written={written}
            problem={open.problem}
            filmSeconds={lesson.filmSeconds}
            onChange={changeFields}
          />
          <LessonWriting
            key={open.edition}
            text={written.text}
            editor={editor}
            onTouch={draft.touch}
            onChange={changeText}
          />
        </div>
        <BesideWriting lesson={lesson} />
      </div>
      {isInHistory && (
        <VersionHistory
          query={versions}
          show={(version) => <LessonVersion lessonId={id} id={version} />}
          restore={(version) => act("restore", (revision) => restoreVersion(id, version, Number(revision)))}
          onClose={() => setInHistory(false)}
        />
      )}
    </EditorFrame>
  );
}

const whoSaved = ({ savedAt, savedBy }: StudioLesson) => savedAt && { at: savedAt, by: savedBy };

const LessonVersion = ({ lessonId, id }: { lessonId: string; id: string }) => (
  <Loaded query={useQuery(versionQuery(lessonId, id))}>{(lesson) => <ShownLesson lesson={lesson} />}</Loaded>
);

const ShownLesson = ({ lesson: { title, summary, text } }: { lesson: LessonWords }) => (
  <>
    <p className="editor-version-title">{title}</p>
    <p className="text-ink-soft">{summary}</p>
    <StudioLessonText markdown={text} />
  </>
);

/** All that is not written: it hears nothing of what is. */
const BesideWriting = memo(function BesideWriting({ lesson }: { lesson: StudioLesson }) {
  return (
    <div className="course-edit-side">
      <LessonFilm lesson={lesson} />
      <CourseFiles courseId={lesson.course.id} lessonId={lesson.id} />
      {lesson.course.isShelf ? (
        <Telling recordingId={lesson.id} />
      ) : (
        <>
          <LessonSettings lesson={lesson} />
          <OwnerOnly>
            <LessonOpenings lessonId={lesson.id} />
          </OwnerOnly>
        </>
      )}
      <ArchiveButton lesson={lesson} />
    </div>
  );
});
