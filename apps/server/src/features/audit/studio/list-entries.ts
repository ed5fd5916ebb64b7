import type { AuditListQuery, AuditPage } from "@academy/contract/studio/settings";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listActions, listActors, listEntries, listLeadNames, listUserNames } from "./entries.queries.ts";

/** With the names of those it was about, as far as they are still here. */
export async function listAudit(db: Db, { cursor, limit, ...filters }: AuditListQuery): Promise<AuditPage> {
  const page = await readPage({ cursor, limit }, (request) => listEntries(db, filters, request), {
    cursorOf: ({ created_at, id }) => ({ at: created_at, id }),
    toItem: (entry) => entry,
  });
  const idsOf = (kind: string) => [
    ...new Set(
      page.items.flatMap(({ subject_kind, subject_id }) =>
        subject_kind === kind && subject_id !== null ? [subject_id] : [],
      ),
    ),
  ];
  const found = [...(await listLeadNames(db, idsOf("lead"))), ...(await listUserNames(db, idsOf("user")))];
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return {
    ...page,
    items: page.items.map(({ id, by, action, subject_kind, subject_id, detail, created_at }) => ({
      id,
      by,
      action,
      subject: { kind: subject_kind, id: subject_id, name: names.get(subject_id ?? "") ?? null },
      detail,
      createdAt: created_at.toISOString(),
    })),
  };
}

export async function listChoices(db: Db) {
  const people = await listUserNames(db, await listActors(db));
  return {
    people: people.sort((one, other) => (one.name < other.name ? -1 : 1)),
    actions: await listActions(db),
  };
}
