import type { Tx } from "../../platform/db/database.ts";
import { emitEvents } from "../webhooks/public.ts";
import { mayBeTold } from "./lead.rules.ts";
import { listChangingNews } from "./leads.queries.ts";

type NewsChange = { id: string; email: string; wantsNews: boolean; now: Date };

/** Before it changes whether somebody wants news: whoever sends it from elsewhere stops, or begins, with the same commit. */
export async function tellOfNews(tx: Tx, { now, ...change }: NewsChange): Promise<void> {
  const leads = await listChangingNews(tx, change);
  // Whoever was never told of has nothing to stop.
  const known = leads.filter(({ consentVersion }) => mayBeTold({ wantsNews: true, consentVersion }));
  const events = known.map(({ id, name, email }) => ({
    type: "lead.updated" as const,
    data: { id, name, email, wantsNews: change.wantsNews },
    about: { email },
  }));
  await emitEvents(tx, events, now);
}
