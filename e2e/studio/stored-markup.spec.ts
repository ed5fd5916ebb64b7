import type { Request } from "@playwright/test";
import { hostileText, writeEverywhere } from "../../apps/server/src/testing/data/hostile-texts.ts";
import { readFirstStart } from "../support/academies/first-start.ts";
import { goWithin } from "../support/go-within.ts";
import { courseCalled, lessonsOf } from "../support/learners.ts";
import { mailedCode } from "../support/mailbox.ts";
import { post } from "../support/people.ts";
import { studioPaths } from "../support/studio.ts";
import { painted } from "../support/time.ts";
import { expect, test } from "../support/visit.ts";

/** What people wrote stands here, and has to be seen as text; anywhere else there may be none. */
const withTheirWords = new Set([
  "/studio/leads",
  "/studio/leads/:id",
  "/studio/messages",
  "/studio/orders",
  "/studio/orders/:id",
  "/studio/gifts",
  "/studio/learners",
  "/studio/learners/:id",
  "/studio/learners/:id/made",
  "/studio/gatherings/:id",
  "/studio/bookings",
  "/studio/bookings/:id",
  "/studio/helper",
]);

test("what people wrote is text on every page of the studio", async ({ page, baseURL }) => {
  const { lead, learner, order, date, booking } = await writeEverywhere(
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
  const books = await page.request.get(`/api/studio/courses/${blueprint.id}/workbooks`);
  const [book] = ((await books.json()) as { items: { id: string }[] }).items;
  const gathering = await page.request.get(`/api/studio/gathering-dates/${date}`);
  const { gatheringId } = (await gathering.json()) as { gatheringId: string };
  const learnerId = await find("learners", learner.email);
  const addresses = new Map([
    ["/studio/gatherings/:id", `/studio/gatherings/${date}`],
    ["/studio/gatherings/:id/series", `/studio/gatherings/${gatheringId}/series`],
    ["/studio/leads/:id", `/studio/leads/${await find("leads", lead.email)}`],
    ["/studio/learners/:id", `/studio/learners/${learnerId}`],
    ["/studio/learners/:id/made", `/studio/learners/${learnerId}/made`],
    ["/studio/bookings/:id", `/studio/bookings/${booking}`],
    ["/studio/orders/:id", `/studio/orders/${order}`],
    // What only staff write.
    ["/studio/courses/:id", `/studio/courses/${blueprint.id}`],
    ["/studio/courses/:id/lessons/:lessonId", lesson],
    ["/studio/courses/:id/lessons/:lessonId/preview", `${lesson}/preview`],
    ["/studio/courses/:id/workbooks/:workbookId", `/studio/courses/${blueprint.id}/workbooks/${book?.id}`],
    ["/studio/pages/:id", "/studio/pages/home"],
  ]);
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const asked = new Set<Request>();
  page.on("request", (request) => request.url().includes("/api/") && asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  const theirWords = page.getByText(hostileText.slice(0, 30)).filter({ visible: true }).first();
  await page.goto("/studio/settings/webhooks");
  for (const path of studioPaths) {
    expect(!path.includes(":") || addresses.has(path), `${path} has a case`).toBe(true);
    // All of them are one document (route-table.spec.ts): it is loaded once. A page that comes has a heading of its own.
    await page.locator("h1").evaluateAll((all) => {
      for (const heading of all) heading.dataset.isLeft = "";
    });
    await goWithin(page, addresses.get(path) ?? path);
    await expect(page.locator("h1:not([data-is-left])"), path).toBeVisible();
    if (withTheirWords.has(path)) await expect(theirWords, path).toBeVisible();
    await painted(page);
    await expect.poll(() => asked.size, path).toBe(0);
    expect(await page.locator('img[src="x"], [onerror], main script').count(), path).toBe(0);
  }
  expect(ran).toEqual([]);
});
