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

test("what ends, breaks, hangs or takes more than its share fails alone: what waits behind it is made", async () => {
  const { ask } = open({ program: broken, stillMs: 1500, lookEveryMs: 20 });

  for (const [what, why] of [
    ["end", /ended/],
    ["throw", /a bug/],
    ["hang", /too long/],
    ["work", /more than one PDF can hold/],
  ] as const) {
    const [first, behind] = await Promise.allSettled([ask(what), ask("behind it")]);
    expect(first, what).toMatchObject({ reason: { message: expect.stringMatching(why) } });
    expect(behind, what).toMatchObject({ value: "behind it" });
  }
});

test("what no paper would hold is refused with a sentence before it is begun, and what waits behind it is made", async () => {
  const { documents, ask } = open();
  const tooLong = documents.renderWriting({ words: "w".repeat(150_001) } as never);
  const behind = ask("mystic");
  await expect(tooLong).rejects.toMatchObject({ code: "TOO_LONG_TO_PRINT" });
  expect(await behind).toBeTruthy();
});

test("only so many wait, and whoever is turned away may come again", async () => {
  const { ask } = open({ program: broken, maxWaiting: 2, stillMs: 500 });
  const waiting = Promise.allSettled([ask("hang"), ask("hang")]);

  await expect(ask("one more")).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 10 });
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask("now")).toBe("now");
});

test("mails wait behind nothing, and what is of a known length not behind what somebody wrote", async () => {
  const { documents, ask: askWorkbook } = open({ program: broken });
  const answered: string[] = [];
  const documentOf = (what: string) =>
    documents.renderWorkbook(what as never).then(() => answered.push(what));
  const held = expect(documentOf("hang")).rejects.toThrow(/stopping/);
  const behind = expect(documentOf("behind it")).rejects.toThrow(/stopping/);

  expect(await documents.renderMail("mail" as never, { baseUrl: "" })).toBe("mail");
  expect(await askWorkbook("preview")).toBe("preview");
  expect(answered).toEqual([]);
  await documents.close();
  await Promise.all([held, behind]);
});

test("a person has one document under way and two that wait; others go in between", async () => {
  const { documents } = open({ program: broken });
  const answered: string[] = [];
  const ask = (person: string, what: string) =>
    documents
      .of(person)
      .renderWorkbook(what as never)
      .then(() => answered.push(what));
  const all = [ask("ann", "ann 1"), ask("ann", "ann 2"), ask("ann", "ann 3")];
  await expect(ask("ann", "ann 4")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringContaining("still being made"),
  });
  all.push(ask("bob", "bob 1"));
  await Promise.all(all);
  expect(answered).toEqual(["ann 1", "ann 2", "bob 1", "ann 3"]);
});

test("those who share an address wait for more than one person may, and hold no more than a quarter of the places", async () => {
  const { documents } = open({ program: broken });
  const answered: string[] = [];
  const ask = (address: string, what: string) =>
    documents
      .from(address)
      .drawResultCard(what as never)
      .then(() => answered.push(address));
  const all = Array.from({ length: 11 }, (_, index) => ask("a class", `${index}`));
  await expect(ask("a class", "one more")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringContaining("wait a moment"),
  });
  all.push(ask("a visitor", "hers"));
  await Promise.all(all);
  expect(answered.indexOf("a visitor")).toBe(2);
});

/** Two scripts in turns, letter by letter: the worst there is to read. */
const mixed = "\u05d0a".repeat(4950);

test("a mail is there before the first of twenty people who print the worst that is allowed", async () => {
  const { documents } = open();
  let printed = 0;
  const questions = Array.from({ length: 12 }, (_, index) => `q${index}`);
  const items = questions.map((id) => ({ id, kind: "question" as const, text: "Asked?", lines: 3 }));
  const book = {
    courseTitle: "A course",
    archetype: "mother" as const,
    words: { title: "A book", subtitle: "", parts: [{ title: "A part", items }] },
    written: { name: "Ann", fields: Object.fromEntries(questions.map((id) => [id, mixed])) },
  };
  const people = Array.from({ length: 20 }, (_, index) => `person ${index}`);
  const all = people.map((person) =>
    documents
      .of(person)
      .renderWorkbook(book)
      .then(() => printed++),
  );
  const ends = Promise.allSettled(all);

  const mail = { template: "academy-is-running", props: {} } as const;
  expect((await documents.renderMail(mail, { baseUrl: "http://localhost:5000" })).text).not.toBe("");
  expect(printed).toBe(0);
  await documents.close();
  expect((await ends).every(({ status }) => status === "rejected")).toBe(true);
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
  expect(documents.paper()).toBe("a4");
  const behind = sizeOf(documents.renderCertificate(certificate));
  expect(await underWay, "what was asked for before is on what was chosen then").toEqual([792, 612]);
  expect(await behind).toEqual([842, 595]);
  expect(await sizeOf(documents.renderCertificate(certificate))).toEqual([842, 595]);
  // Other words, and no paper chosen: that of the address again.
  documents.changeWords({ look: { ink: "#12301f" } });
  expect(documents.paper()).toBe("letter");
  expect(await sizeOf(documents.renderCertificate(certificate))).toEqual([792, 612]);
  // She has moved.
  documents.changeUsualPaper("a4");
  expect(await sizeOf(documents.renderCertificate(certificate))).toEqual([842, 595]);
});
