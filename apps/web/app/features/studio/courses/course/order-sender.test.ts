import { expect, test } from "vitest";
import { createOrderSender } from "./order-sender.ts";

function desk() {
  const server = { revision: 5, order: "abc", isSlow: false };
  const failures: unknown[] = [];
  const held: (() => void)[] = [];
  let timers: (() => void)[] = [];
  const sender = createOrderSender<string>({
    send: async (order, revision) => {
      if (server.isSlow) await new Promise<void>((resolve) => void held.push(resolve));
      if (revision !== server.revision) throw new Error("conflict");
      server.order = order;
      server.revision += 1;
      return server.revision;
    },
    onFailure: (error) => failures.push(error),
    onRest: async (): Promise<void> => sender.knows(server.revision),
    wait: (_, then) => {
      timers.push(then);
      return () => {
        timers = timers.filter((each) => each !== then);
      };
    },
  });
  sender.knows(5);
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const rest = async () => {
    const due = timers;
    timers = [];
    for (const then of due) then();
    await settle();
  };
  return { server, sender, failures, held, rest, settle };
}

test("many moves are sent once, and the next over the revision that they made", async () => {
  const { server, sender, failures, rest } = desk();
  sender.ask("bac");
  sender.ask("bca");
  await rest();
  expect([server.order, server.revision, sender.isBusy()]).toEqual(["bca", 6, false]);
  sender.ask("cba");
  await rest();
  expect([server.order, failures]).toEqual(["cba", []]);
});

test("what is moved while another order is on its way goes after it, not against it", async () => {
  const { server, sender, failures, held, rest, settle } = desk();
  server.isSlow = true;
  sender.ask("bac");
  await rest();
  sender.ask("bca");
  await rest();
  expect(sender.isBusy()).toBe(true);
  server.isSlow = false;
  for (const release of held) release();
  await settle();
  expect([server.order, server.revision, failures, sender.isBusy()]).toEqual(["bca", 7, [], false]);
});

test("another's change is told, and what was fetched since counts", async () => {
  const { server, sender, failures, rest } = desk();
  server.revision = 9;
  sender.ask("bac");
  await rest();
  expect([server.order, failures.length]).toEqual(["abc", 1]);
  sender.ask("cab");
  await rest();
  expect(server.order).toBe("cab");
});
