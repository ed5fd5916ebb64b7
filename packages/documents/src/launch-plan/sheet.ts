import { StyleSheet } from "@react-pdf/renderer";
import { palette } from "../palette.ts";

/** In points: the margins within which everything stands. */
export const margins = { top: 30, bottom: 42, side: 38 } as const;

/** Nothing on a cabinet door is smaller than this. */
export const smallest = 11;

/** No color behind the words: paper has its own, and ink is dear. */
export const sheet = StyleSheet.create({
  page: {
    color: palette.ink,
    paddingTop: margins.top,
    paddingBottom: margins.bottom,
    paddingHorizontal: margins.side,
  },
  foot: {
    position: "absolute",
    left: margins.side,
    bottom: 22,
    flexDirection: "row",
    gap: 12,
    color: palette.inkSoft,
    fontSize: smallest,
    lineHeight: 1.2,
  },
  title: { fontWeight: 300, fontSize: 27, lineHeight: 1.15, letterSpacing: -0.5 },
  heading: { fontWeight: 300, fontSize: 19, lineHeight: 1.2, marginBottom: 6 },
  label: { fontWeight: 600, fontSize: smallest, lineHeight: 1.25, color: palette.inkSoft },
  words: { fontSize: 11.5, lineHeight: 1.4 },
  head: {
    flexDirection: "row",
    borderBottomWidth: 1,
    borderBottomColor: palette.gold,
    paddingBottom: 4,
  },
  row: { flexDirection: "row", borderBottomWidth: 0.6, borderBottomColor: palette.rule },
});
