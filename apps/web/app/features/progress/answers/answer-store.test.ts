import type { Answer, AnswersView, WorkbooksView, WrittenFields } from "@academy/contract/learning/workbooks";
import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { storageInMemory } from "../../../lib/testing/storage-in-memory.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import { createOutbox } from "../outbox/outbox.ts";
import { outboxStorage } from "../outbox/outbox-storage.ts";
import { createAnswerStore } from "./answer-store.ts";
import { saveAnswer } from "./save-answers.ts";

const course = { id: "c", title: "A course" };
const item = { id: "one.text", kind: "question", text: "Why?", lines: 3 } as const;
const table = {
  id: "one.table",
  kind: "table",
  columns: ["What", "Mine"],
  firstColumn: ["Name", "Price"],
  rows: 2,
  keys: { columns: ["what", "mine"], rows: ["name", "price"] },
} as const;
const both = {
  id: "two.both",
  kind: "question",
  text: "The offer, and its price",
  lines: 1,
  from: ["one.table/name.mine", "one.table/price.mine"],
} as const;
const end = { id: "three.end", kind: "question", text: "Again", lines: 1, from: ["two.both"] } as const;

const sum = { id: "four.sum", kind: "tool", tool: "price-sum" } as const;
const floor = {
  id: "five.floor",
  kind: "question",
  text: "The floor",
  lines: 1,
  from: ["four.sum/carry.result"],
} as const;

type Change = { item: string; baseRevision: number; fields: WrittenFields };

/** As the server decides: words over those they were written over, of boxes and figures the newest. */
function makeServer() {
  const kept = new Map<string, Answer>();
  let isUp = true;
  const put = async (_courseId: string, changes: Change[]): Promise<AnswersView> => {
    if (!isUp) throw new TypeError("Failed to fetch");
    const overtaken: string[] = [];
    for (const { item: id, baseRevision, fields } of changes) {
      const known = kept.get(id) ?? { item: id, revision: 0, fields: {} };
      const isSame = Object.entries(fields).every(([key, { text }]) => known.fields[key]?.text === text);
      if (isSame && kept.has(id)) continue;
      const isOverOthers = Object.entries(fields).some(
        ([key, { text, over }]) =>
          over !== undefined && ![over, text].includes(known.fields[key]?.text ?? ""),
      );
      if (isOverOthers || ("" in fields && baseRevision !== known.revision)) {
        overtaken.push(id);
        continue;
      }
      const newer = Object.entries(fields).filter(
        ([key, { at, over }]) => key === "" || over !== undefined || at > (known.fields[key]?.at ?? ""),
      );
      kept.set(id, {
        item: id,
        revision: known.revision + 1,
        fields: { ...known.fields, ...Object.fromEntries(newer) },
      });
    }
    const answers = changes.flatMap((change) => kept.get(change.item) ?? []);
    return { answers: structuredClone(answers), overtaken, refused: [] };
  };
  const view = (): WorkbooksView => ({
    course,
    later: [],
    workbooks: [
      {
        id: "b",
        slug: "a-book",
        title: "A Book",
        subtitle: "",
        kind: "workbook",
        moduleTitle: null,
        parts: [{ title: "Part", items: [item, table, both, end, sum, floor] as never }],
      },
    ],
    answers: structuredClone([...kept.values()]),
    earlier: [],
    known: {},
    examples: null,
  });
  const textOf = (id: string, key = "") => kept.get(id)?.fields[key]?.text;
  return { put, view, textOf, goDown: () => (isUp = false), comeBack: () => (isUp = true) };
}

let tabs = 0;
/** A device with a page of its own on it. */
function openPage(server: ReturnType<typeof makeServer>, storage = storageInMemory()) {
  const items = outboxStorage("ann@example.org", guardStorage(storage.area));
  const outbox = createOutbox({
    items,
    deliver: async (pending) => {
      if (pending.kind === "answer") await saveAnswer(pending, server);
    },
    wait: () => () => {},
  });
  tabs += 1;
  const tab = tabs;
  let tick = 0;
  const store = createAnswerStore({
    view: server.view(),
    drafts: items.list(),
    keyOf: (id) => `answer:c:${id}:${tab}`,
    outbox,
    save: (changes) => server.put("c", changes as Change[]),
    wait: () => () => {},
    // Later on each page, and at each key.
    now: () => new Date(Date.UTC(2026, 0, 1) + tab * 60_000 + tick++),
  });
  return { store, storage, outbox, items };
}

