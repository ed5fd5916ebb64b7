import type { Page } from "@playwright/test";
import { signInSample } from "../support/learners.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the sample learner finds who they are here and what they have earned", onPhoneToo, async ({ page }) => {
  await signInSample(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
  const main = page.getByRole("main");
  await expect(main.getByText("ML", { exact: true })).toBeVisible();
  await expect(main.getByText("maya@example.com")).toBeVisible();
  await expect(main.getByText(/^Joined .*\d{4}$/)).toBeVisible();
  for (const badge of ["Lightworker Student", "Premium Member"])
    await expect(main.locator(".badge", { hasText: badge })).toBeVisible();
  await expect(main.getByText("Free Member")).toHaveCount(0);
  await expect(section(page, "Learning Progress").getByRole("listitem")).toHaveCount(3);
  await expect(section(page, "Recent Downloads").getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);

  const certificate = section(page, "Certificates Earned").getByRole("listitem");
  await expect(certificate).toHaveCount(1);
  await expect(certificate.getByText("Issued to Maya Lindqvist")).toBeVisible();
  await expect(certificate.getByRole("button", { name: "Correct the name" })).toHaveCount(0);
  for (const [name, type] of [
    ["Download (PDF)", "application/pdf"],
    ["Open Badge", "image/svg+xml"],
  ] as const) {
    const link = certificate.getByRole("link", { name: `${name} (Foundation & Mindset)` });
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)]);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await certificate.getByRole("link", { name: "Its public page" }).click();
  await expect(page.getByText("This certificate is valid")).toBeVisible();
});

test("somebody new is a free member, and finds the ways on", onPhoneToo, async ({ page }) => {
  await newMember(page);
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Marsh");
  for (const badge of ["Lightworker Student", "Free Member"])
    await expect(main.locator(".badge", { hasText: badge })).toBeVisible();
  await expect(main.locator(".badge", { hasText: "Premium Member" })).toHaveCount(0);
  await expect(section(page, "Learning Progress")).toContainText("You are in no course yet.");
  await expect(section(page, "Certificates Earned")).toContainText("Complete every lesson of a course");
  await expect(section(page, "Recent Downloads")).toContainText("Nothing downloaded yet.");
  await expect(section(page, "Subscription").getByRole("link", { name: "Upgrade Now" })).toHaveAttribute(
    "href",
    "/subscribe",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(main.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/settings");
  await main.getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a very long name stays on the page", onPhoneToo, async ({ page }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorff-Oluwaseunfunmilayo";
  await newMember(page, { firstName: name, lastName: name });
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const path of ["/profile", "/"]) {
    await page.goto(path);
    const shown = page.getByRole("heading", { level: 1 }).locator("bdi");
    await expect(shown).toContainText(name);
    // Not by scrolling: what is cut off scrolls nothing.
    const box = await shown.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
