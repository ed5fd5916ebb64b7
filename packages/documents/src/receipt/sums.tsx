import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { measures, type SetReceipt, type Sum } from "./set-receipt.ts";
import type { SetWords } from "./set-words.ts";

type Style = {
  color?: string;
  marginTop?: number;
  marginBottom?: number;
  textAlign?: "left" | "right";
  fontWeight?: number;
  letterSpacing?: number;
  lineHeight?: number;
};

/** Set words where they stand: on the left, whatever their script. */
export const Words = ({ words, style = {} }: { words: SetWords; style?: Style }) => (
  <Text style={[{ textAlign: "left", lineHeight: measures.leading }, words.style, style]}>{words.text}</Text>
);

const styles = StyleSheet.create({
  item: {
    borderTopWidth: 0.75,
    borderTopColor: palette.gold,
    marginTop: 34,
    paddingTop: 12,
    paddingBottom: 16,
  },
  included: { marginTop: 8 },
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

export function Sums({ offerName, description, included, sums }: SetReceipt) {
  return (
    <>
      <View style={styles.item}>
        <Words words={offerName} />
        <Words words={description} style={{ color: palette.inkSoft, marginTop: 2 }} />
        {included.length > 0 && (
          <View style={styles.included}>
            {included.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and never change places.
              <Words key={place} words={line} />
            ))}
          </View>
        )}
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
