import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { styles } from "./report-page.tsx";

const own = StyleSheet.create({
  section: { flexDirection: "row", borderTopWidth: 0.75, borderTopColor: palette.gold, paddingTop: 12 },
  side: { width: 128, paddingRight: 12 },
  items: { flex: 1 },
  item: { borderBottomWidth: 0.5, borderBottomColor: palette.line, paddingBottom: 6.5, marginBottom: 6.5 },
  last: { borderBottomWidth: 0, marginBottom: 0 },
});

type Props = { heading: string; items: readonly string[]; marginTop: number };

/** A heading at the side and its list beside it, ruled like the index of a book. */
export function RuledList({ heading, items, marginTop }: Props) {
  return (
    <View style={[own.section, { marginTop }]} wrap={false}>
      <View style={own.side}>
        <Text style={styles.heading}>{heading}</Text>
      </View>
      <View style={own.items}>
        {items.map((item, index) => (
          <Text key={item} style={[own.item, index === items.length - 1 ? own.last : {}]}>
            {item}
          </Text>
        ))}
      </View>
    </View>
  );
}
