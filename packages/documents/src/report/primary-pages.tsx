import type { ReportWords } from "@academy/content/mails/document-words";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn, type QuizTexts } from "@academy/quiz/texts/texts";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { ReportPage, styles } from "./report-page.tsx";
import { RuledList } from "./ruled-list.tsx";

const own = StyleSheet.create({
  margin: {
    fontSize: 10.5,
    lineHeight: 1.5,
    color: palette.inkSoft,
    marginTop: 14,
    paddingLeft: 14,
    borderLeftWidth: 1.5,
    borderLeftColor: palette.gold,
  },
  columns: { flexDirection: "row", gap: 28, marginTop: 24 },
  column: { flex: 1, borderTopWidth: 0.75, borderTopColor: palette.gold, paddingTop: 12 },
  columnText: { marginTop: 7 },
});

type Props = { archetype: ArchetypeKey; texts: QuizTexts };

export function PrimaryPage({ archetype, texts, marginLine }: Props & { marginLine: string }) {
  const { title, subtitle } = archetypes[archetype];
  const { description, gifts, businessModels } = profileIn(texts, archetype, profiles[archetype]);
  return (
    <ReportPage number={2} bookmark={resultPage.primary}>
      <Text style={styles.eyebrow}>{resultPage.primary.toUpperCase()}</Text>
      <Text style={styles.title}>{title}</Text>
      <Text style={[styles.subtitle, { color: hues[archetype] }]}>{subtitle}</Text>
      <Text style={own.margin}>{marginLine}</Text>
      <Text style={[styles.lead, { marginTop: 20 }]}>{description}</Text>
      <RuledList heading={resultPage.gifts} items={gifts} marginTop={28} />
      <RuledList heading={resultPage.models} items={businessModels} marginTop={22} />
    </ReportPage>
  );
}

export function RemindersPage({ archetype, texts, words }: Props & { words: ReportWords }) {
  const { development, shadow, realWorldExamples } = profileIn(texts, archetype, profiles[archetype]);
  return (
    <ReportPage
      number={3}
      bookmark={resultPage.reminders}
      behind={<Mandala archetype={archetype} x={paper.width - 95} y={paper.height - 40} radius={312} />}
    >
      <Text style={styles.eyebrow}>{words.toKeepInMind.toUpperCase()}</Text>
      <Text style={styles.title}>{resultPage.reminders}</Text>
      <View style={own.columns}>
        {[
          { heading: resultPage.growthEdge, text: development },
          { heading: resultPage.shadow, text: shadow },
        ].map(({ heading, text }) => (
          <View key={heading} style={own.column}>
            <Text style={styles.heading}>{heading}</Text>
            <Text style={own.columnText}>{text}</Text>
          </View>
        ))}
      </View>
      <RuledList heading={resultPage.examples} items={realWorldExamples.split(", ")} marginTop={30} />
    </ReportPage>
  );
}
