import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { FindAttachment } from "../../platform/mail/message.ts";
import { printedName } from "../leads/public.ts";
import type { QuizVersions } from "../quiz-texts/public.ts";
import { keepRecent } from "./recent.ts";
import { findMailedResult, type SavedResult } from "./results.queries.ts";

export const reportFileName = "lightworker-archetype-report.pdf";
const contentType = "application/pdf";
const maxKept = 20;

type Deps = {
  db: Db;
  documents: Pick<Documents, "renderReport">;
  quizVersions: Pick<QuizVersions, "textsOf">;
  baseUrl: string;
};

export type Reports = ReturnType<typeof makeReports>;

/** Whoever has the link may fetch the report as often as they like: it is drawn once, without a name. */
export function makeReports({ db, documents, quizVersions, baseUrl }: Deps) {
  const keep = keepRecent<Uint8Array>(maxKept);
  const draw = async (
    { result, isCareless, quizVersion, takenAt, token }: SavedResult,
    { renderReport }: Deps["documents"],
    name?: string,
  ) =>
    renderReport({
      texts: await quizVersions.textsOf(quizVersion),
      result,
      isCareless,
      takenAt,
      resultUrl: `${baseUrl}/test-results?r=${token}`,
      ...(name ? { name } : {}),
    });

  const findAttachment: FindAttachment = async ({ id }) => {
    const saved = await findMailedResult(db, id);
    return (
      saved && {
        fileName: reportFileName,
        contentType,
        read: () => draw(saved, documents, saved.name === null ? undefined : printedName(saved.name)),
      }
    );
  };
  return {
    findAttachment,
    reportOf: async (saved: SavedResult, drawing: Deps["documents"]) => ({
      contentType,
      bytes: await keep(saved.token, () => draw(saved, drawing)),
    }),
  };
}
