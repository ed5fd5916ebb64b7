import { isPaperKey } from "@academy/content/mails/paper-keys";
import { studioMailsPage } from "@academy/content/pages/studio/mails-page";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import * as calls from "@academy/contract/calls/studio/pages";
import type { PageWords } from "@academy/contract/studio/pages";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUser } from "../../account/public.ts";
import { KeptNotice } from "./kept-notice.tsx";
import { MailPreview, Placeholders, SendTest } from "./mails/mail-editor.tsx";
import { PageHistory } from "./page-history.tsx";
import {
  differences,
  findField,
  pictureAt,
  textAt,
  withPictureAt,
  withTextAt,
  withValue,
} from "./page-words.ts";
import { PagePictureDialog } from "./pictures/page-picture-dialog.tsx";
import type { Mark } from "./prepare-preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import type { SavingState } from "./use-draft.ts";
import { useWordDraft } from "./use-page-words.ts";
import { fieldId } from "./word-field.tsx";
import { groupsOf, WordList } from "./word-list.tsx";

const words = studioPagesPage.editor;

type PageEditorProps = { page: PageWords; refresh: () => Promise<void> };

export function PageEditor({ page, refresh }: PageEditorProps) {
  const { id, parts } = page;
  const [version, setVersion] = useState(0);
  const draft = useWordDraft(page, (isShown) => isShown && setVersion((before) => before + 1));
  const { value: edits, saving } = draft;
  const isMail = id.startsWith("mail-");
  const isLocked = useUser().user?.role !== "owner" && page.isOwnersAlone;
  const isAlone = !isMail && !page.hasPreview;
  // An email is short: its texts are there at once.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isMail ? groupsOf(parts.slice(0, 1)).map((group) => group.id) : []),
  );
  const [isPublishing, setPublishing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [picturing, setPicturing] = useState<Mark>();
  const [failure, setFailure] = useState<string>();
  const title = fillWords(words.title, { page: page.title });
  useTitle(title);
  const waiting = differences(parts, page.publishedEdits, edits).length;
  const hasDraft = waiting > 0 || page.draft !== null;

  const attempt = async (work: (basedOn: string) => Promise<unknown>, done: string) => {
    setFailure(undefined);
    const basedOn = await draft.settled();
    if (basedOn === undefined) return;
    try {
      await work(basedOn);
      toast({ title: done });
      await refresh();
    } catch (error) {
      setFailure(explain(error));
    }
  };
  const publish = async () => {
    setPublishing(true);
    await attempt(
      (basedOn) => callApi(calls.publishPage, { params: { id }, body: { basedOn } }),
      isMail ? studioMailsPage.published : words.published,
    );
    setPublishing(false);
  };
  const discard = async () => {
    setDiscarding(false);
    await attempt(
      (basedOn) => callApi(calls.discardDraft, { params: { id }, body: { basedOn } }),
      words.discarded,
    );
  };
  const restore = async (revision: number) => {
    const basedOn = (await draft.settled()) ?? page.state;
    await callApi(calls.restorePage, { params: { id }, body: { basedOn, revision } });
  };

  const onOpen = useCallback((group: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(group) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(group);
      else after.delete(group);
      return after;
    });
  }, []);
  /** To where the list has it. */
  const showInList = ({ key, path }: Mark) => {
    const found = findField(parts, key, path);
    const group = groupsOf(parts).find(
      (each) => each.key === key && found && each.fields.includes(found.field),
    );
    if (!group) return;
    onOpen(group.id, true);
    // With the next task the fields of the group are there.
    window.setTimeout(() =>
      document.querySelector<HTMLElement>(`[data-word="${CSS.escape(fieldId(key, path))}"]`)?.focus(),
    );
  };
  const problem =
    saving.kind === "failed" && saving.field ? { field: saving.field, sentence: saving.sentence } : undefined;

  return (
    <div className="column studio-page page-editor">
      <header className="page-editor-head">
        <Link to="/studio/pages" className="text-link">
          {words.back}
        </Link>
        <h1>{title}</h1>
        <div className="page-editor-acts">
          <p role="status" className="studio-small">
            {statusOf(saving, waiting)}
          </p>
          {isMail && <SendTest id={id} settled={draft.settled} />}
          {page.path !== "" && (
            <a href={page.path} target="_blank" rel="noreferrer" className="text-link">
              {words.view}
            </a>
          )}
          {hasDraft && !isLocked && (
            <Button size="small" variant="quiet" onClick={() => setDiscarding(true)}>
              {words.discard}
            </Button>
          )}
          {!isLocked && (
            <Button
              size="small"
              isBusy={isPublishing}
              disabled={waiting === 0}
              onClick={() => void publish()}
            >
              {isPublishing ? words.publishing : words.publish}
            </Button>
          )}
        </div>
      </header>
      {(failure ?? (saving.kind === "failed" ? saving.sentence : undefined)) && (
        <p role="alert" className="text-danger">
          {saving.kind === "failed" && `${words.notSaved} `}
          {failure ?? (saving.kind === "failed" && saving.sentence)}{" "}
          {saving.kind === "failed" && (
            <Button size="small" variant="quiet" onClick={() => void draft.save()}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      {page.isLeftOut && (
        <div className="page-conflict">
          <h2>{words.leftOut.heading}</h2>
          <p>{words.leftOut.text}</p>
        </div>
      )}
      <KeptNotice kept={draft.kept} state={page.state} onUse={draft.useKept} onDrop={draft.dropKept} />
      {saving.kind === "conflict" && (
        <div role="alert" className="page-conflict">
          <h2>{words.conflict.heading}</h2>
          <p>{words.conflict.text}</p>
          <Button size="small" onClick={() => void draft.saveOver()}>
            {words.conflict.mine}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              draft.forget();
              void refresh();
            }}
          >
            {words.conflict.theirs}
          </Button>
        </div>
      )}
      <div className={classes("page-editor-room", isAlone && "page-editor-alone")}>
        {isMail && (
          <MailPreview id={id} version={version} hasPaper={parts.some(({ key }) => isPaperKey(key))} />
        )}
        {page.hasPreview && (
          <PreviewFrame
            id={id}
            hint={studioPagesPage.preview.hint}
            load={(signal) => callApi(calls.previewPage, { params: { id }, signal })}
            title={page.title}
            version={version}
            textAt={({ key, path }) => textAt(parts, edits, key, path)}
            onText={({ key, path }, text) =>
              draft.change((before) => withTextAt(parts, before, key, path, text), true)
            }
            onAsk={showInList}
            isPicture={({ key, path }) => pictureAt(parts, edits, key, path) !== undefined}
            onPicture={setPicturing}
          />
        )}
        <div className="page-editor-side">
          {isLocked ? (
            <p>{studioMailsPage.ownersAlone}</p>
          ) : (
            <>
              {isMail && <Placeholders placeholders={page.placeholders} />}
              {isAlone && <p className="studio-small">{words.noPreview}</p>}
              <WordList
                isAlone={isAlone}
                parts={parts}
                edits={edits}
                problem={problem}
                open={open}
                onOpen={onOpen}
                onChange={(key, field, value) =>
                  draft.change((before) => withValue(before, key, field, value), false)
                }
                onPicture={setPicturing}
              />
              <PageHistory page={page} restore={restore} refresh={refresh} />
            </>
          )}
        </div>
      </div>
      {picturing && (
        <PagePictureDialog
          place={pictureAt(parts, edits, picturing.key, picturing.path)}
          onClose={() => setPicturing(undefined)}
          onChange={(picture) => {
            const { key, path } = picturing;
            draft.change((before) => withPictureAt(parts, before, key, path, picture), false);
            setPicturing(undefined);
          }}
        />
      )}
      <Dialog
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={words.discarding.title}
        description={words.discarding.text}
        actions={
          <>
            <Button variant="destructive" onClick={() => void discard()}>
              {words.discarding.confirm}
            </Button>
            <Button variant="quiet" onClick={() => setDiscarding(false)}>
              {words.discarding.cancel}
            </Button>
          </>
        }
      />
    </div>
  );
}

function statusOf({ kind }: SavingState, waiting: number): string {
  if (kind === "waiting" || kind === "saving") return words.saving;
  if (kind !== "saved") return words.notSaved;
  if (waiting === 0) return words.unchanged;
  return `${words.saved}. ${waiting === 1 ? words.waiting.one : fillWords(words.waiting.many, { count: waiting })}`;
}
