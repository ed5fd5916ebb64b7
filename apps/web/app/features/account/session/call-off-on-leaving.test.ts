import type { UserView } from "@academy/contract/account";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../lib/api/query-client.ts";
import { callOffOnLeaving } from "./call-off-on-leaving.ts";
import { userQuery } from "./use-user.ts";

const ann = { email: "ann@example.com" } as UserView;
const queryKey = ["/api/my-enrollments"];

afterEach(() => void vi.unstubAllGlobals());

/** A page that shows something of Ann's, which is answered when the test says so. */
function openPage() {
  vi.stubGlobal("document", { cookie: "" });
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, ann);
  const page = new EventTarget();
  const asked: { signal: AbortSignal; answer: (data: string) => void }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((answer, refuse) => {
      asked.push({ signal, answer });
      signal.addEventListener("abort", () => refuse(signal.reason));
    });
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const userObserver = new QueryObserver(client, { ...userQuery, queryFn: () => ann });
  observer.subscribe(() => {});
  userObserver.subscribe(() => {});
  callOffOnLeaving(client, page as unknown as Window);
  const press = (path: string, keys = {}) => {
    const event = new Event("click");
    Object.defineProperty(event, "target", { value: { closest: () => ({ pathname: path }) } });
    page.dispatchEvent(Object.assign(event, keys));
  };
  return { client, page, press, asked, isAborted: () => asked.map(({ signal }) => signal.aborted) };
}

test("pressing Sign Out calls off what is under way, and nobody hears of it", async () => {
  const { client, press, isAborted } = openPage();
  press("/api/logout");
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(isAborted()).toEqual([true]);
  expect(client.getQueryState(queryKey)).toMatchObject({ status: "pending", error: null });
});

test("other links, and Sign Out in a tab of its own, call nothing off", () => {
  const { press, isAborted } = openPage();
  press("/settings");
  press("/api/logout", { ctrlKey: true });
  press("/api/logout", { metaKey: true });
  expect(isAborted()).toEqual([false]);
});

test("what a late answer would ask for is called off as well", async () => {
  const { client, press, isAborted } = openPage();
  press("/api/logout");
  await client.invalidateQueries().catch(() => {});
  await expect.poll(() => isAborted()).toEqual([true, true]);
  expect(client.isFetching()).toBe(0);
});

test("whoever presses something else has stayed, and is asked for again", async () => {
  const { client, press, asked } = openPage();
  press("/api/logout");
  press("/settings");
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer("hers");
  await expect.poll(() => client.getQueryData(queryKey)).toBe("hers");
});

test("a page that is left and come back to asks again what it was waiting for", async () => {
  const { page, asked, isAborted } = openPage();
  page.dispatchEvent(new Event("pagehide"));
  await expect.poll(() => isAborted()).toEqual([true]);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await expect.poll(() => asked).toHaveLength(2);
});
