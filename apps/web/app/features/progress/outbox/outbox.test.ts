import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { storageInMemory } from "../../../lib/testing/storage-in-memory.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import { createOutbox, type Delivery } from "./outbox.ts";
import { hasPending, outboxStorage, type PendingSave } from "./outbox-storage.ts";

const lessonId = "lesson-1";
const viewingId = "viewing-1";

const position = (seconds: number, at = "2026-05-01T10:00:00.000Z", played = seconds) => ({
  courseId: "course",
  lessonId,
  positionSeconds: seconds,
  played: { viewingId, seconds: played },
  localDay: at.slice(0, 10),
  at,
});
const mark = (completed: boolean, at = "2026-05-01T10:00:01.000Z") => ({
  courseId: "course",
  lessonId,
  completed,
  at,
});
const unreachable = () => new TypeError("Failed to fetch");
const refusal = (status: number) => new ApiError(status, status === 401 ? "Unauthorized" : "", "");

let device = storageInMemory();
let waits: { ms: number; then: () => void; isOff: boolean }[] = [];
let delivered: PendingSave[] = [];

/** Answers each delivery with the next of these, and with success once they have run out. */
function open(person: string, answers: (Error | undefined)[] = []) {
  const deliver: Delivery = async (pending) => {
    const failure = answers.shift();
    if (failure) throw failure;
    delivered.push(pending);
  };
  const outbox = createOutbox({
    items: outboxStorage(person, guardStorage(device.area)),
    deliver,
    wait: (ms, then) => {
      const waiting = { ms, then, isOff: false };
      waits.push(waiting);
      return () => {
        waiting.isOff = true;
      };
    },
  });
  return outbox;
}
const bodies = () =>
  delivered.map((pending) =>
    pending.kind === "progress" ? pending.body : pending.kind === "note" ? pending.text : "",
  );

beforeEach(() => {
  device = storageInMemory();
  waits = [];
  delivered = [];
});

test("what is kept is sent once and then gone from the device", async () => {
  const outbox = open("ada");
  const key = outbox.addProgress(mark(true), viewingId);
  expect(device.kept.size).toBe(1);
  expect((await outbox.flush()).get(key)).toBe("sent");
  await outbox.flush();
  expect(bodies()).toEqual([mark(true)]);
  expect(device.kept.size).toBe(0);
  expect(waits).toEqual([]);
});

test("positions of one viewing become one entry: the newest place, the most that was played", async () => {
  const outbox = open("ada");
  outbox.addProgress(position(30), viewingId);
  outbox.addProgress(position(12, "2026-05-01T10:00:09.000Z", 34), viewingId);
  outbox.addProgress(position(12, "2026-05-01T10:00:10.000Z", 33), viewingId);
  await outbox.flush();
  expect(bodies()).toEqual([position(12, "2026-05-01T10:00:10.000Z", 34)]);
});

test("another day, another viewing and a mark are entries of their own, sent oldest first", async () => {
  const outbox = open("ada");
  outbox.addProgress(position(40, "2026-05-02T00:01:00.000Z"), viewingId);
  outbox.addProgress(mark(true, "2026-05-01T23:59:50.000Z"), viewingId);
  outbox.addProgress(position(30, "2026-05-01T23:59:00.000Z"), viewingId);
  outbox.addProgress(position(1, "2026-05-03T08:00:00.000Z"), "viewing-2");
  await outbox.flush();
  expect(bodies().map((body) => typeof body === "object" && body.at?.slice(8, 16))).toEqual([
    "01T23:59",
    "01T23:59",
    "02T00:01",
    "03T08:00",
  ]);
});

test("without a connection nothing is lost; it waits longer each time and tells the rest nothing", async () => {
  const outbox = open("ada", [unreachable(), unreachable(), unreachable()]);
  const key = outbox.addProgress(mark(true), viewingId);
  outbox.addProgress(position(30, "2026-05-01T10:00:05.000Z"), viewingId);
  const outcomes = await outbox.flush();
  expect([...outcomes.values()]).toEqual(["unreachable", "unreachable"]);
  expect(outcomes.get(key)).toBe("unreachable");
  await outbox.flush();
  await outbox.flush();
  expect(waits.map(({ ms }) => ms)).toEqual([3000, 6000, 12_000]);
  expect(device.kept.size).toBe(2);
  waits.at(-1)?.then();
  await expect.poll(() => device.kept.size).toBe(0);
  expect(delivered).toHaveLength(2);
});

test("the next page sends what the last one could not", async () => {
  const before = open("ada", [unreachable()]);
  before.addProgress(position(77), viewingId);
  await before.flush();
  await open("ada").flush();
  expect(bodies()).toEqual([position(77)]);
});

