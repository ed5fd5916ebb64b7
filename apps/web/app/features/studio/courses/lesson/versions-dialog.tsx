import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { type UseQueryResult, useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../kit/list.tsx";

const words = studioLessonPage.versions;

type Versions = {
  items: { id: string; kind: "published" | "draft"; by: string | null; createdAt: string }[];
};

type VersionsDialogProps = {
  versions: UseQueryResult<Versions>;
  /** What it said, to be looked at. */
  show: (id: string) => ReactNode;
  /** Makes it the draft again; what is being written is saved first, so that it is in the history too. */
  restore: (id: string) => Promise<void>;
  conflict?: string;
  onClose: () => void;
};

/** What a lesson or a workbook said before: looked at, and made the draft again. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { versions, show, restore, conflict = words.conflict, onClose } = props;
  const [shown, setShown] = useState<string>();
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: () => {
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
          {hasCode(error, "CONFLICT") ? conflict : explain(error)}
        </p>
      )}
      {shown ? (
        show(shown)
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
