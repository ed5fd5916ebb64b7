import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioGiveAccessPage } from "../../packages/content/src/pages/studio/give-access-page.ts";
import { studioPalette } from "../../packages/content/src/pages/studio/palette.ts";
import { studioAuditPage } from "../../packages/content/src/pages/studio/settings/audit-page.ts";
import { studioBackupsPage } from "../../packages/content/src/pages/studio/settings/backups-page.ts";
import { studioBusinessPage } from "../../packages/content/src/pages/studio/settings/business-page.ts";
import { studioEnrollmentsPage } from "../../packages/content/src/pages/studio/settings/enrollments-page.ts";
import { studioLaunchPage } from "../../packages/content/src/pages/studio/settings/launch-page.ts";
import { studioMailsPage } from "../../packages/content/src/pages/studio/settings/mails-page.ts";
import { studioPeoplePage } from "../../packages/content/src/pages/studio/settings/people-page.ts";
import { studioQuizSettingsPage } from "../../packages/content/src/pages/studio/settings/quiz-page.ts";
import { studioSettingsPage } from "../../packages/content/src/pages/studio/settings/settings-page.ts";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { newMember, post } from "../support/people.ts";
import { inOrder, signInAsOwner, typeOver } from "../support/studio.ts";
import { expect, onPhoneAlone, onWideScreen, test, toasts } from "../support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const openTab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: studioSettingsPage.tabs.label, exact: true })
    .getByRole("link", { name })
    .click();

test(
  "the owner sees what is left, what was mailed and done, and makes a backup",
  onWideScreen,
  async ({ page }) => {
    const word = `Q${randomUUID().replace(/[^a-f]/g, "")}`;
    const evil = `${word} <img src=x onerror=alert(1)>`;
    const email = `${word.toLowerCase()}@example.org`;
    await post(page.request, "/api/subscribe-lead", { name: evil, email });
    const owner = await signInAsOwner(page);
    const { items } = await (await page.request.get(`/api/studio/leads?search=${word}`)).json();
    await page.request.put(`/api/studio/leads/${items[0].id}/notes`, { data: { notes: "x", basedOn: null } });

    await test.step("the checklist says why each thing matters, and sends a test email", async () => {
      await page.goto("/studio/settings");
      await expect(heading(page)).toHaveText(studioSettingsPage.title);
      const todo = page.getByRole("region", { name: studioLaunchPage.todo, exact: true });
      await expect(todo.getByText(studioLaunchPage.checks.backups.why)).toBeVisible();
      await expect(todo.getByText("SMTP_URL")).toBeVisible();
      await page.getByRole("button", { name: studioLaunchPage.testMail.button }).click();
      await expect(toasts(page)).toContainText(studioLaunchPage.testMail.sent(owner.email));
      await page.getByRole("link", { name: /^See the list: Figures/ }).click();
      await expect(page.getByText("“5,000+ students”")).toBeVisible();
      await inOrder(page);
    });
    await test.step("the email log has the test email by its address, and no contents", async () => {
      await openTab(page, "Email log");
      await page
        .getByRole("combobox", { name: studioMailsPage.filters.kind })
        .selectOption("academy-is-running");
      const sent = page.getByRole("row").filter({ hasText: "Test email" });
      await expect(sent.first()).toContainText(owner.email);
      const search = page.getByRole("searchbox", { name: studioMailsPage.filters.search });
      await search.pressSequentially("nobody-with-this@");
      await expect(page.getByRole("heading", { name: studioMailsPage.noneFound.heading })).toBeVisible();
      await search.press("ControlOrMeta+a");
      await search.pressSequentially(owner.email);
      await expect(sent.first()).toContainText(owner.email);
      await inOrder(page);
    });
    await test.step("the audit log says who did what, a lead's name as text", async () => {
      await openTab(page, "Audit log");
      await page.getByRole("combobox", { name: studioAuditPage.filters.action }).selectOption("lead.noted");
      const row = page.getByRole("row").filter({ hasText: evil });
      await expect(row).toContainText(studioAuditPage.actions["lead.noted"] ?? "");
      // The last of one row, however narrow the screen.
      const tabs = page.getByRole("navigation", { name: studioSettingsPage.tabs.label, exact: true });
      await expect(tabs.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
      expect((await tabs.boundingBox())?.height).toBeLessThan(60);
      await inOrder(page);
      await row.getByRole("link").click();
      await expect(heading(page)).toHaveText(evil);
    });
    await test.step("a backup is made and downloaded after a word of warning", async () => {
      await page.goto("/studio/settings/backups");
      await page.getByRole("button", { name: studioBackupsPage.make.button }).click();
      await expect(toasts(page)).toContainText(studioBackupsPage.make.asked);
      const download = page.getByRole("button", { name: studioBackupsPage.download.button }).first();
      await expect(download).toBeVisible();
      await inOrder(page);
      await download.press("Enter");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: studioBackupsPage.download.confirm.go }).press("Enter"),
      ]);
      expect(file.suggestedFilename()).toMatch(/^academy-.*\.tar\.gz$/);
    });
    await test.step("a backup is tried by button, and what came back is said in figures", async () => {
      const { trial } = studioBackupsPage;
      // The first of all is tried by itself: until that is done, another is not begun.
      await expect(async () => {
        await page.getByRole("button", { name: trial.button }).first().press("Enter");
        await expect(toasts(page).filter({ hasText: trial.asked })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText(/Tried on .*: \d+ people, .*\.$/).first()).toBeVisible();
    });
  },
);

