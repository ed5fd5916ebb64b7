import { studioEditor } from "@academy/content/pages/studio/editor";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useTitle } from "../../../lib/use-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { DraftNotices, type Saving } from "./draft-notices.tsx";
import type { OpenDraft } from "./use-draft.ts";

const words = studioEditor;

/** Something that can be done with a draft, and what is said once it is. */
type DraftAct = { run: () => Promise<boolean>; done: string };
type PublishAct = { isDisabled: boolean } & (
  | DraftAct
  | { /** Asks first, and does it itself. */ onAsk: () => void }
);

type EditorFrameProps<Value, Thing> = {
  draft: OpenDraft<Value, Thing>;
  back?: { to: string; label: string };
  heading: string;
  /** How it stands with those who read it. */
  badge?: { label: string; isChanged: boolean } | undefined;
  /** What is said when everything is saved. */
  saved: string;
  /** Whoever else has saved it lately. */
  alsoThere?: Saving;
  /** Opens the history, if there is one. */
  onHistory?: (() => void) | undefined;
  links?: ReactNode;
  /** Before the button that publishes. */
  acts?: ReactNode;
  publish?: PublishAct | undefined;
  /** What to tell of `value` beside `other`, where two have written. */
  compare: (value: Value, other: Value) => ReactNode;
  whoSaved: (theirs: Thing) => Saving;
  /** Whether what is chosen against can be restored. */
  keepsTheirs?: boolean;
  children: ReactNode;
};

/** Around everything that is written and published: what it is, how it is saved, and what can be done with it. */
export function EditorFrame<Value, Thing>(props: EditorFrameProps<Value, Thing>) {
  const { draft, back, heading, badge, saved, onHistory, links, acts, publish, children, ...conflict } =
    props;
  const { status } = draft;
  useTitle(heading);
  const isPublishing = draft.busy === "publish";
  const press = async () => {
    if (!publish) return;
    if ("onAsk" in publish) return publish.onAsk();
    if (await publish.run()) toast({ title: publish.done });
  };
  return (
    <div ref={draft.room} className="column studio-page editor">
      <header className="editor-head">
        {back && (
          <Link to={back.to} className="text-link">
            {back.label}
          </Link>
        )}
        <h1 className="wrap-anywhere">
          <bdi>{heading}</bdi>
        </h1>
        <div className="editor-links">
          {links}
          {onHistory && (
            <Button size="small" variant="quiet" onClick={onHistory}>
              {words.history.title}
            </Button>
          )}
        </div>
        <div className="editor-acts">
          <p role="status" className="studio-small">
            {badge && <Badge look={badge.isChanged ? "outline" : "wash"}>{badge.label}</Badge>}
            <span>{status === "saved" ? saved : words.status[status]}</span>
          </p>
          {acts}
          {publish && (
            <Button
              size="small"
              isBusy={isPublishing}
              disabled={publish.isDisabled}
              onClick={() => void press()}
            >
              {isPublishing ? words.publishing : words.publish}
            </Button>
          )}
        </div>
      </header>
      <DraftNotices draft={draft} {...conflict} />
      {children}
    </div>
  );
}

type ConfirmActProps = {
  label: string;
  words: { title: string; text: string; confirm: string; busy: string; cancel: string };
  act: DraftAct;
};

/** What takes something away asks first. */
export function ConfirmAct({ label, words: asked, act }: ConfirmActProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const run = async () => {
    setBusy(true);
    const isDone = await act.run();
    setBusy(false);
    // Before the toast, which would go with the dialog; why it was not done, the page behind says.
    flushSync(close);
    if (isDone) toast({ title: act.done });
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={asked.title}
        description={asked.text}
        actions={
          <>
            <Button variant="destructive" isBusy={isBusy} onClick={() => void run()}>
              {isBusy ? asked.busy : asked.confirm}
            </Button>
            <Button variant="quiet" onClick={close}>
              {asked.cancel}
            </Button>
          </>
        }
      />
    </>
  );
}
