import { isDocumentKey } from "@academy/content/mails/document-keys";
import { studioEditor } from "@academy/content/pages/studio/editor";
import { studioMailsPage } from "@academy/content/pages/studio/mails-page";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import * as calls from "@academy/contract/calls/studio/pages";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import { useCallback, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { classes } from "../../../ui/classes.ts";
import { useUser } from "../../account/public.ts";
import { ChangedTexts, Changes } from "../editor/changes.tsx";
import { ConfirmAct, EditorFrame } from "../editor/editor-frame.tsx";
import { History } from "../editor/history.tsx";
import { useDraft } from "../editor/use-draft.ts";
import { MailPreview, Placeholders, SendTest } from "./mails/mail-editor.tsx";
import {
  differences,
  findField,
  isPageEdits,
  pictureAt,
  textAt,
  withPictureAt,
  withTextAt,
  withValue,
} from "./page-words.ts";
import { PagePictureDialog } from "./pictures/page-picture-dialog.tsx";
import type { Mark } from "./prepare-preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { fieldId } from "./word-field.tsx";
import { groupsOf, WordList } from "./word-list.tsx";

const words = studioPagesPage.editor;
const told = studioPagesPage.history;

export const pageQuery = (id: string) => apiQuery(calls.showPage, { params: { id } });

/** The words that are written of a page. */
const usePageDraft = (page: PageWords) => {
  const params = { id: page.id };
  return useDraft<PageEdits, PageWords>({
    thing: page,
    contentOf: ({ edits }) => edits,
    revisionOf: ({ state }) => state,
    save: async (edits, basedOn) => {
      const body = { basedOn, edits };
      return (await callApi(calls.saveDraft, { params, body, keepalive: true })).state;
    },
    read: () => callApi(calls.showPage, { params }),
    queryKey: pageQuery(page.id).queryKey,
    name: page.id,
    check: isPageEdits,
  });
};

/** A page of ours or an email: its words in a list, and beside them how it looks. */
export function PageEditor({ page: opened }: { page: PageWords }) {
  const { id, parts } = opened;
  const params = { id };
  const draft = usePageDraft(opened);
  const { thing: page, value: edits, problem, change, act, preview } = draft;
  const isMail = id.startsWith("mail-");
  const isLocked = useUser().user?.role !== "owner" && page.isOwnersAlone;
  const isAlone = !isMail && !page.hasPreview;
  // An email is short: its texts are there at once.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isMail ? groupsOf(parts.slice(0, 1)).map((group) => group.id) : []),
  );
  const [picturing, setPicturing] = useState<Mark>();
  const [isInHistory, setInHistory] = useState(false);
  const waiting = differences(parts, page.publishedEdits, edits).length;
  const hasDraft = waiting > 0 || page.draft !== null || draft.hasSavedSince;
  const publish = () =>
    act("publish", (basedOn) => callApi(calls.publishPage, { params, body: { basedOn } }));
  const discard = () =>
    act("discard", (basedOn) => callApi(calls.discardDraft, { params, body: { basedOn } }), {
      dropsUnsaved: true,
    });
  const restore = (revision: number) =>
    act("restore", (basedOn) => callApi(calls.restorePage, { params, body: { basedOn, revision } }), {
      dropsUnsaved: true,
    });

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

  return (
    <EditorFrame
      draft={draft}
      back={{ to: "/studio/pages", label: words.back }}
      heading={fillWords(words.title, { page: page.title })}
      saved={waiting === 0 ? words.unchanged : `${words.saved}. ${countWords(waiting, words.waiting)}`}
      onHistory={isLocked ? undefined : () => setInHistory(true)}
      links={
        page.path !== "" && (
          <a href={page.path} target="_blank" rel="noreferrer" className="text-link">
            {words.view}
          </a>
        )
      }
      acts={
        <>
          {isMail && <SendTest id={id} save={draft.save} />}
          {hasDraft && !isLocked && (
            <ConfirmAct
              label={studioEditor.discard}
              words={{ ...studioEditor.discarding, text: words.discarding }}
              act={{ run: discard, done: studioEditor.discarded }}
            />
          )}
        </>
      }
      publish={
        isLocked
          ? undefined
          : {
              run: publish,
              done: isMail ? studioMailsPage.published : words.published,
              isDisabled: waiting === 0,
            }
      }
      compare={(value, other) => <ChangedTexts changes={differences(parts, other, value)} />}
      whoSaved={(theirs) => theirs.draft ?? theirs.published}
    >
      {page.isLeftOut && (
        <div className="editor-notice">
          <h2>{words.leftOut.heading}</h2>
          <p>{words.leftOut.text}</p>
        </div>
      )}
      <div className={classes("page-editor-room", isAlone && "lg:max-w-184 lg:grid-cols-1")}>
        {isMail && (
          <MailPreview id={id} version={preview} hasDocument={parts.some(({ key }) => isDocumentKey(key))} />
        )}
        {page.hasPreview && (
          <PreviewFrame
            id={id}
            hint={studioPagesPage.preview.hint}
            load={(signal) => callApi(calls.previewPage, { params, signal })}
            title={page.title}
            version={preview}
            textAt={({ key, path }) => textAt(parts, edits, key, path)}
            onText={({ key, path }, text) =>
              change((before) => withTextAt(parts, before, key, path, text), { isShown: true })
            }
            onAsk={showInList}
            isPicture={({ key, path }) => pictureAt(parts, edits, key, path) !== undefined}
            onPicture={setPicturing}
          />
        )}
        <div className="page-editor-side grid gap-4 grid-cols-1">
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
                onChange={(key, field, value) => change((before) => withValue(before, key, field, value))}
                onPicture={setPicturing}
              />
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
            change((before) => withPictureAt(parts, before, key, path, picture));
            setPicturing(undefined);
          }}
        />
      )}
      {isInHistory && <PageHistory page={page} restore={restore} onClose={() => setInHistory(false)} />}
    </EditorFrame>
  );
}

type PageHistoryProps = {
  page: PageWords;
  restore: (revision: number) => Promise<boolean>;
  onClose: () => void;
};

/** What the page said when, who published it, and what was changed each time. */
function PageHistory({ page: { versions, parts, publishedEdits }, restore, onClose }: PageHistoryProps) {
  const listed = versions.map(({ revision, at, by, restoredFrom }, index) => ({
    id: String(revision),
    title: fillWords(restoredFrom === null ? told.version : told.restored, {
      when: formatTime(at),
      who: by ?? studioEditor.someone,
    }),
    badge: index === 0 ? told.current : undefined,
    canRestore: index > 0,
  }));
  const first = { id: "0", title: told.first, canRestore: true };
  const changesOf = (id: string) => {
    const index = versions.findIndex(({ revision }) => String(revision) === id);
    if (index < 0) return differences(parts, publishedEdits, {});
    return differences(parts, versions[index + 1]?.edits ?? {}, versions[index]?.edits ?? {});
  };
  return (
    <History
      versions={versions.length > 0 ? [...listed, first] : []}
      none={told.none}
      consequence={told.consequence}
      show={(id) => <Changes changes={changesOf(id)} />}
      restore={(id) => restore(Number(id))}
      restored={told.done}
      onClose={onClose}
    />
  );
}
