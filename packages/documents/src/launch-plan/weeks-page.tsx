import { academy } from "@academy/content/academy";
import { formatLongDate, formatShortDate } from "@academy/content/format-date";
import { planPage, planPrint } from "@academy/content/pages/learning/plan-page";
import { dayNinety, mondayOf } from "@academy/launch-plan/days";
import { allWeeks, isEmptyWeek, type PlanThing, planColumns, thingsOf } from "@academy/launch-plan/plan";
import { hues } from "@academy/mandalas/hues";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { breakLines } from "../pdf/break-lines.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { boxWidth, fitWeeks, leading, rowPadding, thingGap, weekHeight } from "./fit-weeks.ts";
import { directed, type Faces, type PlanInput, printable } from "./plan-faces.ts";
import { margins, sheet, smallest } from "./sheet.ts";

const corner = 210;
/** Beside the drawing. */
const headWidth = paper.width - margins.side * 2 - 96;
const weekWidth = 72;
/** The largest in which it takes two lines, and the smallest for one that takes more. */
const sentence = { sizes: [20, 18, 16], smallest: 16, lines: 2, leading: 1.2 };
/** Of everything above the weeks that is always there. */
const headHeight = 56;

const own = StyleSheet.create({
  corner: { position: "absolute", right: 0, top: 0, width: corner, height: corner },
  head: { width: headWidth },
  of: { fontSize: smallest, lineHeight: 1.35, color: palette.inkSoft },
  sentence: { fontWeight: 300, lineHeight: sentence.leading, marginTop: 4 },
  offers: { fontWeight: 600, fontSize: 12, lineHeight: 1.35, marginTop: 4 },
  columns: {
    fontSize: smallest,
    lineHeight: 1.35,
    color: palette.inkSoft,
    marginTop: 5,
    paddingBottom: 3,
    borderBottomWidth: 1,
    borderBottomColor: palette.gold,
  },
  row: { alignItems: "center", paddingVertical: rowPadding },
  week: { width: weekWidth, minHeight: weekHeight, flexDirection: "row", alignItems: "baseline" },
  number: { width: 24, fontWeight: 300, fontSize: 16, lineHeight: 1.15 },
  monday: { fontSize: smallest, lineHeight: 1.2, color: palette.inkSoft },
  things: { flex: 1 },
  thing: { flexDirection: "row", marginBottom: thingGap },
  box: { borderWidth: 0.8, borderColor: palette.gold, borderRadius: 1.5 },
  checked: { backgroundColor: palette.gold },
  text: { flex: 1, lineHeight: leading },
  emptyWords: { fontWeight: 300, fontSize: 13, lineHeight: 1.3, color: palette.inkSoft },
});

type Props = PlanInput & { faces: Faces };

/** Hers at a glance: whose it is, what she says she does and for how much, and thirteen weeks as large as they fit. */
export function WeeksPage({ plan, name, archetype, headline, faces }: Props) {
  const dates = { first: formatLongDate(plan.startsOn), last: formatLongDate(dayNinety(plan)) };
  const of = planPrint.of
    .replace("{name}", () => printable(name))
    .replace("{first}", dates.first)
    .replace("{last}", dates.last);
  const said = printable(headline.sentence) || planPrint.title;
  const offers = headline.offers.map(printable).join(" · ");
  const linesOf = (words: string, fonts: Faces["text"]["fonts"], size: number) =>
    words ? breakLines(words, fonts, headWidth / size).length : 0;
  const saidSize =
    sentence.sizes.find((each) => linesOf(said, faces.display.fonts, each) <= sentence.lines) ??
    sentence.smallest;
  const above =
    headHeight +
    linesOf(said, faces.display.fonts, saidSize) * saidSize * sentence.leading +
    linesOf(offers, faces.text.fonts, 12.5) * 17;
  const { size, isOnePage } = fitWeeks(plan, {
    width: paper.width - margins.side * 2 - weekWidth,
    height: paper.height - margins.top - margins.bottom - above,
    fonts: faces.text.fonts,
  });
  return (
    <Page size={paper.size} style={[sheet.page, faces.text.style]} bookmark={planPrint.title}>
      <View style={own.corner} fixed>
        <Mandala archetype={archetype} x={corner - 26} y={30} radius={70} />
      </View>
      <View style={own.head}>
        <Text style={own.of}>{of}</Text>
        <Text style={[own.sentence, { fontSize: saidSize }, faces.display.style, directed(said)]}>
          {said}
        </Text>
        {offers !== "" && (
          <Text style={[own.offers, { color: hues[archetype] }, directed(offers)]}>{offers}</Text>
        )}
      </View>
      <Text style={own.columns}>
        {planPrint.columns.replace(
          "{columns}",
          planColumns.map((column) => planPage.columns[column]).join(", "),
        )}
      </Text>
      {/* What is left of the page is shared out among the weeks. */}
      <View style={isOnePage ? { flexGrow: 1, justifyContent: "space-between" } : {}}>
        {allWeeks.map((week) => {
          const things = thingsOf(plan, week);
          return (
            <View key={week} style={[sheet.row, own.row, isOnePage ? { flexGrow: 1 } : {}]} wrap={false}>
              <View style={own.week}>
                <Text style={[own.number, faces.display.style]}>{`${week}`}</Text>
                <Text style={own.monday}>{formatShortDate(mondayOf(plan, week))}</Text>
              </View>
              <View style={own.things}>
                {isEmptyWeek(plan, week) && things.length === 0 ? (
                  <Text style={[own.emptyWords, faces.display.style]}>{planPrint.empty}</Text>
                ) : (
                  things.map((thing) => <Thing key={thing.id} {...thing} size={size} />)
                )}
              </View>
            </View>
          );
        })}
      </View>
      <View style={sheet.foot} fixed>
        <Text>{printable(name)}</Text>
        <Text>{academy.name}</Text>
      </View>
    </Page>
  );
}

function Thing({ text, isDone, size }: PlanThing & { size: number }) {
  const box = {
    width: size * 0.8,
    height: size * 0.8,
    marginTop: size * 0.25,
    marginRight: boxWidth(size) - size * 0.8,
  };
  return (
    <View style={own.thing}>
      <View style={[own.box, box, isDone ? own.checked : {}]} />
      <Text style={[own.text, { fontSize: size }, directed(text)]}>{printable(text)}</Text>
    </View>
  );
}
