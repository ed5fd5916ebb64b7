import { roles } from "@academy/contract/account";
import type { Call } from "@academy/contract/call";
import { allCalls } from "@academy/contract/catalog/all-calls";
import { isAllowed } from "@academy/contract/roles";
import { expect, test } from "vitest";
import type { Api } from "./testing/browser.ts";
import { newStaff } from "./testing/data/staff.ts";
import { openLine } from "./testing/open-line.ts";
import { shareApi } from "./testing/servers/start-api.ts";

const sharedApi = shareApi();

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

test("no call of the studio is for everyone or for whoever has an account", () => {
  const studio = Object.values(allCalls)
    .flatMap((calls) => Object.values(calls))
    .filter(({ path }) => path.startsWith("/api/studio"));
  expect(studio.length).toBeGreaterThan(60);
  const open = studio.filter(({ audience }) => audience === "everyone" || audience === "members");
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

async function openDoors(api: Api) {
  const cookies = new Map<Person, string>();
  for (const role of roles) {
    const { jar } = await newStaff(api, role);
    cookies.set(role, [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  }
  /** Nothing that is sent can be read: whoever gets in changes nothing. */
  const ask = (
    call: Call,
    person: Person,
    path: string,
    spelled = "as it is",
    method: string = call.method,
  ) => {
    const isRead = call.method === "GET";
    const headers = {
      origin: api.settings.baseUrl,
      cookie: cookies.get(person) ?? "",
      ...(isRead ? {} : { "content-type": "application/json" }),
    };
    const body = isRead ? {} : { body: "{nonsense" };
    return { call, person, spelled, method, path, headers, ...body };
  };
  return { ask, sendAll: openLine(api.url).sendAll };
}

test("every call answers each role as it is declared", async () => {
  const { ask, sendAll } = await openDoors(await sharedApi());
  expect(guarded.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  const all = guarded.flatMap((call) => people.map((person) => ask(call, person, filled(call))));
  let answered = 0;
  await sendAll(all, ({ call, person }, { status, text }) => {
    answered++;
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    const seen = status === 401 ? "signed-out" : code === "FORBIDDEN" ? "forbidden" : "allowed";
    const wanted = expected(call, person);
    if (seen !== wanted || (wanted === "forbidden" && status !== 403) || status >= 500)
      wrong.push(`${call.method} ${call.path} as ${person}: ${status} ${code}, not ${wanted}`);
  });
  expect(wrong).toEqual([]);
  expect(answered).toBe(guarded.length * people.length);
});

test("nobody learns from the head of an answer what they may not read", async () => {
  const { ask, sendAll } = await openDoors(await sharedApi());
  const wrong: string[] = [];
  const all = guarded
    .filter(({ method }) => method === "GET")
    .flatMap((call) =>
      people
        .filter((person) => expected(call, person) !== "allowed")
        .map((person) => ask(call, person, filled(call), "as it is", "HEAD")),
    );
  let answered = 0;
  await sendAll(all, ({ call, person }, { status }) => {
    answered++;
    if (![401, 403, 404, 405].includes(status)) wrong.push(`HEAD ${call.path} as ${person}: ${status}`);
  });
  expect(wrong).toEqual([]);
  expect(answered).toBe(all.length);
});

test("no other way to write an address answers more", async () => {
  const { ask, sendAll } = await openDoors(await sharedApi());
  const wrong: string[] = [];
  const all = guarded
    .filter(({ path }) => path.startsWith("/api/studio"))
    .flatMap((call) =>
      people
        .filter((person) => expected(call, person) !== "allowed")
        .flatMap((person) =>
          Object.entries(mutations).map(([name, mutate]) => ask(call, person, mutate(filled(call)), name)),
        ),
    );
  let answered = 0;
  await sendAll(all, ({ call, person, spelled }, { status }) => {
    answered++;
    if (status < 300 || status >= 500)
      wrong.push(`${call.method} ${call.path} with ${spelled} as ${person}: ${status}`);
  });
  expect(wrong).toEqual([]);
  expect(answered).toBe(all.length);
});
