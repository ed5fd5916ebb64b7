import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/visit.ts";

/** What is ours, what only makes the pages, and a package that is nothing but its parts. */
const isShipped = (name: string) =>
  !name.startsWith("@academy/") && !["@react-router/node", "isbot", "radix-ui"].includes(name);

test("everybody whose work is shipped to visitors is named with their license", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("main").getByRole("link", { name: "Licenses" }).click();
  await expect(page).toHaveURL(/\/licenses\.txt$/);

  const response = await page.request.get("/licenses.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const entries = (await response.text()).split(/^## /m).slice(1);
  const licensed = new Map(entries.map((entry) => [entry.split(" - ")[0], entry]));
  const manifest = join(import.meta.dirname, "../../apps/web/package.json");
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const name of Object.keys(dependencies).filter(isShipped)) {
    expect(licensed.get(name), name).toMatch(/^\S+ - [\d.]+ \([\w.-]+\)$/m);
  }
  // What those are made of is shipped too.
  expect([...licensed.keys()]).toEqual(
    expect.arrayContaining(["@tanstack/query-core", "@radix-ui/react-toast"]),
  );
  expect(licensed.get("@fontsource-variable/fraunces")).toMatch(/SIL Open Font License/i);
  expect(licensed.get("tailwindcss")).toContain("MIT");
});
