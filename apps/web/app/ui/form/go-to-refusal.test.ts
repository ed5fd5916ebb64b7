import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goToRefusal } from "./go-to-refusal.ts";

beforeEach(() => void vi.stubGlobal("window", { innerHeight: 800 }));
afterEach(() => vi.unstubAllGlobals());

type Part = {
  name?: string;
  isInvalid?: boolean;
  isAlert?: boolean;
  /** Where it is in the window; by default far below it. */
  top?: number;
  /** Around it: closed folds, from the inside out, and the controls of its field. */
  folds?: { open: boolean }[];
  beside?: Part[];
};

/** A form as far as it is asked for; what it did stands in `log`. */
function form(...parts: Part[]) {
  const log: string[] = [];
  const element = ({ name, isInvalid, isAlert, top = 2000, folds = [], beside = [] }: Part): Element => {
    const attributes: Record<string, string | undefined> = { name, role: isAlert ? "alert" : undefined };
    const foldElement = (index: number): unknown => {
      const fold = folds[index];
      return (
        fold && Object.assign(fold, { parentElement: { closest: () => foldElement(index + 1) ?? null } })
      );
    };
    const known = beside.map(element);
    return {
      isInvalid,
      isAlert,
      tabIndex: 0,
      getAttribute: (of: string) => attributes[of] ?? null,
      hasAttribute: (of: string) => attributes[of] !== undefined,
      closest: () => (beside.length > 0 ? { querySelector: () => known[0] } : null),
      parentElement: { closest: () => foldElement(0) ?? null },
      getBoundingClientRect: () => ({ top, bottom: top + 44 }),
      scrollIntoView: ({ block }: { block: string }) => log.push(`${name} to the ${block}`),
      focus: () => log.push(`focus on ${name}`),
    } as unknown as Element;
  };
  const elements = parts.map(element) as (Element & Part)[];
  const room = {
    querySelectorAll: () => elements.filter(({ isAlert }) => !isAlert),
    querySelector: (selector: string) =>
      elements.find(({ isInvalid, isAlert }) => (selector.includes("invalid") ? isInvalid : isAlert)) ?? null,
  };
  return { room: room as unknown as Element, log };
}

test("the first field that is wrong comes into view and takes the focus, before what is said of the whole", () => {
  const { room, log } = form(
    { name: "notice", isAlert: true },
    { name: "title" },
    { name: "address", isInvalid: true },
    { name: "text", isInvalid: true },
  );
  goToRefusal(room);
  expect(log).toEqual(["address to the center", "focus on address"]);
});

test("what can be seen already stays where it is, unless a bar or the edge is in its way", () => {
  for (const [top, moves] of [
    [300, false],
    [40, true],
    [740, true],
  ] as const) {
    const { room, log } = form({ name: "name", isInvalid: true, top });
    goToRefusal(room);
    expect(log, String(top)).toEqual([...(moves ? ["name to the center"] : []), "focus on name"]);
  }
});

test("a field is known by its name where nothing else marks it", () => {
  const { room, log } = form({ name: "consent" }, { name: "email", isInvalid: true });
  goToRefusal(room, (field) => field.getAttribute("name") === "consent");
  expect(log).toEqual(["consent to the center", "focus on consent"]);
});

test("what it is folded into opens, all the way out", () => {
  const folds = [{ open: false }, { open: false }];
  const { room, log } = form({ name: "answer", isInvalid: true, folds });
  goToRefusal(room);
  expect(folds.map(({ open }) => open)).toEqual([true, true]);
  expect(log).toContain("focus on answer");
});

test("a sentence leads to what is pressed beside it, or is read itself", () => {
  const beside = form({ name: "sentence", isAlert: true, beside: [{ name: "button" }] });
  goToRefusal(beside.room);
  expect(beside.log).toEqual(["button to the center", "focus on button"]);
  const alone = form({ name: "sentence", isAlert: true });
  goToRefusal(alone.room);
  expect(alone.log).toEqual(["sentence to the center", "focus on sentence"]);
});

test("where nothing is wrong the focus stays", () => {
  const { room, log } = form({ name: "title" });
  goToRefusal(room);
  goToRefusal(null);
  expect(log).toEqual([]);
});
