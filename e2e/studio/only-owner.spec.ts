import { settingsWords } from "../../packages/content/src/pages/account/settings-words.ts";
import { settingsPage } from "../../packages/content/src/pages/account-pages.ts";
import { studioPeoplePage } from "../../packages/content/src/pages/studio/settings/people-page.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { inOrder } from "../support/studio.ts";
import { expect } from "../support/visit.ts";

test("the only owner is told why her role and her account stay, and what would change that", async ({
  page,
  academy,
}) => {
  await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);
  await page.goto(`${academy.url}/settings`);
  const leaving = page.getByRole("region", { name: settingsWords.leavingSections.deleteMyAccount });
  await expect(leaving.getByText(settingsPage.delete.onlyOwner)).toBeVisible();
  await expect(leaving.getByRole("button")).toHaveCount(0);
  await inOrder(page);
  await leaving.getByRole("link", { name: settingsPage.delete.makeOwner }).press("Enter");
  const own = page.getByRole("row").filter({ hasText: academy.owner.email });
  await expect(own.getByText(studioPeoplePage.take.onlyOwner)).toBeVisible();
  await expect(own.getByRole("button")).toHaveCount(0);
  await inOrder(page);
});
