import type { ReportWords } from "@academy/content/mails/document-words";
import { quizPage, resultPage } from "@academy/content/pages/quiz/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { archetypes } from "@academy/quiz/archetypes";
import { profileBars, type QuizResult } from "@academy/quiz/scoring/score";
import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { ReportPage, styles } from "./report-page.tsx";

const own = StyleSheet.create({
  note: { color: palette.inkSoft, marginTop: 8 },
  bars: { marginTop: 18 },
  row: {
    flexDirection: "row",
    alignItems: "center",
    borderTopWidth: 0.5,
    borderTopColor: palette.line,
    height: 29,
  },
  name: { width: 150, fontSize: 10.5, lineHeight: 1.2 },
  track: { flex: 1, height: 5 },
  bar: { height: 5, borderRadius: 2.5 },
  score: { width: 42, textAlign: "right", color: palette.inkSoft, fontSize: 10.5, lineHeight: 1.2 },
  closing: {
    backgroundColor: palette.paper,
    borderTopWidth: 1.5,
    borderTopColor: palette.gold,
    marginTop: 34,
    padding: 24,
  },
  closingText: { marginTop: 8 },
  button: {
    alignSelf: "flex-start",
    backgroundColor: palette.ink,
    color: palette.ivory,
    fontWeight: 600,
    fontSize: 10.5,
    lineHeight: 1.2,
    marginTop: 16,
    paddingVertical: 10,
    paddingHorizontal: 16,
    textDecoration: "none",
  },
  saved: { color: palette.inkSoft, fontSize: 9, lineHeight: 1.5, marginTop: 22 },
  savedLink: { color: palette.goldDeep },
});

type Props = { result: QuizResult; resultUrl: string; words: ReportWords };

export function ProfilePage({ result, resultUrl, words }: Props) {
  const [before, after] = words.resultStays.split("{address}");
  return (
    <ReportPage number={5} bookmark={resultPage.profile}>
      <Text style={styles.eyebrow}>{words.allTen.toUpperCase()}</Text>
      <Text style={styles.title}>{resultPage.profile}</Text>
      <Text style={own.note}>{resultPage.profileNote}</Text>
      <View style={own.bars}>
        {profileBars(result).map(({ archetype, score, width }) => (
          <View key={archetype} style={own.row}>
            <Text style={own.name}>{archetypes[archetype].title}</Text>
            <View style={own.track}>
              <View style={[own.bar, { width: `${width}%`, backgroundColor: hues[archetype] }]} />
            </View>
            <Text style={own.score}>{shownScore(score)}</Text>
          </View>
        ))}
      </View>
      <View style={own.closing}>
        <Text style={styles.heading}>{resultPage.blueprintHeading}</Text>
        <Text style={own.closingText}>{resultPage.blueprintLead}</Text>
        <Link
          src={`${new URL(resultUrl).origin}/healers-roadmap?archetype=${result.primary.archetype}`}
          style={own.button}
        >
          {resultPage.blueprint}
        </Link>
      </View>
      <Text style={own.saved}>
        {before}
        <Link src={resultUrl} style={own.savedLink}>
          {resultUrl}
        </Link>
        {after}
      </Text>
      <Text style={own.saved}>{quizPage.disclaimer}</Text>
    </ReportPage>
  );
}

/** Scores are whole hundredths, and are taken as such: half is rounded up. */
const shownScore = (score: number) => (Math.round(Math.round(score * 100) / 10) / 10).toFixed(1);
