import type { ErrorCode } from "@academy/contract/errors";
import type { Paper } from "@academy/contract/fields/papers";
import type { BadgeInput } from "@academy/documents/badge";
import type { CertificateInput } from "@academy/documents/certificate";
import type { PlanInput } from "@academy/documents/launch-plan";
import type { Mail, MailWordsDrafts, RenderedMail } from "@academy/documents/mails";
import type { ReceiptInput } from "@academy/documents/receipt";
import type { ReportInput } from "@academy/documents/report";
import type { ResultCardInput } from "@academy/documents/result-card";
import type { WorkbookInput } from "@academy/documents/workbook";
import type { WritingInput } from "@academy/documents/writing";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** Everything that is composed from templates. Each takes long enough to be noticed by whoever waits meanwhile. */
export type Renderers = {
  renderMail(
    mail: Mail,
    surroundings: { baseUrl: string; drafts?: MailWordsDrafts | undefined },
  ): Promise<RenderedMail>;
  renderReport(input: ReportInput): Promise<Uint8Array>;
  drawLinkPreview(archetype: ArchetypeKey): Promise<Uint8Array>;
  drawResultCard(input: ResultCardInput): Promise<Uint8Array>;
  renderWorkbook(input: WorkbookInput): Promise<Uint8Array>;
  renderPlan(input: PlanInput): Promise<Uint8Array>;
  renderWriting(input: WritingInput): Promise<Uint8Array>;
  renderCertificate(input: CertificateInput): Promise<Uint8Array>;
  drawBadge(input: BadgeInput): Promise<string>;
  renderReceipt(input: ReceiptInput): Promise<Uint8Array>;
};

export type Documents = Renderers & {
  /** The same for one person, whose documents are made one after another: everybody else's turn is between them. */
  of(person: string): Renderers;
  /** The same for all who come from one address. They may be a whole class, so that more of theirs may wait. */
  from(address: string): Renderers;
  /** From now on with other words in the templates; what was asked for before is made with the old ones. */
  changeWords(words: unknown): void;
  /** From now on on this paper, unless the owner has chosen one. */
  changeUsualPaper(paper: Paper): void;
  /** What the next one is printed on, if it is asked for at once. */
  paper(): Paper;
  close(): Promise<void>;
};

/** In this very thread. The templates and all they use are only in memory once something is to be written. */
export function documentsHere(): Documents {
  const renderers: Renderers = {
    renderMail: async (mail, surroundings) =>
      (await import("@academy/documents/mails")).renderMail(mail, surroundings),
    renderReport: async (input) => (await import("@academy/documents/report")).renderReport(input),
    drawLinkPreview: async (archetype) =>
      (await import("@academy/documents/link-preview")).drawLinkPreview(archetype),
    drawResultCard: async (input) => (await import("@academy/documents/result-card")).drawResultCard(input),
    renderWorkbook: async (input) => (await import("@academy/documents/workbook")).renderWorkbook(input),
    renderPlan: async (input) => (await import("@academy/documents/launch-plan")).renderPlan(input),
    renderWriting: async (input) => (await import("@academy/documents/writing")).renderWriting(input),
    renderCertificate: async (input) =>
      (await import("@academy/documents/certificate")).renderCertificate(input),
    drawBadge: async (input) => (await import("@academy/documents/badge")).drawBadge(input),
    renderReceipt: async (input) => (await import("@academy/documents/receipt")).renderReceipt(input),
  };
  return {
    ...renderers,
    of: () => renderers,
    from: () => renderers,
    changeWords: () => {},
    changeUsualPaper: () => {},
    paper: () => "a4",
    close: async () => {},
  };
}

/** The academy's words as the templates take them: beside those that are read, what is printed on. */
export type DocumentWords = { look?: { paper?: Paper } };

/** What goes to the thread and comes back; structured clones, so that dates and bytes arrive as such. */
export type ThreadData = { words: DocumentWords; comesLast: boolean };
export type Question = { id: number; renderer: keyof Renderers; args: unknown[] };
export type Answer =
  /** It begins, having used so much of the processor's time before, and may use so much more. */
  | { id: number; usedMs: number; budgetMs: number }
  | { id: number; value: unknown }
  | { id: number; refusal: ErrorCode }
  | { id: number; failure: string };
