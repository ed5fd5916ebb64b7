import type { AllEdits } from "@academy/content/editing/editable";
import { expect, test } from "vitest";
import type { Version } from "../edits/alternative.rules.ts";
import { renderWhatCan } from "./render-what-can.rules.ts";

const version = (page: string, address?: string): Version => ({
  page,
  edits: { [page]: {} } as AllEdits,
  own_page: address ? { address, title: page, description: "", sections: [] } : null,
  experiment_id: null,
});
const prices = version("offer-alumniGroup");
const home = version("home");
const quiz = version("quiz");
const terms = version("terms");
const names = (versions: readonly Version[]) => versions.map(({ page }) => page);

/** A build in which these addresses fail as soon as one of these pages has words of its own. */
const failing = (rules: { path: string; because: string }[]) => {
  const tried: string[][] = [];
  return {
    tried,
    render: async (versions: readonly Version[]) => {
      tried.push(names(versions));
      const failures = rules
        .filter(({ because }) => because === "*" || names(versions).includes(because))
        .map(({ path }) => ({ path, reason: `no ${path}` }));
      if (failures.some(({ path }) => path === "everything")) throw new Error("no module");
      return { rendered: names(versions), failures };
    },
  };
};

test("where everything can be shown it is rendered once", async () => {
  const build = failing([]);
  expect(await renderWhatCan([prices, home], build.render)).toEqual({
    rendered: ["offer-alumniGroup", "home"],
    used: [prices, home],
    leftOut: [],
  });
  expect(build.tried).toHaveLength(1);
});

test("a page whose words no longer fit is left out, with everything else as the owner has it", async () => {
  const build = failing([{ path: "/home", because: "home" }]);
  const { used, leftOut, rendered } = await renderWhatCan([prices, home, quiz], build.render);
  expect(names(used)).toEqual(["offer-alumniGroup", "quiz"]);
  expect(rendered).toEqual(["offer-alumniGroup", "quiz"]);
  expect(leftOut).toEqual([{ page: "home", reason: "no /home" }]);
  // With everything, with the prices alone, with all but the page that failed, and with that one.
  expect(build.tried.slice(2)).toEqual([
    ["offer-alumniGroup", "home", "quiz"],
    ["offer-alumniGroup", "quiz"],
    ["offer-alumniGroup", "quiz", "home"],
  ]);
});

test("a page of the owner's own that fails is missing, and nothing is rendered again for it", async () => {
  const own = version("own-1", "/spring");
  const build = failing([{ path: "/spring", because: "own-1" }]);
  const { used, leftOut } = await renderWhatCan([prices, own, home], build.render);
  expect(names(used)).toEqual(["offer-alumniGroup", "home"]);
  expect(leftOut).toEqual([{ page: "own-1", reason: "no /spring" }]);
  expect(build.tried).toHaveLength(1);
});

test("words that break another page, or everything, are found by trying; prices go first", async () => {
  const elsewhere = failing([{ path: "/somewhere", because: "terms" }]);
  expect(await renderWhatCan([home, terms, prices], elsewhere.render)).toMatchObject({
    used: [prices, home],
    leftOut: [{ page: "terms", reason: "no /somewhere" }],
  });
  const everything = failing([{ path: "everything", because: "home" }]);
  const { used, leftOut } = await renderWhatCan([home, quiz, prices], everything.render);
  expect(names(used)).toEqual(["offer-alumniGroup", "quiz"]);
  expect(leftOut).toEqual([{ page: "home", reason: "no module" }]);
});

test("one among many is found without trying each", async () => {
  const many = Array.from({ length: 32 }, (_, index) => version(`page-${index}`));
  const build = failing([{ path: "/somewhere", because: "page-21" }]);
  const { used, leftOut } = await renderWhatCan([...many, prices], build.render);
  expect(used).toHaveLength(32);
  expect(leftOut).toEqual([{ page: "page-21", reason: "no /somewhere" }]);
  expect(build.tried.length).toBeLessThan(16);
});

test("a compared headline without a place is left out alone", async () => {
  const compared = { ...version("quiz/headline"), experiment_id: "id" };
  const build = failing([{ path: "quiz/headline", because: "quiz/headline" }]);
  const { used, leftOut } = await renderWhatCan([quiz, compared, prices], build.render);
  expect(names(used)).toEqual(["offer-alumniGroup", "quiz"]);
  expect(leftOut).toEqual([{ page: "quiz/headline", reason: "no quiz/headline" }]);
});

test("an address that fails with nobody's words stays as it was built; without prices nothing is taken over", async () => {
  const broken = failing([{ path: "/about", because: "*" }]);
  const { used, leftOut } = await renderWhatCan([prices, home], broken.render);
  expect(names(used)).toEqual(["offer-alumniGroup", "home"]);
  expect(leftOut).toEqual([{ page: "/about", reason: "no /about" }]);
  const noPrices = failing([{ path: "everything", because: "offer-alumniGroup" }]);
  await expect(renderWhatCan([prices, home], noPrices.render)).rejects.toThrow("no module");
});