test("what is written is kept on the device at once, and on the account soon after", async () => {
  const server = makeServer();
  const { store, items } = openPage(server);
  store.write("one.text", "Because");
  expect(items.list()).toHaveLength(1);
  expect(store.state()).toBe("saving");
  await store.saveNow();
  expect([server.textOf("one.text"), items.list(), store.state()]).toEqual(["Because", [], "saved"]);
});

test("without a line it is kept here, and the next page sends it", async () => {
  const server = makeServer();
  const { store, storage, items } = openPage(server);
  server.goDown();
  store.write("one.text", "Because");
  store.write("one.table/name.mine", "Off Shift");
  await store.saveNow();
  expect([store.state(), items.list().length]).toEqual(["pending", 2]);
  store.close();
  server.comeBack();

  const next = openPage(server, storage);
  expect(next.store.read("one.text")).toBe("Because");
  await next.store.saveNow();
  expect([server.textOf("one.text"), server.textOf("one.table", "name.mine")]).toEqual([
    "Because",
    "Off Shift",
  ]);
  expect(next.items.list()).toEqual([]);
});

test("a page that knows nothing of workbooks sends it as well, joined with what came meanwhile", async () => {
  const server = makeServer();
  const away = openPage(server);
  server.goDown();
  away.store.write("one.text", "mine");
  away.store.close();
  server.comeBack();
  const other = openPage(server);
  other.store.write("one.text", "theirs");
  await other.store.saveNow();

  await away.outbox.flush();
  expect(server.textOf("one.text")?.split("\n").sort()).toEqual(["mine", "theirs"]);
});

test("what two devices write in one cell stands in it one below the other; of a box and a figure the newest stands", async () => {
  const server = makeServer();
  const [desk, phone] = [openPage(server), openPage(server)];
  desk.store.writeWords("one.table/name.mine", "Off Shift");
  desk.store.write("four.sum/weeks.result", "44");
  await desk.store.saveNow();
  phone.store.writeWords("one.table/name.mine", "Night Feet");
  phone.store.writeWords("one.table/price.mine", "$360");
  phone.store.write("four.sum/weeks.result", "46");
  await phone.store.saveNow();
  expect(phone.store.read("one.table/name.mine")).toBe("Night Feet\nOff Shift");
  await phone.store.saveNow();
  expect([phone.store.state(), server.textOf("one.table", "name.mine")]).toEqual([
    "merged",
    "Night Feet\nOff Shift",
  ]);
  expect([server.textOf("one.table", "price.mine"), server.textOf("four.sum", "weeks.result")]).toEqual([
    "$360",
    "46",
  ]);
  // Both are one cell from here on: whoever strikes out a line strikes it out.
  phone.store.writeWords("one.table/name.mine", "Off Shift");
  await phone.store.saveNow();
  expect(server.textOf("one.table", "name.mine")).toBe("Off Shift");
});

test("a cell left on a device that was offline is joined by the next page and by the outbox alike", async () => {
  for (const isLater of [true, false]) {
    const server = makeServer();
    const away = openPage(server);
    server.goDown();
    away.store.writeWords("one.table/name.mine", "mine");
    away.store.close();
    server.comeBack();
    const other = openPage(server);
    other.store.writeWords("one.table/name.mine", "theirs");
    await other.store.saveNow();
    if (isLater) await openPage(server, away.storage).store.saveNow();
    else await away.outbox.flush();
    expect(server.textOf("one.table", "name.mine")?.split("\n").sort()).toEqual(["mine", "theirs"]);
  }
});

test("words travel, stay in step, and stop where they are changed by hand", async () => {
  const { store } = openPage(makeServer());
  let drawn = 0;
  store.subscribe("three.end", () => (drawn += 1));
  store.write("one.table/name.mine", "Off Shift");
  store.write("one.table/price.mine", "$360");
  expect([store.read("two.both"), store.read("three.end")]).toEqual(["Off Shift, $360", "Off Shift, $360"]);
  expect([drawn, store.isTraveling("two.both")]).toEqual([2, true]);

  store.write("two.both", "Mine");
  store.write("one.table/price.mine", "$380");
  expect([store.read("two.both"), store.read("three.end"), store.isTraveling("two.both")]).toEqual([
    "Mine",
    "Mine",
    false,
  ]);
  store.write("two.both", null);
  expect(store.read("three.end")).toBe("Off Shift, $380");
});

