import { expect, test } from "vitest";
import { placeTooltip } from "./place-tooltip.ts";

const phone = { width: 390, height: 800 };
const tooltip = { width: 300, height: 60 };
const button = (left: number, top: number) => ({ left, top, width: 100, height: 44 });

test("stands above the middle of what it explains, with its arrow there", () => {
  expect(placeTooltip(button(150, 400), tooltip, phone, "top")).toEqual({
    side: "top",
    left: 50,
    top: 332,
    arrow: 150,
  });
});

test("stands below where that was wished for", () => {
  expect(placeTooltip(button(150, 400), tooltip, phone, "bottom")).toMatchObject({
    side: "bottom",
    top: 452,
  });
});

test.each([
  ["top", 60, "bottom"],
  ["bottom", 720, "top"],
] as const)(
  "wished %s at %i px, where there is no room, it stands on the other side",
  (wished, top, side) => {
    expect(placeTooltip(button(150, top), tooltip, phone, wished).side).toBe(side);
  },
);

test("stays on the wished side if the other has less room still", () => {
  const high = { width: 300, height: 500 };
  expect(placeTooltip(button(150, 420), high, phone, "top").side).toBe("top");
});

test.each([
  ["left", 0, 12, 38],
  ["right", 290, 78, 262],
])("at the %s edge it stays in the window, and its arrow with what it explains", (_, at, left, arrow) => {
  expect(placeTooltip(button(at, 400), tooltip, phone, "top")).toMatchObject({ left, arrow });
});

test("is never past the left edge, however wide, nor its arrow past a corner", () => {
  const wide = { width: 380, height: 60 };
  expect(placeTooltip(button(-90, 400), wide, phone, "top")).toMatchObject({ left: 12, arrow: 14 });
});
