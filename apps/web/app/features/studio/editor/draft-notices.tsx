import { studioEditor } from "@academy/content/pages/studio/editor";
import { type ReactNode, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import type { OpenDraft } from "./use-draft.ts";

const words = studioEditor;

export type Saving = { by: string | null; at: string } | "" | null;

type DraftNoticesProps<Value, Thing> = {
  draft: OpenDraft<Value, Thing>;
  alsoThere?: Saving;
  compare: (value: Value, other: Value) => ReactNode;
  whoSaved: (theirs: Thing) => Saving;
  keepsTheirs?: boolean;
};

/** What has to be known of the draft: that it could not be saved, that there is another, or that there are two. */
export function DraftNotices<Value, Thing>(props: DraftNoticesProps<Value, Thing>) {
  const { draft: open, alsoThere, ...conflict } = props;
  const { draft, status, problem, local, revision, theirs } = open;
  const isUnsaved = status === "failed" || status === "refused";
  return (
    <>
      {problem && (
        <p role="alert" className="text-danger">
          {isUnsaved && `${words.notSaved} `}
          {problem.sentence} {status === "failed" && `${words.again} `}
          {isUnsaved && (
            <Button size="small" variant="quiet" onClick={() => void open.save()}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      {local.map((each) => (
        <section key={each.key} className="editor-notice" aria-label={words.local.label}>
          <h2>{fillWords(words.local.heading, { when: formatTime(each.at) })}</h2>
          <p>{each.revision === revision ? words.local.text : words.local.since}</p>
          <Button size="small" onClick={() => void draft.continueWith(each)}>
            {words.local.use}
          </Button>
          <Button size="small" variant="quiet" onClick={() => draft.dropLocal(each)}>
            {words.local.drop}
          </Button>
        </section>
      ))}
      {alsoThere && !theirs && (
        <p className="editor-note">
          {fillWords(words.alsoThere, {
            name: alsoThere.by ?? words.someone,
            time: formatTime(alsoThere.at),
          })}
        </p>
      )}
      {theirs && <Conflict open={open} theirs={theirs} {...conflict} />}
    </>
  );
}

type ConflictProps<Value, Thing> = Omit<DraftNoticesProps<Value, Thing>, "draft" | "alsoThere"> & {
  open: OpenDraft<Value, Thing>;
  theirs: Thing;
};

/** Both beside each other, and the choice between them; also later. */
function Conflict<Value, Thing>({
  open,
  theirs,
  compare,
  whoSaved,
  keepsTheirs,
}: ConflictProps<Value, Thing>) {
  const [isComparing, setComparing] = useState(true);
  const { draft, value } = open;
  const other = draft.contentOf(theirs);
  const who = whoSaved(theirs);
  const { title, text, by, mine, keepMine, takeTheirs, later, decide } = words.conflict;
  return (
    <>
      <p role="alert" className="editor-notice">
        <span>{title}.</span>
        <Button variant="secondary" size="small" onClick={() => setComparing(true)}>
          {decide}
        </Button>
      </p>
      <Dialog
        isOpen={isComparing}
        onClose={() => setComparing(false)}
        title={title}
        description={keepsTheirs ? words.conflict.keepsTheirs : text}
        closeLabel={later}
        actions={
          <>
            <Button onClick={() => void draft.resolve("mine")}>{keepMine}</Button>
            <Button variant="secondary" onClick={() => void draft.resolve("theirs")}>
              {takeTheirs}
            </Button>
          </>
        }
      >
        <div className="editor-both">
          <Side heading={mine}>{compare(value, other)}</Side>
          <Side
            heading={words.conflict.theirs}
            more={
              who ? fillWords(by, { name: who.by ?? words.someone, time: formatTime(who.at) }) : undefined
            }
          >
            {compare(other, value)}
          </Side>
        </div>
      </Dialog>
    </>
  );
}

type SideProps = { heading: string; more?: string | undefined; children: ReactNode };

const Side = ({ heading, more, children }: SideProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section aria-label={heading} tabIndex={0}>
    <h3>{heading}</h3>
    {more && <p className="studio-small">{more}</p>}
    {children}
  </section>
);
