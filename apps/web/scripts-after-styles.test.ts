import { expect, test } from "vitest";
import { letScriptsWait } from "./scripts-after-styles.ts";

test("scripts are fetched after style sheets and fonts, whose own links stay as they are", () => {
  const links = '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/f.woff2" as="font"/>';

  expect(letScriptsWait(`${links}<link rel="modulepreload" href="/a.js"/>`)).toBe(
    `${links}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>`,
  );
});