test("a server in trouble keeps nothing else from being sent", async () => {
  const outbox = open("ada", [refusal(503)]);
  const first = outbox.addProgress(mark(true, "2026-05-01T09:00:00.000Z"), viewingId);
  const second = outbox.addProgress(position(3), viewingId);
  const outcomes = await outbox.flush();
  expect([outcomes.get(first), outcomes.get(second)]).toEqual(["pending", "sent"]);
  expect(waits.map(({ ms }) => ms)).toEqual([3000]);
});

test("after the session is over everything stays, and nobody knocks again by the clock", async () => {
  const outbox = open("ada", [refusal(401)]);
  const key = outbox.addProgress(position(3), viewingId);
  expect((await outbox.flush()).get(key)).toBe("signed-out");
  expect(device.kept.size).toBe(1);
  expect(waits).toEqual([]);
});

test("what can never be taken is not sent for ever; a note is kept all the same", async () => {
  const outbox = open("ada", [refusal(404), refusal(404)]);
  const gone = outbox.addProgress(mark(true), viewingId);
  outbox.putNote("note:lesson-1:viewing-1", {
    at: "2026-05-01T11:00:00.000Z",
    lessonId,
    text: "words",
    base: { text: "", revision: 0 },
  });
  const outcomes = await outbox.flush();
  expect([...outcomes]).toEqual([
    [gone, "refused"],
    ["note:lesson-1:viewing-1", "pending"],
  ]);
  expect(outbox.listFor(lessonId)).toHaveLength(1);
});

test("whoever only looks sends nothing, and nothing waits for another time", async () => {
  const outbox = open("guise", [new OnlyLookingError(), new OnlyLookingError()]);
  const marked = outbox.addProgress(mark(true), viewingId);
  outbox.putNote("note:1", { at: "2026-05-01", lessonId, text: "words", base: { text: "", revision: 0 } });
  const outcomes = await outbox.flush();
  expect([outcomes.get(marked), outcomes.get("note:1")]).toEqual(["looking", "looking"]);
  expect([delivered, waits.filter(({ isOff }) => !isOff), device.kept.size]).toEqual([[], [], 0]);
});

test("what changes while it is being sent is sent again", async () => {
  let letGo = () => {};
  const outbox = createOutbox({
    items: outboxStorage("ada", guardStorage(device.area)),
    wait: () => () => {},
    deliver: async (pending) => {
      delivered.push(pending);
      if (delivered.length === 1)
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
    },
  });
  outbox.addProgress(position(10), viewingId);
  const first = outbox.flush();
  const key = outbox.addProgress(position(15, "2026-05-01T10:00:05.000Z"), viewingId);
  const second = outbox.flush();
  expect(outbox.flush()).toBe(second);
  letGo();
  await first;
  expect((await second).get(key)).toBe("sent");
  expect(bodies()).toEqual([position(10), position(15, "2026-05-01T10:00:05.000Z")]);
  expect(device.kept.size).toBe(0);
});

test("nobody sends what another person on the same device has left", async () => {
  const adas = open("ada@example.com", [unreachable()]);
  adas.addProgress(position(5), viewingId);
  await adas.flush();
  await open("ben@example.com").flush();
  expect(delivered).toEqual([]);
  // Not even where one name begins with the other.
  await open("ada@example.co").flush();
  expect(delivered).toEqual([]);
  expect(hasPending(lessonId, guardStorage(device.area))).toBe(true);
  expect(hasPending("lesson-2", guardStorage(device.area))).toBe(false);
});

test("what somebody is at work on is left to them", async () => {
  const outbox = open("ada");
  const key = "note:lesson-1:viewing-1";
  const release = outbox.hold(key);
  outbox.putNote(key, {
    at: "2026-05-01T10:00:00.000Z",
    lessonId,
    text: "a",
    base: { text: "", revision: 0 },
  });
  await outbox.flush();
  expect(delivered).toEqual([]);
  release();
  await outbox.flush();
  expect(bodies()).toEqual(["a"]);
});

test("a full or forbidden storage keeps things as long as the page lives", async () => {
  device.area().setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const outbox = open("ada", [unreachable()]);
  outbox.addProgress(position(5), viewingId);
  await outbox.flush();
  await outbox.flush();
  expect(bodies()).toEqual([position(5)]);
  expect(await outbox.flush()).toEqual(new Map());
});

test("something else under our name is passed over", async () => {
  device.kept.set("kept:ada:progress:x", "{not json");
  device.kept.set("kept:ada:other", '{"kind":"something"}');
  expect(await open("ada").flush()).toEqual(new Map());
});