test("the owner says who sells, who writes, what is true and when backups are made", async ({ page }) => {
  await signInAsOwner(page);
  const field = (name: string) => page.getByRole("textbox", { name });
  const word = `M${randomUUID().slice(0, 6)}`;
  const { seller, sender } = studioBusinessPage;

  await test.step("who sells: what is missing is said, and what was saved says that it was chosen here", async () => {
    await page.goto("/studio/settings/business");
    await typeOver(field(seller.name), `${word} Rivers`);
    await field(seller.address).press("ControlOrMeta+a");
    await field(seller.address).press("Delete");
    await page.getByRole("button", { name: seller.save }).press("Enter");
    await expect(field(seller.address)).toBeFocused();
    await expect(page.getByText(seller.addressNeeded)).toBeVisible();
    await page.keyboard.type("12 Quiet Lane");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Asheville, NC 28801");
    await page.getByRole("button", { name: seller.save }).press("Enter");
    await expect(toasts(page).filter({ hasText: seller.saved })).toBeVisible();
    await expect(page.getByRole("region", { name: seller.heading })).toContainText("Chosen here on");
    await inOrder(page);
  });
  await test.step("who writes: the next email has the name, and the address is the host’s", async () => {
    await typeOver(field(sender.name), `${word} at the table`);
    await typeOver(field(sender.replyTo), "answers@example.org");
    await field(sender.replyTo).press("Enter");
    await expect(toasts(page).filter({ hasText: sender.saved })).toBeVisible();
    await post(page.request, "/api/studio/settings/test-mail", {});
    const get = async (path: string) => (await page.request.get(`/api/dev/mails${path}`)).json();
    const senders = async () => {
      const { items } = (await get("")) as { items: { id: string }[] };
      return (await Promise.all(items.slice(0, 6).map(({ id }) => get(`/${id}`)))).map(({ from }) => from);
    };
    await expect.poll(async () => (await senders()).join()).toContain(`${word} at the table <`);
    await page.reload();
    await expect(field(sender.name)).toHaveValue(`${word} at the table`);
    await typeOver(field(sender.name), " ");
    await typeOver(field(sender.replyTo), " ");
    await page.getByRole("button", { name: sender.save }).press("Enter");
    await expect(page.getByText(sender.nameHint("Lightworker Academy"))).toBeVisible();
  });
  await test.step("what is true: told what it takes, she confirms it, and takes it back", async () => {
    const { confirm, takeBack } = studioLaunchPage.claims;
    await page.goto("/studio/settings#claims");
    const row = page.getByRole("row").filter({ hasText: "alumni-success" });
    await row.getByRole("button", { name: confirm.button }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("what counts as a success, how many people you asked");
    await dialog.getByRole("button", { name: confirm.go }).press("Enter");
    await expect(dialog).toContainText(confirm.sureNeeded);
    await inOrder(page);
    await dialog.getByRole("checkbox", { name: confirm.sure }).press("Space");
    await dialog.getByRole("button", { name: confirm.go }).press("Enter");
    await expect(row).toContainText(studioLaunchPage.claims.confirmed);
    await row.getByRole("button", { name: takeBack.button }).press("Enter");
    await expect(row).toContainText(studioLaunchPage.claims.open);
  });
  await test.step("when: her hour of her own day, and how many are kept", async () => {
    const { schedule } = studioBackupsPage;
    await page.goto("/studio/settings/backups");
    const rhythm = page.getByRole("combobox", { name: schedule.rhythm });
    await rhythm.selectOption("24");
    await page.getByRole("combobox", { name: schedule.hour }).selectOption("3");
    await typeOver(field(schedule.days), "x");
    await field(schedule.days).press("Enter");
    await expect(page.getByText(schedule.numberNeeded)).toBeVisible();
    await typeOver(field(schedule.days), "9");
    await field(schedule.days).press("Enter");
    await expect(toasts(page).filter({ hasText: schedule.saved })).toBeVisible();
    await expect(page.getByText(schedule.by.owner)).toBeVisible();
    await page.reload();
    await expect(field(schedule.days)).toHaveValue("9");
    await expect(page.getByRole("combobox", { name: schedule.hour })).toHaveValue("3");
    await inOrder(page);
    await rhythm.selectOption("0");
    await page.getByRole("button", { name: schedule.save }).press("Enter");
    await expect(toasts(page).filter({ hasText: schedule.saved }).first()).toBeVisible();
  });
});

test("the owner gives a helper a role; the helper sees only what is theirs", async ({ page, browser }) => {
  const theirs = await browser.newPage();
  const helper = await newMember(theirs);
  await signInAsOwner(page);
  await page.goto("/studio/settings/people");
  await test.step("somebody without an account is invited, with an email that was read before, and withdrawn", async () => {
    const { give, waiting } = studioPeoplePage;
    const address = `h${randomUUID().slice(0, 8)}@example.org`;
    await page.getByRole("textbox", { name: give.email }).pressSequentially(address);
    await page.getByRole("textbox", { name: give.note }).pressSequentially("Start with the messages.");
    await page.getByRole("button", { name: studioGiveAccessPage.mail.read }).press("Enter");
    const mail = page.getByRole("region", { name: studioGiveAccessPage.mail.heading });
    await expect(mail).toContainText("Start with the messages.");
    await expect(mail).toContainText("Make an account with exactly this email address");
    await inOrder(page);
    await page.getByRole("button", { name: give.button }).press("Enter");
    await expect(toasts(page)).toContainText(give.doneWaiting);
    await expect(mail).toHaveCount(0);
    const open = page
      .getByRole("table", { name: waiting.heading })
      .getByRole("row")
      .filter({ hasText: address });
    await expect(open).toContainText(studioPeoplePage.roles.support.label);
    await inOrder(page);
    await open.getByRole("button").press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: waiting.confirm.go }).press("Enter");
    await expect(open).toHaveCount(0);
  });
  await typeOver(page.getByRole("textbox", { name: studioPeoplePage.give.email }), helper.email);
  await page.getByRole("button", { name: studioPeoplePage.give.button }).click();
  await expect(toasts(page).filter({ hasText: studioPeoplePage.give.done })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: helper.email });
  await expect(row).toContainText(studioPeoplePage.roles.support.label);
  await inOrder(page);

  await theirs.goto("/studio");
  await expect(heading(theirs)).toHaveText("Leads");
  const nav = theirs.getByRole("navigation", { name: studioPage.nav, exact: true });
  await expect(nav.getByRole("link")).toHaveText(["Leads", "Learners", "Offers & orders", "Sage support"]);
  const refused: string[] = [];
  theirs.on("response", (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const openAll = async () => {
    for (const link of await nav.getByRole("link").all()) {
      await link.press("Enter");
      await expect(link).toHaveAttribute("aria-current", /.+/);
      await expect(theirs.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
      await theirs.waitForLoadState("networkidle");
    }
  };
  await openAll();
  expect(refused, "what is theirs asks for nothing that isn’t").toEqual([]);
  await theirs.goto("/studio/settings");
  await expect(heading(theirs)).toHaveText(studioPage.notOwner.heading);
  await theirs.getByRole("link", { name: studioPage.notOwner.ownPart.label }).click();
  await expect(heading(theirs)).toHaveText("Leads");

  await test.step("an editor finds pages and actions, and nobody is looked up for them", async () => {
    await typeOver(page.getByRole("textbox", { name: studioPeoplePage.give.email }), helper.email);
    await page.getByRole("radio", { name: new RegExp(`^${studioPeoplePage.roles.editor.label}`) }).check();
    await page.getByRole("button", { name: studioPeoplePage.give.button }).click();
    await expect(row).toContainText(studioPeoplePage.roles.editor.label);
    await expect(page.getByRole("textbox", { name: studioPeoplePage.give.email })).toHaveValue("");
    const { email, password } = helper;
    await post(theirs.request, "/api/auth/sign-in/email", { email, password });
    const asked: string[] = [];
    theirs.on("request", (request) => asked.push(request.url()));
    await theirs.goto("/studio");
    await expect(heading(theirs)).toHaveText("Courses");
    await theirs.keyboard.press("Control+k");
    await typeOver(theirs.getByRole("combobox", { name: studioPalette.forEditors.label }), "Pa");
    await expect(theirs.getByRole("option")).toHaveText(["Pages", "Edit the words of a page"]);
    expect(asked.filter((url) => url.includes("/api/studio/search"))).toEqual([]);
    await theirs.keyboard.press("Escape");
    await openAll();
    expect(refused).toEqual([]);
  });
  await theirs.close();

  await test.step("whoever presses a button that goes with its row goes on where it stood", async () => {
    await row.getByRole("button").press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: studioPeoplePage.take.confirm.go })
      .press("Enter");
    await expect(row).toHaveCount(0);
    await expect(page.locator("tr:focus, h2:focus")).toHaveCount(1);
  });
});

