import { academy } from "@academy/content/academy";
import { formatLongDate, formatShortDate } from "@academy/content/format-date";
import { planPage, planPrint } from "@academy/content/pages/learning/plan-page";
import { dayNinety, mondayOf } from "@academy/launch-plan/days";
import { allWeeks, isEmptyWeek, type PlanThing, planColumns, thingsOf } from "@academy/launch-plan/plan";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { directed, type Faces, type PlanInput, printable } from "./plan-faces.ts";
import { sheet } from "./sheet.ts";

const corner = 240;

const own = StyleSheet.create({
  corner: { position: "absolute", right: 0, top: 0, width: corner, height: corner },
  of: { fontSize: 10, lineHeight: 1.4, color: palette.inkSoft, marginTop: 4, marginBottom: 16 },
  week: { width: 58, paddingVertical: 6 },
  number: { fontWeight: 300, fontSize: 15, lineHeight: 1.1 },
  monday: { fontSize: 7.5, lineHeight: 1.3, color: palette.inkSoft },
  column: { flex: 1, paddingVertical: 6, paddingHorizontal: 6 },
  thing: { flexDirection: "row", gap: 5, marginBottom: 2 },
  box: { width: 7, height: 7, borderWidth: 0.8, borderColor: palette.gold, borderRadius: 1.5, marginTop: 2 },
  checked: { backgroundColor: palette.gold },
  text: { flex: 1, fontSize: 8.6, lineHeight: 1.32 },
  row: { minHeight: 42 },
  empty: { flex: 1, justifyContent: "center", paddingLeft: 6 },
  emptyWords: { fontWeight: 300, fontSize: 10.5, lineHeight: 1.3, color: palette.inkSoft },
});

type Props = PlanInput & { faces: Faces };

export function WeeksPage({ plan, name, archetype, faces }: Props) {
  const dates = { first: formatLongDate(plan.startsOn), last: formatLongDate(dayNinety(plan)) };
  const of = planPrint.of
    .replace("{name}", () => printable(name))
    .replace("{first}", dates.first)
    .replace("{last}", dates.last);
  return (
    <Page size="A4" style={[sheet.page, faces.text]} bookmark={planPrint.title}>
      <View style={own.corner} fixed>
        <Mandala archetype={archetype} x={corner - 30} y={34} radius={76} />
      </View>
      <Text style={[sheet.title, faces.display]}>{planPrint.title}</Text>
      <Text style={own.of}>{of}</Text>
      <View style={sheet.head} fixed>
        <Text style={[sheet.label, { width: 58 }]}>{planPrint.week}</Text>
        {planColumns.map((column) => (
          <Text key={column} style={[sheet.label, { flex: 1, paddingHorizontal: 6 }]}>
            {planPage.columns[column]}
          </Text>
        ))}
      </View>
      {allWeeks.map((week) => {
        const things = thingsOf(plan, week);
        return (
          <View key={week} style={[sheet.row, own.row]} wrap={false}>
            <View style={own.week}>
              <Text style={[own.number, faces.display]}>{`${week}`}</Text>
              <Text style={own.monday}>{formatShortDate(mondayOf(plan, week))}</Text>
            </View>
            {isEmptyWeek(plan, week) && things.length === 0 ? (
              <View style={own.empty}>
                <Text style={[own.emptyWords, faces.display]}>{planPrint.empty}</Text>
              </View>
            ) : (
              planColumns.map((column) => (
                <View key={column} style={own.column}>
                  {things
                    .filter((thing) => thing.column === column)
                    .map((thing) => (
                      <Thing key={thing.id} {...thing} />
                    ))}
                </View>
              ))
            )}
          </View>
        );
      })}
      <View style={sheet.foot} fixed>
        <Text>{printable(name)}</Text>
        <Text>{academy.name}</Text>
      </View>
    </Page>
  );
}

const Thing = ({ text, isDone }: PlanThing) => (
  <View style={own.thing}>
    <View style={[own.box, isDone ? own.checked : {}]} />
    <Text style={[own.text, directed(text)]}>{printable(text)}</Text>
  </View>
);
