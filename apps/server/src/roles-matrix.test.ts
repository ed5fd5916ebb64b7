import { roles } from "@academy/contract/account";
import type { Call } from "@academy/contract/call";
import { allCalls } from "@academy/contract/catalog/all-calls";
import { isAllowed } from "@academy/contract/roles";
import { expect, test } from "vitest";
import { type Api, openBrowser } from "./testing/browser.ts";
import { newStaff } from "./testing/data/staff.ts";
import { startApi } from "./testing/servers/start-api.ts";

const guarded = Object.values(allCalls)
  .flatMap((calls) => Object.values(calls))
  .filter(({ audience }) => audience !== "everyone");
const people = ["nobody", ...roles] as const;
type Person = (typeof people)[number];

/** As the contract declares it; who is not named may not. */
function expected({ audience }: Call, person: Person): "signed-out" | "forbidden" | "allowed" {
  if (person === "nobody") return "signed-out";
  if (audience === "members" || audience === "everyone") return "allowed";
  return isAllowed(audience, person) ? "allowed" : "forbidden";
}

const filled = ({ path }: Call) => path.replace(/:\w+/g, "no-such-id");

/** Other ways to write the same address: none of them may answer more. */
const mutations: Record<string, (path: string) => string> = {
  "a slash at the end": (path) => `${path}/`,
  capitals: (path) => path.toUpperCase(),
  "two slashes": (path) => path.replace("/api/", "/api//"),
  "two slashes at the beginning": (path) => `/${path}`,
  "an encoded letter": (path) => path.replace("/api/s", "/api/%73").replace("/api/a", "/api/%61"),
  "an encoded slash": (path) => path.replace(/\/([^/]+)$/, "%2F$1"),
  "a dot": (path) => path.replace("/api/", "/api/./"),
  "a way back": (path) => path.replace("/api/", "/api/x/../"),
  "a semicolon": (path) => `${path};x=1`,
};

async function openDoors(api: Api) {
  const browsers = new Map<Person, ReturnType<typeof openBrowser>>([["nobody", openBrowser(api)]]);
  for (const role of roles) browsers.set(role, await newStaff(api, role));
  /** Nothing that is sent can be read: whoever gets in changes nothing. */
  return async (person: Person, method: string, path: string) => {
    const browser = browsers.get(person);
    const cookie = [...(browser?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
    const isRead = method === "GET";
    const response = await api.call(path, {
      method,
      headers: {
        origin: api.settings.baseUrl,
        cookie,
        ...(isRead ? {} : { "content-type": "application/json" }),
      },
      ...(isRead ? {} : { body: "{nonsense" }),
    });
    const text = await response.text();
    return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1] };
  };
}

test("every call answers each role as it is declared", { timeout: 120_000 }, async () => {
  const ask = await openDoors(await startApi());
  expect(guarded.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const call of guarded) {
    for (const person of people) {
      const { status, code } = await ask(person, call.method, filled(call));
      const seen = status === 401 ? "signed-out" : code === "FORBIDDEN" ? "forbidden" : "allowed";
      const wanted = expected(call, person);
      if (seen !== wanted || (wanted === "forbidden" && status !== 403) || status >= 500)
        wrong.push(`${call.method} ${call.path} as ${person}: ${status} ${code}, not ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no other way to write an address answers more", { timeout: 120_000 }, async () => {
  const ask = await openDoors(await startApi());
  const wrong: string[] = [];
  for (const call of guarded.filter(({ path }) => path.startsWith("/api/studio"))) {
    const refused = people.filter((person) => expected(call, person) !== "allowed");
    const asked = Object.entries(mutations).flatMap(([name, mutate]) =>
      refused.map(async (person) => {
        const { status } = await ask(person, call.method, mutate(filled(call)));
        if (status < 300 || status >= 500)
          wrong.push(`${call.method} ${call.path} with ${name} as ${person}: ${status}`);
      }),
    );
    await Promise.all(asked);
  }
  expect(wrong).toEqual([]);
});
