import { afterEach, expect, test, vi } from "vitest";
import { coversControl, coversText } from "./covers-control.ts";

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
function open({ hasLinks = true, isLaidOut = true } = {}) {
  const asked: string[] = [];
  const element = (name: string, box: Box, inside: unknown[] = []) => ({
    getBoundingClientRect: () => {
      asked.push(name);
      return box;
    },
    contains: (other: unknown) => inside.includes(other),
    checkVisibility: ({ contentVisibilityAuto = false }) => isLaidOut || !contentVisibilityAuto,
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

test("a control that the browser has not laid out yet is not asked where it is", () => {
  const { floating, asked } = open({ isLaidOut: false });
  expect(coversControl(floating)).toBe(false);
  expect(asked.filter((name) => name.startsWith("link"))).toEqual([]);
});

test("where there is no control, none is covered", () => {
  expect(coversControl(open({ hasLinks: false }).floating)).toBe(false);
});

test("words are seen that begin just at its last edge", () => {
  const rect = (x: number, y: number, width: number, height: number) => ({
    x,
    y,
    width,
    height,
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  });
  class Rect {
    constructor(x: number, y: number, width: number, height: number) {
      Object.assign(this, rect(x, y, width, height));
    }
  }
  const line = rect(55, 0, 200, 20);
  const paragraph = { childNodes: [{ nodeType: 3, nodeValue: "Review" }] };
  vi.stubGlobal("DOMRect", Rect);
  vi.stubGlobal("Node", { TEXT_NODE: 3 });
  vi.stubGlobal("document", {
    elementsFromPoint: (x: number) => (x >= line.left ? [paragraph] : []),
    createRange: () => ({ selectNodeContents: () => {}, getClientRects: () => [line] }),
  });
  const floating = { getBoundingClientRect: () => rect(0, 0, 56, 56), contains: () => false };
  expect(coversText(floating as unknown as Element)).toBe(true);
});
