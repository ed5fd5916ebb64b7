import { studioLeadsPage } from "../../packages/content/src/pages/studio/leads-page.ts";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { goWithin } from "../support/go-within.ts";
import { newMember } from "../support/people.ts";
import { signInAsOwner, studioPaths } from "../support/studio.ts";
import { expect, test } from "../support/visit.ts";

test("a learner at any door of the studio is told that it is not theirs, and fetches nothing of it", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofTheStudio = () =>
    fetched.filter((url) => /\/api\/studio|\/(studio-frame|text-editor|[a-z-]+-studio)-[^/]*\.js/.test(url));
  const heading = page.getByRole("heading", { level: 1 });
  await newMember(page);
  // All of them are one document (route-table.spec.ts): it is loaded once.
  await page.goto("/studio");
  for (const path of studioPaths) {
    const address = path.replace(/:\w+/g, "00000000-0000-7000-8000-000000000000");
    await goWithin(page, address);
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(heading, path).toHaveText(studioPage.notOwner.heading);
  }
  await page.waitForLoadState("networkidle");
  expect(ofTheStudio()).toEqual([]);

  await signInAsOwner(page);
  await page.goto("/studio/leads");
  await expect(heading).toHaveText(studioLeadsPage.title);
  for (const name of ["/api/studio", "/studio-frame", "/leads-studio"])
    expect(ofTheStudio().join(), name).toContain(name);
});
