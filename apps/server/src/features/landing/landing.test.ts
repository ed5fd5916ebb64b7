import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { builtSite } from "../../testing/servers/built-site.ts";
import { startApi } from "../../testing/servers/start-api.ts";

test("the academy's address opens the quiz for a visitor and the dashboard for a member, and neither is cached", async () => {
  const pages = { ...(await builtSite({ isDemo: true })), shellRoutes: ["/"] };
  const api = await startApi({ pages });
  const visit = await api.get("/");
  expect([visit.status, visit.headers.get("location")]).toEqual([302, "/quiz"]);
  expect(visit.headers.get("cache-control")).toBe("no-store");

  const member = await signedIn(api);
  const dashboard = await member.get("/");
  expect(dashboard.status).toBe(200);
  expect(await dashboard.text()).toContain("<title>Shell</title>");
  expect(dashboard.headers.get("cache-control")).toBe("private, no-cache");

  await member.post("/api/auth/sign-out");
  expect((await member.get("/")).headers.get("location")).toBe("/quiz");
  expect((await api.get("/", { cookie: "academy_signed_in=1" })).status).toBe(302);
});
