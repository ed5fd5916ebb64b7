import type { Paper } from "@academy/contract/fields/papers";
import type { Documents, DocumentWords, Renderers } from "./documents.ts";
import { type LaneOptions, openLane } from "./documents-lane.ts";

const defaults = {
  stillMs: 30_000,
  idleMs: 30_000,
  lookEveryMs: 100,
  maxWaiting: 40,
  /** Beside the one under way. */
  maxOfPerson: 2,
  /** Where the owner has chosen none. */
  paper: "a4" as Paper,
  program: new URL("./render-thread.ts", import.meta.url),
};

/**
 * In threads of their own: while a report is drawn, visitors and leads are answered as fast as ever. Three of them, each
 * there as long as it has work: mails, which somebody may be waiting for in front of a screen, never wait behind documents,
 * and what is of a known length never waits behind what somebody has written.
 */
export function documentsInThread(options: Partial<typeof defaults> = {}): Documents {
  const { paper: firstPaper, ...limits }: typeof defaults = { ...defaults, ...options };
  let published: DocumentWords = {};
  let usualPaper = firstPaper;
  const paper = () => published.look?.paper ?? usualPaper;
  const words = () => ({ ...published, look: { ...published.look, paper: paper() } });
  const open = (comesLast: boolean) => openLane({ ...limits, comesLast } satisfies LaneOptions, words());
  const lanes = { mails: open(false), short: open(false), written: open(true) };
  const all = Object.values(lanes);
  const render =
    <Name extends keyof Renderers>(lane: keyof typeof lanes, renderer: Name, person?: string) =>
    (...args: Parameters<Renderers[Name]>) =>
      lanes[lane].ask(renderer, args, person) as ReturnType<Renderers[Name]>;
  const tellLanes = () => {
    const changed = words();
    for (const lane of all) lane.changeWords(changed);
  };

  const renderersFor = (person?: string): Renderers => ({
    renderMail: render("mails", "renderMail", person),
    renderReport: render("short", "renderReport", person),
    drawLinkPreview: render("short", "drawLinkPreview", person),
    drawResultCard: render("short", "drawResultCard", person),
    renderCertificate: render("short", "renderCertificate", person),
    drawBadge: render("short", "drawBadge", person),
    renderReceipt: render("short", "renderReceipt", person),
    renderWorkbook: render("written", "renderWorkbook", person),
    renderPlan: render("written", "renderPlan", person),
    renderWriting: render("written", "renderWriting", person),
  });

  return {
    ...renderersFor(),
    of: renderersFor,
    changeWords: (changed) => {
      published = changed as DocumentWords;
      tellLanes();
    },
    changeUsualPaper: (changed) => {
      if (changed === usualPaper) return;
      usualPaper = changed;
      tellLanes();
    },
    paper,
    close: async () => {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}
