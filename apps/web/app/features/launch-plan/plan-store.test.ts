import type { PlanView } from "@academy/contract/learning/launch-plan";
import { applyChange } from "@academy/launch-plan/apply-change";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { beforeEach, expect, test } from "vitest";
import { guardStorage } from "../../lib/storage/storage.ts";
import { storageInMemory } from "../../lib/testing/storage-in-memory.ts";
import { createPlanStore } from "./plan-store.ts";

const plan: LaunchPlan = {
  startsOn: "2026-11-16",
  emptyWeeks: [6, 9],
  deeds: "",
  witness: "",
  things: [],
  fridays: {},
  drawer: [],
};
const view = {
  course: { id: "c", title: "C" },
  plan,
  revision: 1,
  hasCalendar: false,
  calendarUrl: null,
  sources: [],
  emptyWeeks: null,
  finishedAt: null,
};

let device = storageInMemory();
let waits: (() => void)[] = [];
let server: { plan: LaunchPlan; revision: number; known: Set<string>; isDown: boolean; losesAnswer: boolean };

function open() {
  return createPlanStore(
    {
      storage: guardStorage(device.area),
      prefix: "plan:ann:c:",
      now: () => 1000,
      wait: (_ms, then) => {
        waits.push(then);
        return () => {};
      },
      send: async (changes) => {
        if (server.isDown) throw new TypeError("Failed to fetch");
        const refused: { id: string; because: string }[] = [];
        for (const { id, change } of changes) {
          if (server.known.has(id)) continue;
          server.known.add(id);
          const outcome = applyChange(server.plan, change);
          if (outcome.refusal) refused.push({ id, because: outcome.refusal });
          server.plan = outcome.plan;
        }
        server.revision++;
        if (server.losesAnswer) throw new TypeError("Failed to fetch");
        return { ...(view as PlanView), plan: server.plan as never, revision: server.revision, refused };
      },
    },
    { ...view, plan: server.plan, revision: server.revision },
  );
}

beforeEach(() => {
  device = storageInMemory();
  waits = [];
  server = { plan, revision: 1, known: new Set(), isDown: false, losesAnswer: false };
});

const write = (text: string) => ({ kind: "write", thing: "t", week: 1, column: "found", text }) as const;

test("letter after letter is shown at once and sent as one change", async () => {
  const store = open();
  for (const text of ["C", "Ca", "Call"]) store.change(write(text));
  expect(store.current()).toMatchObject({ saving: "saving" });
  expect(store.current().plan.things[0]?.text).toBe("Call");
  expect(device.kept.size).toBe(1);

  await store.flush();

  expect(server.plan.things.map(({ text }) => text)).toEqual(["Call"]);
  expect(server.known.size).toBe(1);
  expect(store.current().saving).toBe("saved");
  expect(device.kept.size).toBe(0);
});

test("without a connection everything stays on the device, and the next page sends it", async () => {
  server.isDown = true;
  const before = open();
  before.change(write("Call"));
  before.change({ kind: "check", thing: "t", isDone: true });
  await before.flush();
  expect(before.current().saving).toBe("kept");

  server.isDown = false;
  const after = open();
  expect(after.current().plan.things[0]).toMatchObject({ text: "Call", isDone: true });
  await after.flush();
  expect(server.plan.things[0]).toMatchObject({ text: "Call", isDone: true });
});

test("what another device did meanwhile stands beside what was done here", async () => {
  const store = open();
  store.change(write("Call"));
  server.plan = applyChange(server.plan, { kind: "deeds", text: "Elsewhere" }).plan;
  await store.flush();
  expect(store.current().plan).toMatchObject({ deeds: "Elsewhere", things: [{ text: "Call" }] });
});

test("what no longer fits there is counted, and what the plan refuses here is not sent", async () => {
  const store = open();
  expect(store.change({ kind: "move", thing: "gone", week: 2 })).toBe("no such thing");
  expect(device.kept.size).toBe(0);
  store.change(write("Call"));
  server.plan = applyChange(server.plan, { kind: "empty", which: 0, week: 1 }).plan;
  await store.flush();
  expect(store.current()).toMatchObject({ refusedCount: 1, saving: "saved" });
});

test("what is typed while something is on its way goes with the next", async () => {
  const store = open();
  store.change(write("Call"));
  const sending = store.flush();
  store.change(write("Call Marit"));
  await sending;
  expect(store.current().plan.things[0]?.text).toBe("Call Marit");
  await store.flush();
  expect(server.plan.things[0]?.text).toBe("Call Marit");
});

test("what is typed on after an answer got lost is not taken for what arrived", async () => {
  const store = open();
  store.change(write("Call"));
  server.losesAnswer = true;
  await store.flush();
  expect(server.plan.things[0]?.text).toBe("Call");

  server.losesAnswer = false;
  store.change(write("Call Marit"));
  const next = open();
  await store.flush();
  expect(server.plan.things[0]?.text).toBe("Call Marit");

  // Nor by a page that found the change on the device.
  next.change(write("Call Marit at noon"));
  await next.flush();
  expect(server.plan.things[0]?.text).toBe("Call Marit at noon");
  expect(next.current().plan.things[0]?.text).toBe("Call Marit at noon");
});