test("only the field that changed is drawn", () => {
  const { store } = openPage(makeServer());
  let drawn = 0;
  store.subscribe("one.text", () => (drawn += 1));
  store.write("one.table/name.mine", "a");
  expect(drawn).toBe(0);
});

test("an answer that is too long is said to be, and the others are saved", async () => {
  const server = makeServer();
  const { store } = openPage(server);
  store.write("one.text", "x".repeat(10_001));
  store.write("one.table/name.mine", "short");
  await store.saveNow();
  await store.saveNow();
  expect([store.state(), server.textOf("one.table", "name.mine"), server.textOf("one.text")]).toEqual([
    "tooLong",
    "short",
    undefined,
  ]);
});

test("whatever the server says, the words stay here", async () => {
  const server = makeServer();
  const { store, items } = openPage({
    ...server,
    put: () => Promise.reject(new ApiError(500, "", "")),
  });
  store.write("one.text", "Because");
  await store.saveNow();
  expect([store.state(), items.list().length]).toEqual(["pending", 1]);
});

test("whoever only looks is told so, and goes on seeing what they wrote", async () => {
  const server = makeServer();
  const { store } = openPage({ ...server, put: () => Promise.reject(new OnlyLookingError()) });
  store.write("one.text", "Because");
  await store.saveNow();
  expect([store.state(), store.read("one.text")]).toEqual(["looking", "Because"]);
});

test("no line and no cell that anyone wrote is lost, however they wrote it", async () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let round = 0; round < 60; round += 1) {
    const server = makeServer();
    const devices = [openPage(server), openPage(server), openPage(server)];
    const lines: string[] = [];
    const cells: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      const device = devices[random(devices.length)];
      if (!device) continue;
      const { store } = device;
      const what = random(4);
      if (what < 2) {
        const line = `line ${round}.${step}`;
        lines.push(line);
        store.write("one.text", [store.read("one.text"), line].filter(Boolean).join("\n"));
      } else if (what === 2) {
        const address = "one.table/name.mine";
        const line = `cell ${round}.${step}`;
        cells.push(line);
        store.writeWords(address, [store.read(address), line].filter(Boolean).join("\n"));
      } else {
        if (random(3) === 0) server.goDown();
        await store.saveNow();
        server.comeBack();
      }
    }
    for (let times = 0; times < 4; times += 1) for (const { store } of devices) await store.saveNow();
    const written = server.textOf("one.text")?.split("\n") ?? [];
    expect(written, `round ${round}`).toEqual(expect.arrayContaining(lines));
    expect(server.textOf("one.table", "name.mine")?.split("\n") ?? []).toEqual(expect.arrayContaining(cells));
  }
});

test("a figure is drawn anew when something it is made of changes, travels on, and is never sent", async () => {
  const server = makeServer();
  const { store } = openPage(server);
  const entries = { weeks: "44", limit: "12", room: "6,600", live: "18,000", share: "75" };
  for (const [row, text] of Object.entries(entries)) store.write(`four.sum/${row}.result`, text);
  const drawn: string[] = [];
  for (const address of [
    "four.sum/counted.result",
    "four.sum/costs.result",
    "four.sum/carry.result",
    "five.floor",
    "one.text",
    "one.table/name.mine",
  ]) {
    store.subscribe(address, () => drawn.push(address));
  }
  expect([store.read("four.sum/carry.result"), store.read("five.floor")]).toEqual(["77.27", "77.27"]);

  store.write("four.sum/room.result", "6,000");

  expect(store.read("five.floor")).toBe("75.76");
  expect([...new Set(drawn)].sort()).toEqual([
    "five.floor",
    "four.sum/carry.result",
    "four.sum/costs.result",
  ]);
  await store.saveNow();
  expect(server.textOf("four.sum", "room.result")).toBe("6,000");
  expect(server.textOf("four.sum", "carry.result")).toBeUndefined();

  store.write("four.sum/carry.result", "90");
  expect([store.read("five.floor"), store.isTraveling("four.sum/carry.result")]).toEqual(["90", false]);
  store.write("four.sum/carry.result", "");
  expect([store.read("five.floor"), store.isTraveling("four.sum/carry.result")]).toEqual(["75.76", true]);
});
