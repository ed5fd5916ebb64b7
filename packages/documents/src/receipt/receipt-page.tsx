import { academy } from "@academy/content/academy";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { display, text } from "../pdf/fonts.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { measures } from "./measures.ts";
import type { ReceiptInput } from "./receipt-input.ts";
import type { SetReceipt } from "./set-receipt.ts";
import type { SetWords } from "./set-words.ts";
import { Sums } from "./sums.tsx";
import { Words } from "./words.tsx";

/** A style that gives a line height gives the font size too: the one is reckoned from the other. */
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
  words: { position: "absolute", left: measures.left, width: measures.width, top: 148 },
  title: { fontFamily: display, fontWeight: 300, fontSize: 36, letterSpacing: -0.6, lineHeight: 1.1 },
  columns: { flexDirection: "row", gap: measures.gap, marginTop: 26 },
  column: { flex: 1 },
  ruled: { borderTopWidth: 0.75, borderTopColor: palette.gold, paddingTop: 11 },
  label: { color: palette.inkSoft, fontSize: 8.5, marginBottom: 3 },
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

type Props = { receipt: SetReceipt } & Pick<ReceiptInput, "currency" | "isTest">;

export function ReceiptPage({ receipt, currency, isTest }: Props) {
  return (
    <Page size="A4" style={styles.page} wrap={false}>
      <View style={styles.sheet}>
        <Mandala archetype="teacher" x={522} y={66} radius={134} />
        {isTest && (
          <View style={styles.test}>
            <Text style={styles.testWords}>TEST: no money was paid</Text>
          </View>
        )}
        <Text style={styles.brand}>{academy.name}</Text>
        <View style={styles.words}>
          <Text style={styles.title}>Receipt</Text>
          <View style={styles.columns}>
            <Column label="Number" lines={[receipt.number]} />
            <Column label="Paid on" lines={[receipt.paidOn]} />
          </View>
          <View style={styles.columns}>
            <Column label="From" lines={receipt.seller} isRuled />
            <Column label="To" lines={receipt.buyer} isRuled />
          </View>
          <Sums {...receipt} />
        </View>
        <View style={styles.foot}>
          <Text>{academy.name}</Text>
          <Text>{`All amounts in ${currency}`}</Text>
        </View>
      </View>
    </Page>
  );
}

const Column = ({ label, lines, isRuled }: { label: string; lines: SetWords[]; isRuled?: boolean }) => (
  <View style={[styles.column, isRuled ? styles.ruled : {}]}>
    <Text style={styles.label}>{label}</Text>
    {lines.map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be alike, and never change places.
      <Words key={place} words={line} />
    ))}
  </View>
);
