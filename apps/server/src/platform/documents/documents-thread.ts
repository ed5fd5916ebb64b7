import type { Paper } from "@academy/contract/fields/papers";
import type { Documents, DocumentWords, Renderers } from "./documents.ts";
import { type Asker, type LaneOptions, openLane } from "./documents-lane.ts";

const defaults = {
  stillMs: 30_000,
  idleMs: 30_000,
  lookEveryMs: 100,
  maxWaiting: 40,
  /** Beside the one under way. */
  maxOfPerson: 2,
  /** Many may share an address. A quarter of the places, so that none of them holds what all others come to. */
  maxFromAddress: 10,
  /** Where the owner has chosen none. */
  paper: "a4" as Paper,
  program: new URL("./render-thread.ts", import.meta.url),
};

const oneAtATime = "Your last document is still being made. Please wait until it’s here, then try again.";

/**
 * In threads of their own: while a report is drawn, visitors and leads are answered as fast as ever. Three of them, each
 * there as long as it has work: mails, which somebody may be waiting for in front of a screen, never wait behind documents,
 * and what is of a known length never waits behind what somebody has written.
 */
export function documentsInThread(options: Partial<typeof defaults> = {}): Documents {
  const { paper: firstPaper, maxOfPerson, maxFromAddress, ...limits } = { ...defaults, ...options };
  let published: DocumentWords = {};
  let usualPaper = firstPaper;
  const paper = () => published.look?.paper ?? usualPaper;
  const words = () => ({ ...published, look: { ...published.look, paper: paper() } });
  const open = (comesLast: boolean) => openLane({ ...limits, comesLast } satisfies LaneOptions, words());
  const lanes = { mails: open(false), short: open(false), written: open(true) };
  const all = Object.values(lanes);
  const render =
    <Name extends keyof Renderers>(lane: keyof typeof lanes, renderer: Name, asker?: Asker) =>
    (...args: Parameters<Renderers[Name]>) =>
      lanes[lane].ask(renderer, args, asker) as ReturnType<Renderers[Name]>;
  const tellLanes = () => {
    const changed = words();
    for (const lane of all) lane.changeWords(changed);
  };

  const renderersFor = (asker?: Asker): Renderers => ({
    renderMail: render("mails", "renderMail", asker),
    renderReport: render("short", "renderReport", asker),
    drawLinkPreview: render("short", "drawLinkPreview", asker),
    drawResultCard: render("short", "drawResultCard", asker),
    renderCertificate: render("short", "renderCertificate", asker),
    drawBadge: render("short", "drawBadge", asker),
    renderReceipt: render("short", "renderReceipt", asker),
    renderWorkbook: render("written", "renderWorkbook", asker),
    renderPlan: render("written", "renderPlan", asker),
    renderWriting: render("written", "renderWriting", asker),
  });

  return {
    ...renderersFor(),
    of: (person) => renderersFor({ key: person, most: maxOfPerson, refusal: oneAtATime }),
    from: (address) => renderersFor({ key: `from ${address}`, most: maxFromAddress }),
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
