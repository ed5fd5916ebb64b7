import { founderSlug } from "../../packages/content/src/academy.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, faces, noteLayoutShifts, onPhoneToo, test } from "../support/visit.ts";

const paths = [
  "/home",
  "/quiz",
  "/healers-business-blueprint",
  "/free-lesson",
  "/alumni-group",
  "/subscribe",
  "/contact",
  "/privacy",
  `/about-${founderSlug}`,
  "/sign-in",
];

test(
  "on a slow line the academy's faces come late, and hardly move anything",
  onPhoneToo,
  async ({ page }) => {
    const shifts = await noteLayoutShifts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        const letGo = await holdBack(page, faces);
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        expect(await page.evaluate(() => document.fonts.check("1rem Fraunces"))).toBe(false);
        letGo();
        await page.waitForFunction(
          () => document.fonts.check("1rem Fraunces") && document.fonts.check("1rem Figtree"),
        );
        expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
      });
    }
  },
);
