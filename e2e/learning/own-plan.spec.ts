import { readFile } from "node:fs/promises";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { Page } from "@playwright/test";
import { patient } from "../../apps/server/src/testing/pace.ts";
import { readPdf, squeeze } from "../../packages/documents/src/testing/read-pdf.ts";
import { courseCalled, lessonsOf, newLearner, read } from "../support/learners.ts";
import { post } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";
import { fillTheRest, write } from "../support/workbooks.ts";

const mine = {
  sentence: "I wash the feet of night nurses.",
  channel: "Cards at the birth center",
  door: "The February tea",
  thing: "Oil the garden gate",
  witness: "Marit, by telephone",
};

/** Three filled weeks, as `whole-course` fills them by hand. */
async function fillThreeWeeks(page: Page, courseId: string): Promise<void> {
  await write(page, courseId, {
    "sentence.frame": { "sentence.mine": mine.sentence },
    "channel.chosen": { "what.words": mine.channel },
    "door.page": { "name.words": mine.door },
  });
  for (const slug of ["the-gift-book", "the-offer-book", "the-launch-book"]) {
    await fillTheRest(page, courseId, slug, "Words of my own");
  }
}

const lettersOf = (pdf: Buffer) =>
  readPdf(pdf)
    .pages.map(({ letters }) => letters)
    .join("");
const unfolded = (calendar: string) => calendar.replaceAll("\r\n ", "").replaceAll("\\,", ",");

test("three filled weeks become a plan: a bookmark on another device, a PDF and calendars with one's words, a certificate that names it", async ({
  page,
  browser,
}) => {
  const { firstName, lastName } = await newLearner(page, "blueprintSelfGuided");
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  await fillThreeWeeks(page, course.id);
  const main = page.getByRole("main");

  await test.step("a place in a lesson is bookmarked, and another device leads back to it", async () => {
    const lesson = lessonsOf(course).find(({ title }) => title === "The signature offer");
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    const place = page.locator(".lesson-text > h2").nth(1);
    await place.scrollIntoViewIfNeeded();
    // The ribbon follows what is read as well: a frame after the text has been scrolled it lies beside that.
    await page.evaluate(
      () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
    );
    await place.hover();
    await page.getByRole("button", { name: `Bookmark this place: ${await place.innerText()}` }).click();
    await page.getByLabel("Note (optional)").fill("Before Monday");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Your bookmarks" })).toContainText("Before Monday");
    await expectAccessible(page, ".lesson-margin, .ribbon-place");
    const storageState = await page.context().storageState();
    const other = await (await browser.newContext({ storageState })).newPage();
    // It goes to the account a moment after it stands on the page.
    await expect(async () => {
      await other.goto("/search");
      await expect(other.getByText("Before Monday")).toBeVisible({ timeout: patient(2000) });
    }).toPass();
    await other.getByRole("link", { name: "The signature offer" }).click();
    await expect(other.locator(".lesson-text > h2").nth(1)).toBeFocused();
    await expect(other.locator(".lesson-text > h2").nth(1)).toBeInViewport();
    await other.context().close();
  });

  await test.step("with every lesson done, the plan is where to go on", async () => {
    for (const { id } of lessonsOf(course)) {
      await post(page.request, "/api/progress", { courseId: course.id, lessonId: id, completed: true });
    }
    await page.goto("/");
    const next = page.getByRole("region", { name: "Your 90-day launch plan" });
    await expect(next).toContainText("Your last step");
    await next.getByRole("link").click();
    await expect(main.getByRole("heading", { level: 1, name: "Your 90-day launch plan" })).toBeVisible();
  });

  await test.step("the plan begins with what was answered, is made one's own and finished", async () => {
    await main.getByRole("button", { name: "Fill in the boxes" }).click();
    const boxes = main.getByRole("textbox", { name: /^Week \d+/ });
    await expect(boxes).not.toHaveCount(0);
    const suggested = await boxes.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value));
    for (const words of [mine.channel, mine.door]) expect(suggested.join("\n")).toContain(words);
    await main.getByRole("textbox", { name: "Week 1, For the house" }).first().fill(mine.thing);
    await main.getByLabel(/^By day ninety/).fill("Hold the smaller door twice");
    await main.getByLabel("Who asks me on Mondays what I did").fill(mine.witness);
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    const finishing = main.getByRole("region", { name: "Finish your plan" });
    await finishing.getByRole("button", { name: "Keep them as they are" }).click();
    await finishing.getByRole("button", { name: "Finish my plan" }).click();
    await expect(main.getByRole("heading", { name: "Your plan is finished" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("its PDF, its file and its address for calendars hold one's words", async () => {
    const save = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        main.getByRole("link", { name }).click(),
      ]);
      return readFile(await file.path());
    };
    const printed = lettersOf(await save("Print the plan (PDF)"));
    for (const words of [`${firstName} ${lastName}`, mine.thing, mine.channel, mine.door, mine.witness]) {
      expect(printed).toContain(squeeze(words));
    }
    const filled = `/api/courses/${course.id}/workbooks/the-90-day-launch-plan/filled.pdf`;
    expect(lettersOf(await (await page.request.get(filled)).body())).toContain(squeeze(mine.sentence));

    await main.getByRole("button", { name: "Make an address that stays current" }).click();
    const address = await main.getByLabel(/^Add this address to your calendar/).inputValue();
    for (const calendar of [
      (await save("Download once (.ics)")).toString(),
      await (await fetch(address)).text(),
    ]) {
      for (const words of [mine.thing, mine.channel]) expect(unfolded(calendar)).toContain(words);
    }
  });

  await test.step("the finished plan has completed the course, and the certificate names it without a word of it", async () => {
    const enrollments = await read<EnrollmentView[]>(page, "/api/my-enrollments");
    const done = enrollments.find((each) => each.course.id === course.id);
    expect(done).toMatchObject({ plan: "finished", completedAt: expect.any(String) });
    const token = await (
      await page.request.get(`/api/certificates/${done?.certificateId}/credential.jwt`)
    ).text();
    const credential = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(credential.evidence).toEqual([expect.objectContaining({ name: "A finished 90-day launch plan" })]);
    for (const words of Object.values(mine)) expect(JSON.stringify(credential)).not.toContain(words);
  });
});
