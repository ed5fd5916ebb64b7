import { studioEditor } from "@academy/content/pages/studio/editor";
import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import * as calls from "@academy/contract/calls/studio/own-pages";
import type { OwnPage, OwnPageView, Section } from "@academy/contract/visitors/own-pages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { ChangedTexts, type TextChange } from "../../editor/changes.tsx";
import { ConfirmAct, EditorFrame } from "../../editor/editor-frame.tsx";
import { History } from "../../editor/history.tsx";
import { useDraft } from "../../editor/use-draft.ts";
import { isOwnPage } from "../page-words.ts";
import { PreviewFrame } from "../preview-frame.tsx";
import { Line } from "./section-fields.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { ownPageQuery } from "./use-own-pages.ts";

const own = studioOwnPages.editor;
const words = studioPagesPage.editor;

function useOwnPageDraft(view: OwnPageView) {
  const params = { id: view.id };
  return useDraft<OwnPage, OwnPageView>({
    thing: view,
    contentOf: ({ page }) => page,
    revisionOf: ({ state }) => state,
    save: async (page, basedOn) => {
      const body = { basedOn, page };
      return (await callApi(calls.saveOwnPage, { params, body, keepalive: true })).state;
    },
    read: () => callApi(calls.showOwnPage, { params }),
    queryKey: ownPageQuery(view.id).queryKey,
    name: view.id,
    check: isOwnPage,
  });
}

/** One of the owner's own pages: what it is made of, and beside it how it looks. */
export function OwnPageEditor({ view: opened }: { view: OwnPageView }) {
  const { id } = opened;
  const params = { id };
  const navigate = useNavigate();
  const draft = useOwnPageDraft(opened);
  const { thing: view, value: page, act } = draft;
  const { publicAt } = view;
  const [isInHistory, setInHistory] = useState(false);
  const hasDraft = view.draft !== null || draft.hasSavedSince || draft.status !== "saved";
  const set = (change: Partial<OwnPage>) => draft.change((before) => ({ ...before, ...change }));

  const send =
    (call: typeof calls.publishOwnPage | typeof calls.unpublishOwnPage | typeof calls.discardOwnPage) =>
    (basedOn: string) =>
      callApi(call, { params, body: { basedOn } });
  const discard = async () => {
    const isLast = publicAt === null;
    const isDone = await act("discard", send(calls.discardOwnPage), { dropsUnsaved: true, isLast });
    if (isDone && isLast) void navigate("/studio/pages");
    return isDone;
  };
  const restore = (revision: number) =>
    act("restore", (basedOn) => callApi(calls.restoreOwnPage, { params, body: { basedOn, revision } }), {
      dropsUnsaved: true,
    });

  // What was refused when it was saved is named with the body's own name for the page.
  const problem = draft.problem && { ...draft.problem, field: draft.problem.field.replace(/^page\./, "") };
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined);
  return (
    <EditorFrame
      draft={draft}
      back={{ to: "/studio/pages", label: words.back }}
      heading={fillWords(own.title, { page: page.title })}
      saved={hasDraft ? own.draft : publicAt ? own.unchanged : own.notPublished}
      onHistory={() => setInHistory(true)}
      links={
        publicAt && (
          <a href={publicAt} target="_blank" rel="noreferrer" className="text-link">
            {own.view}
          </a>
        )
      }
      acts={
        <>
          {publicAt && (
            <ConfirmAct
              label={own.unpublish}
              words={own.unpublishing}
              act={{
                run: () => act("unpublish", send(calls.unpublishOwnPage)),
                done: own.unpublishing.done,
              }}
            />
          )}
          {hasDraft && (
            <ConfirmAct
              label={publicAt ? studioEditor.discard : own.removePage}
              words={{
                ...studioEditor.discarding,
                ...(publicAt ? { text: words.discarding } : own.removing),
              }}
              act={{ run: discard, done: publicAt ? studioEditor.discarded : own.removed }}
            />
          )}
        </>
      }
      publish={{
        run: () => act("publish", send(calls.publishOwnPage)),
        done: fillWords(own.published, { address: page.address }),
        isDisabled: !hasDraft && publicAt !== null,
      }}
      compare={(value, other) => (
        <ChangedTexts changes={textsOf(value).filter((text) => !textsOf(other).some(isLike(text)))} />
      )}
      whoSaved={(theirs) => theirs.draft ?? theirs.published}
    >
      {view.isLeftOut && (
        <div className="editor-notice">
          <h2>{words.leftOut.heading}</h2>
          <p>{words.leftOut.own}</p>
        </div>
      )}
      <div className="page-editor-room">
        <PreviewFrame
          id={id}
          title={page.title}
          hint={studioOwnPages.preview.hint}
          load={async (signal) => ({
            ...(await callApi(calls.previewOwnPage, { params, signal })),
            marks: [],
          })}
          version={draft.preview}
          textAt={() => undefined}
          onText={() => {}}
          onAsk={() => {}}
        />
        <div className="page-editor-side grid gap-4 grid-cols-1">
          <section aria-labelledby="facts-heading" className="word-fields">
            <h2 id="facts-heading">{own.facts}</h2>
            <Line
              label={own.name}
              hint={own.nameHint}
              value={page.title}
              error={errorAt("title")}
              onChange={(title) => set({ title })}
            />
            <Line
              label={own.address}
              hint={own.addressHint}
              value={page.address}
              error={errorAt("address")}
              onChange={(address) => set({ address })}
            />
            <Line
              label={own.description}
              hint={own.descriptionHint}
              rows={3}
              value={page.description}
              error={errorAt("description")}
              onChange={(description) => set({ description: description.replace(/\s*\n\s*/g, " ") })}
            />
          </section>
          <SectionsEditor
            sections={page.sections}
            problem={problem}
            onChange={(sections) => set({ sections })}
          />
        </div>
      </div>
      {isInHistory && (
        <OwnPageHistory versions={view.versions} restore={restore} onClose={() => setInHistory(false)} />
      )}
    </EditorFrame>
  );
}