test("the owner compares two orders of the quiz and looks at the notices", onPhoneAlone, async ({ page }) => {
  await signInAsOwner(page);
  const { choice, experiment } = studioQuizSettingsPage;
  // Answered here: every other journey through the quiz would be split as well.
  const state = { choice: "sequence", isRunning: false, hasRun: false };
  const arms = [
    { order: "sequence", started: 120, leads: 40 },
    { order: "interleaved", started: 110, leads: 42 },
  ];
  const verdict = { state: "too-early", moreVisitors: 1516, moreDays: 4 };
  const [startedAt, endedAt] = ["2031-05-01T10:00:00.000Z", "2031-05-04T10:00:00.000Z"];
  await page.route("**/api/studio/quiz-order/experiment", (route) => {
    const shown = { startedAt, endedAt: state.isRunning ? null : endedAt, arms, verdict };
    return route.fulfill({ json: { choice: state.choice, experiment: state.hasRun ? shown : null } });
  });
  await page.route("**/api/studio/quiz-order", (route) => {
    const sent = route.request().postDataJSON() as { choice: string; was: string };
    if (sent.was !== state.choice) return route.fulfill({ status: 409, json: {} });
    Object.assign(state, { choice: sent.choice, isRunning: sent.choice === "split", hasRun: true });
    return route.fulfill({ json: { choice: sent.choice } });
  });
  await page.goto("/studio/settings/quiz");
  await page.getByRole("radio", { name: choice.choices.split.label }).check();
  await page.getByRole("button", { name: choice.save }).click();
  await expect(page.getByRole("heading", { name: experiment.running })).toBeVisible();
  await expect(page.getByText(experiment.needed(1516, 4))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "33.3%" })).toContainText("120");
  await inOrder(page);
  await page.getByRole("radio", { name: choice.choices.interleaved.label }).check();
  await expect(page.getByText(choice.ending)).toBeVisible();
  await page.getByRole("button", { name: choice.save }).click();
  await expect(page.getByRole("heading", { name: experiment.ended })).toBeVisible();
  await expect(page.getByText(experiment.endedEarly)).toBeVisible();

  await openTab(page, "Enrollment notices");
  await expect(page.getByText("Amara J.")).toBeVisible();
  await page.getByRole("radio", { name: new RegExp(`^${studioEnrollmentsPage.modes.off.label}`) }).check();
  await expect(page.getByText(studioEnrollmentsPage.preview.nothing)).toBeVisible();
  await inOrder(page);
});
