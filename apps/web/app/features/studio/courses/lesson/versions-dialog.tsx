import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { StudioLesson } from "@academy/contract/studio-courses";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../settings/loaded.tsx";
import { readLesson, restoreVersion, useVersions, versionQuery } from "../calls.ts";
import { StudioLessonText } from "./studio-lesson-text.tsx";

const words = studioLessonPage.versions;

type VersionsDialogProps = {
  lessonId: string;
  revision: number;
  /** What is being written is saved first, so that it is in the history too. */
  onBefore: () => Promise<void>;
  onRestored: (lesson: StudioLesson) => void;
  onClose: () => void;
};

/** What the lesson said before: looked at, and made the draft again. */
export function VersionsDialog({ lessonId, revision, onBefore, onRestored, onClose }: VersionsDialogProps) {
  const versions = useVersions(lessonId);
  const [shown, setShown] = useState<string>();
  const restoring = useMutation({
    mutationFn: async (versionId: string) => {
      await onBefore();
      const { revision: fresh } = await readLesson(lessonId);
      await restoreVersion(lessonId, versionId, Math.max(fresh, revision));
      return readLesson(lessonId);
    },
    onSuccess: (lesson) => {
      onRestored(lesson);
      toast({ title: words.restored });
      onClose();
    },
  });
  const { error } = restoring;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      actions={
        shown && (
          <>
            <Button isBusy={restoring.isPending} onClick={() => restoring.mutate(shown)}>
              {restoring.isPending ? words.restoring : words.restore}
            </Button>
            <Button variant="quiet" onClick={() => setShown(undefined)}>
              {words.back}
            </Button>
          </>
        )
      }
    >
      {error && (
        <p role="alert" className="field-error">
          {hasCode(error, "CONFLICT") ? words.conflict : explain(error)}
        </p>
      )}
      {shown ? (
        <Version lessonId={lessonId} id={shown} />
      ) : (
        <Loaded query={versions}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <ol className="lesson-versions">
                {items.map(({ id, kind, by, createdAt }) => (
                  <li key={id}>
                    <span>
                      <time dateTime={createdAt}>{formatTime(createdAt)}</time>
                      <span className="studio-small block">
                        {by ? fillWords(words.by, { name: by }) : words.byNobody}
                      </span>
                    </span>
                    <Badge look={kind === "published" ? "wash" : "outline"}>{words[kind]}</Badge>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={fillWords(words.showNamed, { time: formatTime(createdAt) })}
                      onClick={() => setShown(id)}
                    >
                      {words.show}
                    </Button>
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      )}
    </Dialog>
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
