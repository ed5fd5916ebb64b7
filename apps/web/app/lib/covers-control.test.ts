import { afterEach, expect, test, vi } from "vitest";
import { coversControl } from "./covers-control.ts";

afterEach(() => void vi.unstubAllGlobals());

const screen = 800;
type Box = { top: number; bottom: number; left: number; right: number; width: number; height: number };
const boxAt = (top: number, height: number): Box => ({
  top,
  bottom: top + height,
  left: 0,
  right: 300,
  width: 300,
  height,
});

/** A page of parts, one screen below the other, each filled by one link; and something that floats over the last. */
function open({ hasLinks = true } = {}) {
  const asked: string[] = [];
  const element = (name: string, box: Box, inside: unknown[] = []) => ({
    getBoundingClientRect: () => {
      asked.push(name);
      return box;
    },
    contains: (other: unknown) => inside.includes(other),
    checkVisibility: () => true,
  });
  const links = [0, 1, 2].map((index) => element(`link ${index}`, boxAt(index * screen, screen)));
  const parts = links.map((link, index) => element(`part ${index}`, boxAt(index * screen, screen), [link]));
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) => (selector === "main > *" ? parts : hasLinks ? links : []),
  });
  const floating = element("itself", boxAt(2 * screen + 100, 60)) as unknown as Element;
  return { floating, asked };
}

test("only the part it lies on is asked where its controls are", () => {
  const { floating, asked } = open();
  expect(coversControl(floating)).toBe(true);
  expect(asked.filter((name) => name.startsWith("link"))).toEqual(["link 2"]);
});

test("where there is no control, none is covered", () => {
  expect(coversControl(open({ hasLinks: false }).floating)).toBe(false);
});
