import { readFile } from "node:fs/promises";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { planPage } from "../../packages/content/src/pages/learning/plan-page.ts";
import { courseCalled, newLearner, read } from "../support/learners.ts";
import { typeOver } from "../support/studio.ts";
import { expect, expectNoSidewaysScroll, inOrder, onPhoneAlone, test } from "../support/visit.ts";

// The browser reports a call without a connection by itself.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test(
  "a plan is begun, changed, kept without a connection, printed and put into a calendar",
  onPhoneAlone,
  async ({ page }) => {
    await newLearner(page, "blueprintSelfGuided");
    const course = await courseCalled(page, "Healer’s Business Blueprint");
    await page.goto(`/course/${course.id}`);
    await page.getByRole("link", { name: /^Your 90-day launch plan/ }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Your 90-day launch plan" })).toBeVisible();
    await inOrder(page);
    await main.getByText("See a finished plan").click();
    await main.getByRole("button", { name: "Ifeoma" }).click();
    await expect(main.getByText("Ifeoma is forty-seven")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await main.getByText("See a finished plan").click();
    const unforeseen = main.getByLabel("The week you can’t see coming");
    await unforeseen.selectOption({ index: 5 });
    await expect(main.getByText("Choose two different weeks to leave empty.")).toBeVisible();
    await unforeseen.selectOption({ index: 8 });
    await main.getByRole("button", { name: "Fill in the boxes" }).click();

    const weeks = main.getByRole("region", { name: "The thirteen weeks" }).getByRole("listitem");
    await expect(weeks).toHaveCount(13);
    await expect(weeks.filter({ hasText: "Left empty" })).toHaveCount(2);
    const box = main.getByRole("textbox", { name: "Week 1, For the house" });
    await expect(box).toHaveValue(/^Ask someone licensed/);
    await inOrder(page);

    // Words go to the account within a moment; without a connection they stay on the device.
    await typeOver(box, "Ask the insurer about visits at home");
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    const saved = () => read<PlanView>(page, `/api/courses/${course.id}/plan`);
    expect((await saved()).plan?.things.map(({ text }) => text)).toContain(
      "Ask the insurer about visits at home",
    );
    await page.context().setOffline(true);
    const check = main.getByRole("checkbox", { name: "Done: Ask the insurer about visits at home" }).last();
    await check.check();
    await expect(main.getByText(/^Saved on this device/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    expect((await saved()).plan?.things.find(({ text }) => text.startsWith("Ask the insurer"))?.isDone).toBe(
      true,
    );

    // Once it moves; the second time it is cut in half, and the rest goes into the drawer.
    const more = main.getByRole("button", { name: "More for “Ask the insurer about visits at home”" });
    await more.click();
    await page.getByRole("menuitem", { name: "Move to a later week" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Move to week 2" }).click();
    await expect(main.getByText("Moved once")).toBeVisible();
    await more.click();
    await page.getByRole("menuitem", { name: "Move to a later week" }).click();
    const halving = page.getByRole("dialog", { name: "Cut it in half" });
    await expect(halving).toContainText("It has moved once.");
    const half = halving.getByLabel("The half you can hold");
    await typeOver(half, "   ");
    await halving.getByRole("button", { name: "Cut" }).click();
    await expect(halving.getByText(planPage.moving.noHalf)).toBeVisible();
    await expect(half).toBeFocused();
    await typeOver(half, "Write the question in one sentence");
    await typeOver(halving.getByLabel(/^The rest, for the drawer/), "Call the insurer");
    await halving.getByRole("button", { name: "Cut" }).click();
    // Sooner it may go as well, into any week that isn't empty on purpose.
    await main.getByRole("button", { name: /^More for “Write the question/ }).click();
    await page.getByRole("menuitem", { name: "Move to an earlier week" }).click();
    const sooner = page.getByRole("dialog", { name: "Move to an earlier week" });
    await sooner.getByRole("button", { name: "Move to week 1" }).click();
    await expect(main.getByRole("textbox", { name: "Week 1, For the house" })).toHaveValue(
      "Write the question in one sentence",
    );
    const drawer = main.getByRole("region", { name: "The drawer" });
    await expect(drawer.getByText("Call the insurer")).toBeVisible();
    const idea = drawer.getByLabel("An idea");
    await typeOver(idea, "   ");
    await drawer.getByRole("button", { name: "Put it in" }).click();
    await expect(drawer.getByText(planPage.drawer.noText)).toBeVisible();
    await expect(idea).toBeFocused();
    await typeOver(idea, "A podcast");
    await drawer.getByRole("button", { name: "Put it in" }).click();
    await expect(drawer.getByText("A podcast")).toBeVisible();

    await typeOver(main.getByLabel("Week 1: I invited"), "3");
    await expect(main.getByText("Look after six Fridays, not before. You have 1.")).toBeVisible();
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();

    // What is missing is said, and finishing is the learner's own word.
    const finishing = main.getByRole("region", { name: "Finish your plan" });
    await finishing.getByRole("button", { name: "Keep them as they are" }).click();
    // What is still to be written is led to.
    await finishing.getByRole("link", { name: planPage.finish.missing.deeds }).press("Enter");
    await expect(main.getByLabel(/^By day ninety/)).toBeFocused();
    await page.keyboard.type("Hold the smaller door twice");
    await finishing.getByRole("link", { name: planPage.finish.missing.witness }).press("Enter");
    await expect(main.getByLabel("Who asks me on Mondays what I did")).toBeFocused();
    await page.keyboard.type("Marit");
    await finishing.getByRole("button", { name: "Finish my plan" }).click();
    await expect(main.getByRole("heading", { name: "Your plan is finished" })).toBeVisible();
    await expect(main.getByText(/lessons are left/)).toBeVisible();
    expect((await saved()).finishedAt).not.toBeNull();

    const [print] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: "Print the plan (PDF)" }).click(),
    ]);
    expect((await readFile(await print.path())).subarray(0, 5).toString()).toBe("%PDF-");
    // From the browser: the thirteen weeks on one sheet, the words and the Fridays on the other.
    for (const format of ["Letter", "A4"]) {
      const paper = (await page.pdf({ format })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
    }
    await main.getByRole("button", { name: "Make an address that stays current" }).click();
    const address = await main.getByLabel(/^Add this address to your calendar/).inputValue();
    const calendar = await (await fetch(address)).text();
    expect(calendar.replaceAll("\r\n ", "")).toContain("Write the question in one sentence");
    await inOrder(page);

    await page.reload();
    await expect(main.getByRole("textbox", { name: "Week 2, For the house" }).first()).toBeVisible();
    await expect(drawer.getByText("A podcast")).toBeVisible();
  },
);
