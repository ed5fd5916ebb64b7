import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { display } from "../pdf/fonts.ts";
import { measures } from "./measures.ts";
import type { SetReceipt, Sum } from "./set-receipt.ts";
import { Words } from "./words.tsx";

const styles = StyleSheet.create({
  item: {
    borderTopWidth: 0.75,
    borderTopColor: palette.gold,
    marginTop: 34,
    paddingTop: 12,
    paddingBottom: 16,
  },
  row: {
    flexDirection: "row",
    alignItems: "flex-start",
    justifyContent: "space-between",
    borderTopWidth: 0.5,
    borderTopColor: palette.line,
    paddingVertical: 7,
    // Under the right half of the page, where the eye looks for figures.
    marginLeft: measures.width / 2 + measures.gap / 2,
  },
  strong: { borderTopWidth: 0.75, borderTopColor: palette.gold },
  label: { fontSize: 10.5, lineHeight: measures.leading },
  strongLabel: { fontFamily: display, fontSize: 14.5, lineHeight: measures.leading },
  note: { color: palette.inkSoft, fontSize: 8.5, lineHeight: measures.leading },
});

export function Sums({ offerName, description, sums }: SetReceipt) {
  return (
    <>
      <View style={styles.item}>
        <Words words={offerName} />
        <Words words={description} style={{ color: palette.inkSoft, marginTop: 2 }} />
      </View>
      {sums.map((sum) => (
        <SumRow key={sum.label} {...sum} />
      ))}
    </>
  );
}

const SumRow = ({ label, note, amount, isStrong }: Sum) => (
  <View style={[styles.row, isStrong ? styles.strong : {}]}>
    <View>
      <Text style={isStrong ? styles.strongLabel : styles.label}>{label}</Text>
      {note && <Text style={styles.note}>{note}</Text>}
    </View>
    <Words words={amount} style={{ textAlign: "right" }} />
  </View>
);
