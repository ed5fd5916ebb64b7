import { closedPage } from "../../packages/content/src/pages/closed-page.ts";
import { studioBackupsPage } from "../../packages/content/src/pages/studio/settings/backups-page.ts";
import { restoreWord } from "../../packages/contract/src/fields/restore-word.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "../support/visit.ts";

// While the academy is closed it answers nothing else, and afterwards nobody is signed in.
test.use({ expectedConsole: [/status of (503|401)|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/] });

test("the owner puts a backup back by button: the academy closes, says so, and comes back by itself", async ({
  page,
  academy,
}) => {
  const { make, restore } = studioBackupsPage;
  const { owner, url } = academy;
  const inOrder = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  const leads = async () => (await page.request.get(`${url}/api/studio/leads`)).text();
  const email = `after-${Date.now()}@example.org`;

  await test.step("a backup is made and proven, then something changes", async () => {
    await post(page.request, `${url}/api/auth/sign-in/email`, owner);
    await page.goto(`${url}/studio/settings/backups`);
    await page.getByRole("button", { name: make.button }).press("Enter");
    await expect(page.getByText(/^Tried on .*: \d+ people/)).toBeVisible();
    await post(page.request, `${url}/api/subscribe-lead`, { name: "Ann", email });
    expect(await leads()).toContain(email);
  });
  await test.step("what it means is said, and it has to be typed", async () => {
    await page.getByRole("button", { name: restore.button }).first().press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(restore.steps[1]);
    const word = dialog.getByRole("textbox", { name: restore.word(restoreWord) });
    await expect(word).toBeFocused();
    await page.keyboard.type("yes");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(restore.wordNeeded(restoreWord))).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await inOrder();
    }
    await word.press("ControlOrMeta+a");
    await page.keyboard.type(restoreWord);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/is being tried first|closed while the backup/)).toBeVisible();
  });
  await test.step("everybody else is told that it will be back", async () => {
    let closed = "";
    const look = async () => {
      const answer = await page.request
        .get(`${url}/home`, { headers: { accept: "text/html" } })
        .catch(() => undefined);
      if (answer?.status() !== 503) return undefined;
      closed = await answer.text();
      return answer.headers()["retry-after"];
    };
    await expect.poll(look, { intervals: [20] }).toBe("10");
    const visitor = await page.context().newPage();
    await visitor.setContent(closed);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(closedPage.title);
    await expectAccessible(visitor);
    await visitor.close();
  });
  await test.step("it comes back by itself, asks who she is, and says what was done", async () => {
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
    await page.getByRole("textbox", { name: "Email" }).pressSequentially(owner.email);
    await page.getByRole("textbox", { name: "Password" }).pressSequentially(owner.password);
    await page.keyboard.press("Enter");
    const news = page.getByRole("region", { name: restore.news.heading });
    await expect(news).toContainText(/Restored on .* by Elena Marlowe/);
    await expect(news).toContainText("What was there before is in the backup of");
    expect(await leads()).not.toContain(email);
    await inOrder();
  });
});
