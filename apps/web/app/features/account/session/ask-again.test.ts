import type { UserView } from "@academy/contract/account";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "../../../lib/api/query-client.ts";
import { askAgain } from "./ask-again.ts";
import { userQuery } from "./use-user.ts";

const ann = { email: "ann@example.com" } as UserView;
const ben = { email: "ben@example.com" } as UserView;

/** A page of Ann's: what it shows, and what an earlier page of hers has left. */
async function openPage(next: UserView | null) {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, ann);
  client.setQueryData(["earlier"], "Ann's");
  let count = 0;
  const shown = new QueryObserver(client, {
    queryKey: ["shown"],
    queryFn: async () => {
      count += 1;
      return `answer ${count}`;
    },
  });
  shown.subscribe(() => {});
  new QueryObserver(client, { ...userQuery, queryFn: async () => next }).subscribe(() => {});
  await client.fetchQuery({ queryKey: ["shown"], queryFn: () => "" });
  await askAgain(client);
  return { client, count: () => count };
}

test("where the same person is here, everything is asked for again", async () => {
  const { client, count } = await openPage(ann);
  expect(count()).toBe(2);
  expect(client.getQueryState(["earlier"])?.isInvalidated).toBe(true);
});

test("where nobody is any more, nothing of theirs is asked for, and what they left is gone", async () => {
  const { client, count } = await openPage(null);
  expect(count()).toBe(1);
  expect(client.getQueryData(["earlier"])).toBeUndefined();
  expect(client.getQueryData(userQuery.queryKey)).toBeNull();
});

test("somebody else is shown nothing of the person before", async () => {
  const { client, count } = await openPage(ben);
  expect(count()).toBe(2);
  expect(client.getQueryData(["earlier"])).toBeUndefined();
  expect(client.getQueryData(["shown"])).toBe("answer 2");
});
