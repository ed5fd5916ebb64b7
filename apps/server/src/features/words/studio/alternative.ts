import type { AllEdits } from "@academy/content/editing/editable";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { saveOver } from "../../drafts/public.ts";
import { alternativeTo, withAlternative } from "../edits/alternative.rules.ts";
import { type Publisher, rendering } from "../publish-words.ts";
import { addVersion } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { alternativeOf, stateOfPage } from "./editable-page.ts";
import { checkedEdits } from "./write-page.ts";

type Deps = { db: Db; words: Words | undefined };
/** What belongs into the same commit. */
type CommitStep = (tx: Tx) => Promise<void>;

/** From now on half of the visitors read these words on a page. One such comparison at a time. */
export async function startAlternative(
  { db, words }: Deps,
  { page, edits, experiment }: { page: string; edits: AllEdits; experiment: string },
  { by, now }: Publisher,
  alongside: CommitStep,
): Promise<void> {
  if (!words) throw new AppError("UNAVAILABLE");
  checkedEdits(page, edits);
  const alternative = { page: alternativeTo(page), edits, experiment };
  const publishing = words.publish([alternative], ([revision = 0], keep) =>
    inTransaction(db, async (tx) => {
      if (await alternativeOf(tx, page)) throw new AppError("CONFLICT");
      const version = { ...alternative, revision, restoredFrom: null, by };
      if (!(await addVersion(tx, version, now()))) throw new AppError("CONFLICT");
      await keep(tx);
      await alongside(tx);
    }),
  );
  await rendering(publishing);
}

/** Everybody reads the same again: what was published, or the alternative, which is published in the same commit. */
export async function endAlternative(
  { db, words }: Deps,
  { page, experiment, isChosen }: { page: string; experiment: string; isChosen: boolean },
  { by, now }: Publisher,
  alongside: CommitStep,
): Promise<void> {
  if (!words) throw new AppError("UNAVAILABLE");
  const compared = await alternativeOf(db, page);
  if (compared?.experiment !== experiment) throw new AppError("CONFLICT");
  const { published, publishedEdits } = await stateOfPage(db, page);
  const ended = { page: alternativeTo(page), edits: {} };
  // Looked at when the comparison began: texts that a release has taken away meanwhile must not keep it from ending.
  const chosen = { page, edits: withAlternative(publishedEdits, compared.edits) };
  const changes = isChosen ? [chosen, ended] : [ended];
  const publishing = words.publish(changes, (revisions, keep) =>
    inTransaction(db, async (tx) => {
      const at = now();
      const current = await stateOfPage(tx, page);
      const isAsSeen = current.published?.revision === published?.revision;
      if (!isAsSeen || (await alternativeOf(tx, page))?.experiment !== experiment) {
        throw new AppError("CONFLICT");
      }
      for (const [index, revision] of revisions.entries()) {
        const change = changes[index] ?? ended;
        if (!(await addVersion(tx, { ...change, revision, restoredFrom: null, by }, at))) {
          throw new AppError("CONFLICT");
        }
      }
      const { draft, standing, state } = current;
      // What is being written goes on from what has become the page's.
      if (isChosen && draft) {
        const edits = withAlternative(draft.edits, compared.edits);
        await saveOver(tx, standing, { body: { edits }, basedOn: state }, { by, now: at });
      }
      await keep(tx);
      await alongside(tx);
    }),
  );
  await rendering(publishing);
}
