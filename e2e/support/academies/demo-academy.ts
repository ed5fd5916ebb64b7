import { order } from "../learners.ts";
import { test as base } from "../visit.ts";
import type { DemoAcademy } from "./demo-academies.ts";

/**
 * With a demo that no other journey is in, for one that changes what all others look at. What an earlier one has left
 * there may still be there, but never what the same one left.
 */
export const test = base.extend<{ academy: DemoAcademy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  academy: async ({}, use, testInfo) => {
    const academy = JSON.parse(
      await order({ borrowAcademy: { journey: testInfo.titlePath.join(" ") } }),
    ) as DemoAcademy;
    await use(academy);
    // In whatever state a failure leaves one, nobody else goes there.
    if (testInfo.status === testInfo.expectedStatus) await order({ giveBackAcademy: academy });
  },
});
