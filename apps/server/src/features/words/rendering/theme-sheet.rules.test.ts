import type { AllEdits } from "@academy/content/editing/editable";
import { expect, test } from "vitest";
import { publishedNow } from "../published.ts";
import { themeSheet } from "./theme-sheet.ts";

const colors = { ground: "#f4f7f2", ink: "#12301f", accent: "#b0562a" };
const published = (look: object) =>
  publishedNow([{ page: "look", edits: { look } as AllEdits, own_page: null, experiment_id: null }]).edits;

test("pages name the sheet as it is made now, whatever a version says it was", () => {
  const now = themeSheet({ look: colors } as AllEdits)?.path;
  expect(now).toMatch(/^\/look\/[0-9a-f]{16}\.css$/);
  expect(published({ ...colors, sheet: "/look/0123456789abcdef.css" }).look).toEqual({
    ...colors,
    sheet: now,
  });
  expect(published(colors).look).toEqual({ ...colors, sheet: now });
  // A logo alone has none.
  expect(published({ logo: { src: "/files/1" }, sheet: "/look/0123456789abcdef.css" }).look).toEqual({
    logo: { src: "/files/1" },
  });
});
