import type { UserView } from "@academy/contract/account";
import { expect, test } from "vitest";
import { createQueryClient } from "../../../lib/api/query-client.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { userQuery } from "./use-user.ts";

const ann = { email: "ann@example.com" } as UserView;

/** A tab that knows who is signed in, with its end of the channel. */
function openTab(user?: UserView | null) {
  const client = createQueryClient();
  if (user !== undefined) client.setQueryData(userQuery.queryKey, user);
  const told: unknown[] = [];
  const channel = {
    onmessage: null as BroadcastChannel["onmessage"],
    postMessage: told.push.bind(told),
    close() {},
  };
  followOtherTabs(client, () => channel);
  const hear = (data: unknown) => channel.onmessage?.call(null as never, { data } as MessageEvent);
  const isAsking = () => client.getQueryState(userQuery.queryKey)?.isInvalidated ?? false;
  const set = (next: UserView | null) => client.setQueryData(userQuery.queryKey, next);
  return { told, hear, isAsking, set };
}

test("a tab tells the others who is signed in when it finds out, and when that changes", () => {
  const tab = openTab();
  tab.set(ann);
  tab.set({ ...ann, firstName: "Anna" });
  tab.set(null);
  expect(tab.told).toEqual(["ann@example.com", ""]);
});

test("a tab that hears something else asks again", () => {
  const tab = openTab(ann);
  tab.hear("ann@example.com");
  expect(tab.isAsking()).toBe(false);
  tab.hear("");
  expect(tab.isAsking()).toBe(true);
});

test("a signed-out tab hears of a sign-in, one that does not know yet waits for its own answer", () => {
  const signedOut = openTab(null);
  signedOut.hear("ann@example.com");
  expect(signedOut.isAsking()).toBe(true);
  const fresh = openTab();
  fresh.hear("ann@example.com");
  expect(fresh.isAsking()).toBe(false);
});

test("a tab that begins to follow late tells what it has found out before", () => {
  expect(openTab(null).told).toEqual([""]);
  expect(openTab(ann).told).toEqual(["ann@example.com"]);
});
