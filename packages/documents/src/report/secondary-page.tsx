import type { ReportWords } from "@academy/content/mails/document-words";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { archetypes } from "@academy/quiz/archetypes";
import { inSupport } from "@academy/quiz/in-support";
import type { QuizResult } from "@academy/quiz/scoring/score";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn, type QuizTexts, supportIn } from "@academy/quiz/texts/texts";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { fillLine } from "../fill-text.tsx";
import { palette } from "../palette.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { ReportPage, styles } from "./report-page.tsx";
import { RuledList } from "./ruled-list.tsx";

const own = StyleSheet.create({
  head: { marginTop: 178 },
  strength: { flexDirection: "row", alignItems: "center", gap: 14, marginTop: 18 },
  badge: {
    color: palette.ivory,
    fontWeight: 600,
    fontSize: 10,
    lineHeight: 1.2,
    borderRadius: 11,
    paddingVertical: 5,
    paddingHorizontal: 11,
  },
  meaning: { flex: 1, color: palette.inkSoft, fontSize: 9.5, lineHeight: 1.45 },
});

/** How many of the gifts and models of a second archetype are told. */
const told = 3;

type Props = QuizResult["secondary"] & { texts: QuizTexts; words: ReportWords };

export function SecondaryPage({ archetype, strength, texts, words }: Props) {
  const { title, subtitle, essence } = archetypes[archetype];
  const { gifts, businessModels } = profileIn(texts, archetype, profiles[archetype]);
  return (
    <ReportPage
      number={4}
      bookmark={resultPage.secondary}
      behind={<Mandala archetype={archetype} x={paper.width - 125} y={26} radius={226} />}
    >
      <View style={own.head}>
        <Text style={styles.eyebrow}>{resultPage.secondary.toUpperCase()}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={[styles.subtitle, { color: hues[archetype] }]}>{subtitle}</Text>
      </View>
      <View style={own.strength}>
        <Text style={[own.badge, { backgroundColor: hues[archetype] }]}>
          {fillLine(words.strength, { strength: String(strength) })}
        </Text>
        <Text style={own.meaning}>
          {fillLine(words.strengthMeans, { meaning: resultPage.strengthTooltip })}
        </Text>
      </View>
      <Text style={[styles.lead, { marginTop: 20 }]}>{essence}</Text>
      <Text style={{ marginTop: 12 }}>{supportIn(texts, archetype, inSupport[archetype])}</Text>
      <RuledList heading={resultPage.gifts} items={gifts.slice(0, told)} marginTop={24} />
      <RuledList heading={resultPage.models} items={businessModels.slice(0, told)} marginTop={20} />
    </ReportPage>
  );
}
