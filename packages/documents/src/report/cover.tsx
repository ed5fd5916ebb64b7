import { academy } from "@academy/content/academy";
import { formatLongDate } from "@academy/content/format-date";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { display } from "../pdf/fonts.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import type { PrintableName } from "../pdf/printable-name.ts";
import { styles } from "./report-page.tsx";

const own = StyleSheet.create({
  brand: { position: "absolute", left: 62, top: 58, fontFamily: display, fontSize: 15, lineHeight: 1.2 },
  words: { position: "absolute", left: 62, right: 32, bottom: 62 },
  title: {
    fontFamily: display,
    fontWeight: 300,
    fontSize: 46,
    letterSpacing: -1,
    lineHeight: 1.05,
    marginTop: 12,
  },
  subtitle: { fontSize: 16, lineHeight: 1.3, marginTop: 8 },
  about: {
    borderTopWidth: 0.75,
    borderTopColor: palette.gold,
    marginTop: 24,
    marginRight: 30,
    paddingTop: 14,
    minHeight: 44,
  },
  name: { fontSize: 11.5, lineHeight: 1.5, maxLines: 2, textOverflow: "ellipsis" },
  longName: { fontSize: 9, lineHeight: 1.5 },
  date: { color: palette.inkSoft, fontSize: 10.5, lineHeight: 1.5 },
});

type Props = { archetype: ArchetypeKey; name: PrintableName | undefined; takenAt: Date };

export function Cover({ archetype, name, takenAt }: Props) {
  const { title, subtitle } = archetypes[archetype];
  return (
    <Page size={paper.size} style={styles.page} bookmark={title} wrap={false}>
      <View style={styles.sheet}>
        <Mandala archetype={archetype} x={paper.width - 85} y={258} radius={336} />
        <Text style={own.brand}>{academy.name}</Text>
        <View style={own.words}>
          <Text style={styles.eyebrow}>{resultPage.badge}</Text>
          <Text style={own.title}>{title}</Text>
          <Text style={[own.subtitle, { color: hues[archetype] }]}>{subtitle}</Text>
          <View style={own.about}>
            {name && (
              <Text style={[own.name, name.text.length > 70 ? own.longName : {}, { fontFamily: name.fonts }]}>
                {name.text}
              </Text>
            )}
            <Text style={own.date}>{formatLongDate(takenAt)}</Text>
          </View>
        </View>
      </View>
    </Page>
  );
}
