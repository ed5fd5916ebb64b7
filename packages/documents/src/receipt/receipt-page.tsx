import { testReceiptWords } from "@academy/content/mails/document-words";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { display, text } from "../pdf/fonts.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { measures, type SetReceipt } from "./set-receipt.ts";
import type { SetWords } from "./set-words.ts";
import { Sums, Words } from "./sums.tsx";

/** A style that gives a line height gives the font size too: the one is reckoned from the other. */
const title = { fontWeight: 300, letterSpacing: -0.6, lineHeight: 1.1 };
const label = { color: palette.inkSoft, lineHeight: 1.2, marginBottom: 3 };
const styles = StyleSheet.create({
  page: { backgroundColor: palette.ivory, color: palette.ink, fontFamily: text, fontSize: 10.5 },
  // A page that does not wrap would end where its words do.
  sheet: { height: measures.height },
  test: {
    position: "absolute",
    left: 0,
    right: 0,
    top: 0,
    backgroundColor: palette.ink,
    paddingVertical: 11,
  },
  testWords: { color: palette.ivory, fontSize: 14, fontWeight: 600, letterSpacing: 0.4, textAlign: "center" },
  brand: { position: "absolute", left: measures.left, top: 62, fontFamily: display, fontSize: 15 },
  words: { position: "absolute", left: measures.left, width: measures.width, top: paper.top + 86 },
  columns: { flexDirection: "row", gap: measures.gap, marginTop: 26 },
  column: { flex: 1 },
  ruled: { borderTopWidth: 0.75, borderTopColor: palette.gold, paddingTop: 11 },
  foot: {
    position: "absolute",
    left: measures.left,
    bottom: 34,
    color: palette.inkSoft,
    fontSize: 8.5,
    flexDirection: "row",
    gap: 12,
  },
});

type Props = { receipt: SetReceipt; academyName: string; isTest: boolean };

export function ReceiptPage({ receipt, academyName, isTest }: Props) {
  const { labels } = receipt;
  return (
    <Page size={paper.size} style={styles.page} wrap={false}>
      <View style={styles.sheet}>
        <Mandala archetype="teacher" x={paper.width - 73} y={66} radius={134} />
        {isTest && (
          <View style={styles.test}>
            <Text style={styles.testWords}>{testReceiptWords.mark}</Text>
          </View>
        )}
        <Text style={styles.brand}>{academyName}</Text>
        <View style={styles.words}>
          <Words words={labels.title} style={title} />
          <View style={styles.columns}>
            <Column label={labels.number} lines={[receipt.number]} />
            <Column label={labels.paidOn} lines={[receipt.paidOn]} />
          </View>
          <View style={styles.columns}>
            <Column label={labels.from} lines={receipt.seller} isRuled />
            <Column label={labels.buyer} lines={receipt.buyer} isRuled />
          </View>
          <Sums {...receipt} />
        </View>
        <View style={styles.foot}>
          <Text>{academyName}</Text>
          <Words words={labels.currency} style={{ lineHeight: 1.2 }} />
        </View>
      </View>
    </Page>
  );
}

type ColumnProps = { label: SetWords; lines: SetWords[]; isRuled?: boolean };

const Column = ({ label: above, lines, isRuled }: ColumnProps) => (
  <View style={[styles.column, isRuled ? styles.ruled : {}]}>
    <Words words={above} style={label} />
    {lines.map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be alike, and never change places.
      <Words key={place} words={line} />
    ))}
  </View>
);
