import { StyleSheet, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
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
});

export function Sums({ offerName, description, sums }: SetReceipt) {
  return (
    <>
      <View style={styles.item}>
        <Words words={offerName} />
        <Words words={description} style={{ color: palette.inkSoft, marginTop: 2 }} />
      </View>
      {sums.map((sum, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be alike, and never change places.
        <SumRow key={place} {...sum} />
      ))}
    </>
  );
}

const SumRow = ({ label, note, amount, isStrong }: Sum) => (
  <View style={[styles.row, isStrong ? styles.strong : {}]}>
    <View>
      <Words words={label} />
      {note && <Words words={note} style={{ color: palette.inkSoft }} />}
    </View>
    <Words words={amount} style={{ textAlign: "right" }} />
  </View>
);
