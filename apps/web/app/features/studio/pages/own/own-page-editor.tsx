import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import * as calls from "@academy/contract/calls/studio/own-pages";
import type { OwnPage, OwnPageView } from "@academy/contract/visitors/own-pages";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { KeptNotice } from "../kept-notice.tsx";
import { PreviewFrame } from "../preview-frame.tsx";
import { OwnPageHistory } from "./own-page-history.tsx";
import { Line, type Problem } from "./section-fields.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { useOwnPageDraft } from "./use-own-pages.ts";

const own = studioOwnPages.editor;
const words = studioPagesPage.editor;

type Confirmation = "discard" | "unpublish" | undefined;
type OwnPageEditorProps = { view: OwnPageView; refresh: () => Promise<void> };

/** One of the owner's own pages: what it is made of, and beside it how it looks. */
export function OwnPageEditor({ view, refresh }: OwnPageEditorProps) {
  const { id, publicAt, versions } = view;
  const navigate = useNavigate();
  const [version, setVersion] = useState(0);
  const draft = useOwnPageDraft(view, () => setVersion((before) => before + 1));
  const { value: page, saving } = draft;
  const [asked, setAsked] = useState<Confirmation>();
  const [busy, setBusy] = useState<"publish" | "unpublish">();
  const [failure, setFailure] = useState<Problem>();
  const title = fillWords(own.title, { page: page.title });
  useTitle(title);
  const hasDraft = view.draft !== null || page !== view.page;
  const set = (change: Partial<OwnPage>) => {
    setFailure(undefined);
    draft.change((before) => ({ ...before, ...change }), false);
  };

  const attempt = async (work: (basedOn: string) => Promise<unknown>, done: string) => {
    setFailure(undefined);
    const basedOn = await draft.settled();
    if (basedOn === undefined) return false;
    try {
      await work(basedOn);
      // Under an open dialog nobody would see or hear the toast.
      setAsked(undefined);
      toast({ title: done });
      return true;
    } catch (error) {
      const field = error instanceof ApiError ? (error.field ?? "") : "";
      setFailure({ field, sentence: explain(error) });
      return false;
    }
  };
  const send =
    (call: typeof calls.publishOwnPage | typeof calls.unpublishOwnPage | typeof calls.discardOwnPage) =>
    (basedOn: string) =>
      callApi(call, { params: { id }, body: { basedOn } });
  const publish = async () => {
    setBusy("publish");
    const done = fillWords(own.published, { address: page.address });
    if (await attempt(send(calls.publishOwnPage), done)) await refresh();
    setBusy(undefined);
  };
  const unpublish = async () => {
    setBusy("unpublish");
    if (await attempt(send(calls.unpublishOwnPage), own.unpublishing.done)) await refresh();
    setBusy(undefined);
    setAsked(undefined);
  };
  const discard = async () => {
    setAsked(undefined);
    const done = publicAt ? words.discarded : own.removed;
    if (!(await attempt(send(calls.discardOwnPage), done))) return;
    if (publicAt) await refresh();
    else void navigate("/studio/pages");
  };
  const restore = async (revision: number) => {
    const basedOn = (await draft.settled()) ?? view.state;
    await callApi(calls.restoreOwnPage, { params: { id }, body: { basedOn, revision } });
    await refresh();
  };

  const failed = saving.kind === "failed" ? saving : undefined;
  const problem: Problem = failure ?? (failed && { field: failed.field ?? "", sentence: failed.sentence });
  // What was refused when it was saved is named with the body's own name for the page.
  const here = problem && { ...problem, field: problem.field.replace(/^page\./, "") };
  const errorAt = (field: string) => (here?.field === field ? here.sentence : undefined);
  const dialog = asked === "unpublish" ? own.unpublishing : publicAt ? words.discarding : own.removing;

  return (
    <div className="column studio-page page-editor">
      <header className="page-editor-head">
        <Link to="/studio/pages" className="text-link">
          {words.back}
        </Link>
        <h1 className="wrap-anywhere">{title}</h1>
        <div className="page-editor-acts">
          <p role="status" className="studio-small">
            {statusOf(saving.kind, hasDraft, publicAt)}
          </p>
          {publicAt && (
            <>
              <a href={publicAt} target="_blank" rel="noreferrer" className="text-link">
                {own.view}
              </a>
              <Button size="small" variant="quiet" onClick={() => setAsked("unpublish")}>
                {own.unpublish}
              </Button>
            </>
          )}
          {hasDraft && (
            <Button size="small" variant="quiet" onClick={() => setAsked("discard")}>
              {publicAt ? words.discard : own.removePage}
            </Button>
          )}
          <Button
            size="small"
            isBusy={busy === "publish"}
            disabled={!hasDraft && publicAt !== null}
            onClick={() => void publish()}
          >
            {busy === "publish" ? words.publishing : words.publish}
          </Button>
        </div>
      </header>
      {problem && (
        <p role="alert" className="text-danger">
          {failed && `${words.notSaved} `}
          {problem.sentence}{" "}
          {failed && (
            <Button size="small" variant="quiet" onClick={() => void draft.save()}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      {view.isLeftOut && (
        <div className="page-conflict">
          <h2>{words.leftOut.heading}</h2>
          <p>{words.leftOut.own}</p>
        </div>
      )}
      <KeptNotice kept={draft.kept} state={view.state} onUse={draft.useKept} onDrop={draft.dropKept} />
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
      <div className="page-editor-room">
        <PreviewFrame
          id={id}
          title={page.title}
          hint={studioOwnPages.preview.hint}
          load={async (signal) => ({
            ...(await callApi(calls.previewOwnPage, { params: { id }, signal })),
            marks: [],
          })}
          version={version}
          textAt={() => undefined}
          onText={() => {}}
          onAsk={() => {}}
        />
        <div className="page-editor-side">
          <section aria-labelledby="facts-heading" className="word-fields">
            <h2 id="facts-heading">{own.facts}</h2>
            <Line
              label={own.name}
              hint={own.nameHint}
              value={page.title}
              error={errorAt("title")}
              onChange={(value) => set({ title: value })}
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
            problem={here}
            onChange={(sections) => set({ sections })}
          />
          <OwnPageHistory versions={versions} restore={restore} />
        </div>
      </div>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={dialog.title}
        description={dialog.text}
        actions={
          <>
            <Button
              variant="destructive"
              isBusy={busy === "unpublish"}
              onClick={() => void (asked === "unpublish" ? unpublish() : discard())}
            >
              {busy === "unpublish" ? own.unpublishing.busy : dialog.confirm}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {words.discarding.cancel}
            </Button>
          </>
        }
      />
    </div>
  );
}

function statusOf(kind: string, hasDraft: boolean, publicAt: string | null): string {
  if (kind === "waiting" || kind === "saving") return words.saving;
  if (kind !== "saved") return words.notSaved;
  if (hasDraft) return own.draft;
  return publicAt ? own.unchanged : own.notPublished;
}
