import { StyleSheet } from "@react-pdf/renderer";
import { palette } from "../palette.ts";

/** A4, in points. No color behind the words: paper has its own, and ink is dear. */
export const sheet = StyleSheet.create({
  page: { color: palette.ink, paddingTop: 40, paddingBottom: 46, paddingHorizontal: 44 },
  foot: {
    position: "absolute",
    left: 44,
    bottom: 24,
    flexDirection: "row",
    gap: 12,
    color: palette.inkSoft,
    fontSize: 8,
    lineHeight: 1.2,
  },
  title: { fontWeight: 300, fontSize: 27, lineHeight: 1.15, letterSpacing: -0.5 },
  heading: { fontWeight: 300, fontSize: 19, lineHeight: 1.2, marginBottom: 6 },
  label: { fontWeight: 600, fontSize: 8, lineHeight: 1.25, color: palette.inkSoft },
  words: { fontSize: 9.5, lineHeight: 1.4 },
  head: {
    flexDirection: "row",
    borderBottomWidth: 1,
    borderBottomColor: palette.gold,
    paddingBottom: 4,
  },
  row: { flexDirection: "row", borderBottomWidth: 0.6, borderBottomColor: palette.rule },
});
