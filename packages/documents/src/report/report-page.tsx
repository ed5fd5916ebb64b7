import { academy } from "@academy/content/academy";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { palette } from "../palette.ts";
import { display, text } from "../pdf/fonts.ts";
import { paper } from "../pdf/paper.ts";

/** A style that gives a line height gives the font size too: the one is reckoned from the other. */
export const styles = StyleSheet.create({
  page: {
    backgroundColor: palette.ivory,
    color: palette.ink,
    fontFamily: text,
    fontSize: 10.5,
    lineHeight: 1.55,
  },
  // A page that does not wrap would end where its words do.
  sheet: { height: paper.height },
  // Out of the flow: there, too many words would be pushed into one another, and no test could see it.
  words: { position: "absolute", left: 62, right: 62, top: paper.top },
  eyebrow: { color: palette.goldDeep, fontSize: 8, fontWeight: 600, letterSpacing: 0.7, lineHeight: 1.2 },
  title: {
    fontFamily: display,
    fontWeight: 300,
    fontSize: 36,
    letterSpacing: -0.6,
    lineHeight: 1.1,
    marginTop: 9,
  },
  subtitle: { fontSize: 12.5, lineHeight: 1.3, marginTop: 5 },
  heading: { fontFamily: display, fontWeight: 400, fontSize: 14.5, letterSpacing: -0.1, lineHeight: 1.25 },
  lead: { fontFamily: display, fontWeight: 300, fontSize: 12.5, lineHeight: 1.58 },
  foot: {
    position: "absolute",
    left: 62,
    bottom: 34,
    flexDirection: "row",
    gap: 12,
    color: palette.inkSoft,
    fontSize: 8.5,
    lineHeight: 1.2,
  },
});

type Props = { number: number; bookmark: string; behind?: ReactNode; children: ReactNode };

/** A page of the report after its cover: what is drawn behind, the words, and where one is. */
export function ReportPage({ number, bookmark, behind, children }: Props) {
  return (
    <Page size={paper.size} style={styles.page} bookmark={bookmark} wrap={false}>
      <View style={styles.sheet}>
        {behind}
        <View style={styles.words}>{children}</View>
        <View style={styles.foot}>
          <Text>{number}</Text>
          <Text>{academy.name}</Text>
        </View>
      </View>
    </Page>
  );
}
