import { readFirstStart } from "../support/academies/first-start.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)/] });

// There is one link and it works once: one journey takes it.
test("the link of the first start makes whoever confirms it the owner", async ({ page }) => {
  await newMember(page);
  const heading = page.getByRole("heading", { level: 1 });
  const confirm = page.getByRole("button", { name: "Make me the owner" });

  await test.step("a link that is spent, or not whole, says so", async () => {
    await page.goto("/claim-owner");
    await expect(heading).toHaveText("This link is incomplete");
    await page.goto("/claim-owner?token=0123456789012345678901234567890123456789012");
    await expectAccessible(page);
    await confirm.click();
    await expect(page.getByRole("alert")).toContainText("That link has expired or was already used.");
  });

  await test.step("the right one leads to a second factor", async () => {
    const { pathname, search } = new URL(readFirstStart().ownerLink);
    await page.goto(pathname + search);
    await confirm.click();
    await expect(heading).toHaveText("The academy is yours");
    await expectAccessible(page);
    expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ role: "owner" });
    await page.getByRole("link", { name: "Set up two-step verification" }).click();
    await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeInViewport();
  });
});
