import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostileText, writeEverywhere } from "../../apps/server/src/testing/data/hostile-texts.ts";
import { readFirstStart } from "../support/first-start.ts";
import { courseCalled, lessonsOf } from "../support/learners.ts";
import { mailedCode } from "../support/mailbox.ts";
import { post } from "../support/people.ts";
import { expect, test } from "../support/visit.ts";

/** Those of the studio, as they are declared: a new one is looked at by itself. */
const studioPaths = [
  ...readFileSync(join(import.meta.dirname, "../../apps/web/app/routes.ts"), "utf8").matchAll(
    /route\("(studio[^"]*)"/g,
  ),
].map(([, path]) => `/${path}`);

test("what people wrote is text on every page of the studio", async ({ page, baseURL }) => {
  test.slow();
  const { lead, learner, order } = await writeEverywhere(
    {
      call: (path, init) => fetch(`${baseURL}${path}`, { redirect: "manual", ...init }),
      settings: { baseUrl: `${baseURL}` },
    },
    {
      mailedCode: (email) => mailedCode(page.request, email),
      isOpen: (id) =>
        expect
          .poll(async () => (await page.request.get(`/api/orders/${id}/state`)).text())
          .toContain('"state":"active"'),
    },
  );
  const owner = readFirstStart().sampleSignIns.find(({ role }) => role === "owner");
  await post(page.request, "/api/auth/sign-in/email", { email: owner?.email, password: owner?.password });
  const find = async (what: "leads" | "learners", email: string) => {
    const found = await page.request.get(`/api/studio/${what}?search=${encodeURIComponent(email)}`);
    return ((await found.json()) as { items: { id: string }[] }).items[0]?.id;
  };
  const blueprint = await courseCalled(page, "Healer’s Business Blueprint");
  const lesson = `/studio/courses/${blueprint.id}/lessons/${lessonsOf(blueprint)[0]?.id}`;
  const addresses = new Map([
    ["/studio/leads/:id", `/studio/leads/${await find("leads", lead.email)}`],
    ["/studio/learners/:id", `/studio/learners/${await find("learners", learner.email)}`],
    ["/studio/orders/:id", `/studio/orders/${order}`],
    // What only staff write.
    ["/studio/courses/:id", `/studio/courses/${blueprint.id}`],
    ["/studio/courses/:id/lessons/:lessonId", lesson],
    ["/studio/courses/:id/lessons/:lessonId/preview", `${lesson}/preview`],
    ["/studio/pages/:id", "/studio/pages/home"],
  ]);
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  let seen = 0;
  for (const path of studioPaths) {
    expect(!path.includes(":") || addresses.has(path), `${path} has a case`).toBe(true);
    await page.goto(addresses.get(path) ?? path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator('img[src="x"], [onerror], main script').count(), path).toBe(0);
    if (await page.getByText(hostileText.slice(0, 30)).count()) seen++;
  }
  expect(ran).toEqual([]);
  // Leads, a lead, messages, orders, an order, gifts, learners, a learner, what Sage was asked.
  expect(seen).toBeGreaterThanOrEqual(8);
});
