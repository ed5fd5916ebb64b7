import type { StudioLesson } from "@academy/contract/studio/courses";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../kit/list.tsx";
import { readLesson, restoreVersion, useVersions, versionQuery } from "../calls.ts";
import { StudioLessonText } from "./studio-lesson-text.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

type LessonVersionsProps = {
  lessonId: string;
  revision: number;
  onBefore: () => Promise<void>;
  onRestored: (lesson: StudioLesson) => void;
  onClose: () => void;
};

/** What the lesson said before. */
export function LessonVersions({ lessonId, revision, onBefore, onRestored, onClose }: LessonVersionsProps) {
  const restore = async (versionId: string) => {
    await onBefore();
    const { revision: fresh } = await readLesson(lessonId);
    await restoreVersion(lessonId, versionId, Math.max(fresh, revision));
    onRestored(await readLesson(lessonId));
  };
  return (
    <VersionsDialog
      versions={useVersions(lessonId)}
      show={(id) => <Version lessonId={lessonId} id={id} />}
      restore={restore}
      onClose={onClose}
    />
  );
}

function Version({ lessonId, id }: { lessonId: string; id: string }) {
  return (
    <Loaded query={useQuery(versionQuery(lessonId, id))}>
      {({ title, summary, text }) => (
        <>
          <p className="lesson-both-title">{title}</p>
          <p className="mt-1 text-ink-soft">{summary}</p>
          <StudioLessonText markdown={text} />
        </>
      )}
    </Loaded>
  );
}
