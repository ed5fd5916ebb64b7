import { expect, onTestFinished, test } from "vitest";
import { result } from "../../testing/data/quiz-sheet.ts";
import { documentsInThread } from "./documents-thread.ts";

const broken = new URL("../../testing/processes/broken-render-process.ts", import.meta.url);
type Ask = (what: string) => Promise<unknown>;

function open(options: Parameters<typeof documentsInThread>[0] = {}) {
  const documents = documentsInThread(options);
  onTestFinished(() => documents.close());
  return { documents, ask: documents.drawLinkPreview as unknown as Ask };
}

test("mails, reports and pictures come out of the thread whole, while others are answered", async () => {
  const { documents } = open();
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];

  const [mail, report, picture] = await Promise.all([
    documents.renderMail(
      { template: "academy-is-running", props: { firstName: "Ann" } },
      { baseUrl: "http://localhost:5000" },
    ),
    documents.renderReport({
      result: result as Parameters<typeof documents.renderReport>[0]["result"],
      isCareless: false,
      takenAt: new Date("2031-05-01T10:00:00.000Z"),
      resultUrl: "http://localhost:5000/test-results?r=x",
    }),
    documents.drawLinkPreview("mystic"),
  ]);

  expect(mail.subject).toBe("Your academy is running");
  expect(Buffer.from(report).subarray(0, 5).toString()).toBe("%PDF-");
  expect(Buffer.from(picture).subarray(1, 4).toString()).toBe("PNG");
  // Had it been done here, nobody else would have been answered meanwhile.
  expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 2);
});

test("workbooks, certificates, badges and cards come out of it as well", async () => {
  const { documents } = open();
  const shared = { courseTitle: "A course", archetype: "mother" } as const;

  const [workbook, certificate, badge, card] = await Promise.all([
    documents.renderWorkbook({ ...shared, words: { title: "A book", subtitle: "", parts: [] } }),
    documents.renderCertificate({
      ...shared,
      name: "Ann",
      issuedOn: "2031-05-01",
      verifyUrl: "http://localhost:5000/verify/x",
    }),
    documents.drawBadge({ ...shared, credential: "a.b.c" }),
    documents.drawResultCard({ format: "wide", primary: "mother" }),
  ]);

  for (const file of [workbook, certificate])
    expect(Buffer.from(file).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(badge).toContain('verify="a.b.c"');
  expect(Buffer.from(card).subarray(1, 4).toString()).toBe("PNG");
});

test("a failure says what went wrong, and the next document is written", async () => {
  const { documents } = open();

  await expect(
    documents.renderMail({ template: "no-such-mail" } as never, { baseUrl: "http://localhost:5000" }),
  ).rejects.toThrow(/no-such-mail/);
  const mail = { template: "academy-is-running", props: {} } as const;
  expect((await documents.renderMail(mail, { baseUrl: "http://localhost:5000" })).text).not.toBe("");
});

test("a thread that ends, breaks or hangs fails what waits for it, and the next one starts anew", async () => {
  const { ask } = open({ program: broken, maxMs: 3000 });

  for (const [what, why] of [
    ["end", /ended/],
    ["throw", /a bug/],
    ["hang", /too long/],
  ] as const) {
    const [first] = await Promise.allSettled([ask(what), ask("behind it")]);
    expect(first, what).toMatchObject({ reason: { message: expect.stringMatching(why) } });
    expect(await ask("alive"), what).toBe("alive");
  }
});

test("only so many wait, and whoever is turned away may come again", async () => {
  const { ask } = open({ program: broken, maxWaiting: 2, maxMs: 3000 });
  const waiting = Promise.allSettled([ask("hang"), ask("hang")]);

  await expect(ask("one more")).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 10 });
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask("now")).toBe("now");
});

test("without work the thread ends, and starts again when there is some", async () => {
  const { ask } = open({ program: broken, idleMs: 20 });

  const ended = new Promise((resolve) => {
    process.once("worker", (thread) => thread.once("exit", resolve));
  });
  expect(await ask("one")).toBe("one");
  await ended;
  expect(await ask("two")).toBe("two");
});

test("closing fails what waits", async () => {
  const { documents, ask } = open({ program: broken });
  const waiting = ask("hang");
  const refused = expect(waiting).rejects.toThrow(/stopping/);

  await documents.close();
  await refused;
});

test("what is printed is on the paper that was chosen, from the next document on", async () => {
  const { documents } = open({ paper: "letter" });
  const certificate = {
    courseTitle: "A course",
    archetype: "mother",
    name: "Ann",
    issuedOn: "2031-05-01",
    verifyUrl: "http://localhost:5000/verify/x",
  } as const;
  const sizeOf = async (printing: Promise<Uint8Array>) => {
    const [, size = ""] =
      /\/MediaBox \[0 0 ([\d. ]+)\]/.exec(Buffer.from(await printing).toString("latin1")) ?? [];
    return size.split(" ").map((points) => Math.round(Number(points)));
  };

  expect(documents.paper()).toBe("letter");
  const underWay = sizeOf(documents.renderCertificate(certificate));
  documents.changeWords({ look: { paper: "a4" } });
  expect(documents.paper(), "what is under way is finished first").toBe("letter");
  expect(await underWay).toEqual([792, 612]);
  expect(documents.paper()).toBe("a4");
  expect(await sizeOf(documents.renderCertificate(certificate))).toEqual([842, 595]);
  // Other words, and no paper chosen: that of the address again.
  documents.changeWords({ look: { ink: "#12301f" } });
  expect(documents.paper()).toBe("letter");
  expect(await sizeOf(documents.renderCertificate(certificate))).toEqual([792, 612]);
});
