import { type LineVerdict, lineVerdicts, type PeopleImport } from "@academy/contract/studio/people-import";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { countLines, findImport, listLines } from "./people-import.queries.ts";

export async function showImport(db: Db | Tx, id: string): Promise<PeopleImport> {
  const found = await findImport(db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const groups = await countLines(db, id);
  const sum = (of: (typeof groups)[number][]) => of.reduce((all, { count }) => all + Number(count), 0);
  const counts = Object.fromEntries(
    lineVerdicts.map((verdict) => [verdict, sum(groups.filter((group) => group.verdict === verdict))]),
  ) as Record<LineVerdict, number>;
  return {
    id,
    state: found.state,
    isOfLeads: found.is_of_leads,
    offer: found.offer,
    sendsWelcome: found.sends_welcome,
    counts,
    getAccess: sum(groups.filter(({ gets_access }) => gets_access)),
    lines: sum(groups),
    done: groups.reduce((all, { done }) => all + Number(done), 0),
  };
}

type LinesRequest = {
  cursor?: string | undefined;
  limit?: number | undefined;
  verdict?: LineVerdict | undefined;
};

export async function listImportLines(db: Db, id: string, { verdict, ...page }: LinesRequest) {
  const found = await findImport(db, id);
  if (!found) throw new AppError("NOT_FOUND");
  return readPage(page, (request) => listLines(db, id, { ...request, verdict }), {
    cursorOf: ({ line }) => ({ at: found.created_at, id, count: line }),
    toItem: (line) => ({
      line: line.line,
      email: line.email,
      name: `${line.first_name} ${line.last_name}`.trim(),
      verdict: line.verdict,
      getsAccess: line.gets_access,
      isDone: line.done_at !== null,
    }),
  });
}
