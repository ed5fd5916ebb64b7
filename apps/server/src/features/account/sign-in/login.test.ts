import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { builtSite } from "../../../testing/servers/built-site.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const whereTo = (response: Response) => [response.status, response.headers.get("location")];

test("/api/login leads to the sign-in page and remembers where to go back to", async () => {
  const api = await sharedApi();
  const login = async (query: string) => whereTo(await api.get(`/api/login${query}`));

  expect(await login("")).toEqual([302, "/sign-in"]);
  expect(await login("?returnTo=/settings")).toEqual([302, "/sign-in?returnTo=%2Fsettings"]);
  expect(await login("?returnTo=%2Fcourse%2F7%3Fa%3D1%23b")).toEqual([
    302,
    "/sign-in?returnTo=%2Fcourse%2F7%3Fa%3D1%23b",
  ]);
  for (const evil of ["//evil", "/\\evil", "javascript:alert(1)", "https://evil.example/", "/%09/evil"]) {
    const query = evil.includes("%") ? `?returnTo=${evil}` : `?returnTo=${encodeURIComponent(evil)}`;
    expect(await login(query), evil).toEqual([302, "/sign-in"]);
  }
  expect(await login("?returnTo=/a&returnTo=//evil"), "twice").toEqual([302, "/sign-in"]);
});

test("whoever is signed in already goes straight there", async () => {
  const api = await sharedApi();
  const browser = await signedIn(api);

  expect(whereTo(await browser.get("/api/login?returnTo=/settings"))).toEqual([302, "/settings"]);
  expect(whereTo(await browser.get("/api/login"))).toEqual([302, "/"]);
  expect(whereTo(await browser.get(`/api/login?returnTo=${encodeURIComponent("//evil")}`))).toEqual([
    302,
    "/",
  ]);
});

test("/api/logout ends the session and leads to the start", async () => {
  const api = await sharedApi();
  const browser = await signedIn(api);
  const cookie = `academy_session=${browser.jar.get("academy_session")}`;

  expect(whereTo(await browser.get("/api/logout", { "sec-fetch-site": "same-origin" }))).toEqual([302, "/"]);

  expect([...browser.jar.keys()]).toEqual(["academy_device"]);
  expect((await api.get("/api/auth/user", { cookie })).status).toBe(401);
  expect(whereTo(await browser.get("/api/logout")), "twice").toEqual([302, "/"]);
});

test("a picture or link of another site can't sign anybody out", async () => {
  const api = await sharedApi();
  const browser = await signedIn(api);

  for (const site of ["cross-site", "same-site"]) {
    const refused = await browser.get("/api/logout", { "sec-fetch-site": site });
    expect(await refusalOf(refused), site).toMatchObject({ status: 403, code: "CROSS_SITE" });
  }

  expect(await browser.who()).toBe(browser.email);
});

test("the start is the quiz for visitors; members get their own page as soon as there is one", async () => {
  const pages = await builtSite({ isDemo: true });
  const before = await startApi({ pages });
  const after = await startApi({ pages: { ...pages, shellRoutes: [...pages.shellRoutes, "/"] } });

  expect(whereTo(await before.get("/"))).toEqual([302, "/quiz"]);
  expect(whereTo(await (await signedIn(before)).get("/"))).toEqual([302, "/quiz"]);
  expect(whereTo(await after.get("/"))).toEqual([302, "/quiz"]);
  const member = await (await signedIn(after)).get("/");
  expect(member.status).toBe(200);
  expect(await member.text()).toContain("<title>Shell</title>");
});

test("pages for visitors only are not found for a member, and found again after signing out", async () => {
  const built = await builtSite({ isDemo: true });
  const quiz = built.byPath.get("/quiz");
  if (!quiz) throw new Error("no quiz page");
  const byPath = new Map(built.byPath).set("/home", { ...quiz, path: "/home" });
  const api = await startApi({
    pages: { ...built, byPath, shellRoutes: [...built.shellRoutes, "/test-results"] },
  });
  const visitor = openBrowser(api);
  const member = await signedIn(api);
  const titleFor = async (browser: typeof visitor, path: string) => {
    const response = await browser.get(path);
    return `${response.status} ${/<title>(.*)<\/title>/.exec(await response.text())?.[1]}`;
  };
  const table: [string, string, string][] = [
    ["/home", "200 Quiz", "404 404 Page Not Found"],
    ["/test-results", "200 Shell", "404 404 Page Not Found"],
    ["/test-results?x=1", "200 Shell", "404 404 Page Not Found"],
    ["/test-results?r=token", "200 Shell", "200 Shell"],
    ["/quiz", "200 Quiz", "200 Quiz"],
  ];

  for (const [path, forVisitor, forMember] of table) {
    expect(await titleFor(visitor, path), path).toBe(forVisitor);
    expect(await titleFor(member, path), `${path} as a member`).toBe(forMember);
  }
  visitor.jar.set("academy_session", "x".repeat(43));
  expect(await titleFor(visitor, "/home"), "a cookie of nobody").toBe("200 Quiz");
  await member.get("/api/logout");
  expect(await titleFor(member, "/home")).toBe("200 Quiz");
});
