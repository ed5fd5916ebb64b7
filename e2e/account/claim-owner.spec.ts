import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)/] });

test("a link that is spent, or not whole, says so", async ({ page }) => {
  await newMember(page);
  await page.goto("/claim-owner");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not whole");
  await page.goto("/claim-owner?token=0123456789012345678901234567890123456789012");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make me the owner" }).click();
  await expect(page.getByRole("alert")).toContainText("That link has expired or was used already.");
});

test("the link of the first start makes whoever confirms it the owner", async ({ page }, { project }) => {
  const dataDir = process.env.JOURNEY_DATA_DIR ?? "";
  const { ownerLink } = JSON.parse(readFileSync(join(dataDir, "first-start.json"), "utf8"));
  // There is one link and it works once: the desktop takes it.
  if (project.name !== "desktop") return;
  await newMember(page);
  await page.goto(new URL(ownerLink).pathname + new URL(ownerLink).search);
  await page.getByRole("button", { name: "Make me the owner" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The academy is yours");
  await expectAccessible(page);
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ role: "owner" });
  await page.getByRole("link", { name: "Set up a second factor" }).click();
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeInViewport();
});