const isLike = (text: TextChange) => (other: TextChange) =>
  text.id === other.id && text.after === other.after;

/** All that a page says, by where it stands. */
function textsOf({ title, address, description, sections }: OwnPage): TextChange[] {
  const texts: [label: string, text: string][] = [
    [own.name, title],
    [own.address, address],
    [own.description, description],
    ...sections.map((section, index): [string, string] => [
      `${index + 1}. ${studioOwnPages.kinds[section.kind]}`,
      textIn(section),
    ]),
  ];
  return texts.map(([label, text]) => ({ id: label, label, before: "", after: text }));
}

function textIn({ kind: _, ...texts }: Section): string {
  return Object.values(texts)
    .flat()
    .flatMap((text) => (typeof text === "string" ? [text] : "question" in text ? Object.values(text) : []))
    .filter(Boolean)
    .join("\n");
}

type OwnPageHistoryProps = {
  versions: OwnPageView["versions"];
  restore: (revision: number) => Promise<boolean>;
  onClose: () => void;
};

/** What was shown when, and by whom it was published. */
function OwnPageHistory({ versions, restore, onClose }: OwnPageHistoryProps) {
  const { history: told } = studioPagesPage;
  const { none, down, published, restored } = studioOwnPages.history;
  return (
    <History
      versions={versions.map(({ revision, at, by, restoredFrom, page }, index) => ({
        id: String(revision),
        title: fillWords(page ? (restoredFrom === null ? published : restored) : down, {
          when: formatTime(at),
          who: by ?? studioEditor.someone,
          address: page?.address ?? "",
        }),
        badge: index === 0 && page ? told.current : undefined,
        canRestore: index > 0 && page !== null,
      }))}
      none={none}
      consequence={told.consequence}
      show={(id) => {
        const page = versions.find(({ revision }) => String(revision) === id)?.page;
        return page && <ChangedTexts changes={textsOf(page)} />;
      }}
      restore={(id) => restore(Number(id))}
      restored={told.done}
      onClose={onClose}
    />
  );
}
