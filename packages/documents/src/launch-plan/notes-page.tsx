import { academy } from "@academy/content/academy";
import { formatShortDate } from "@academy/content/format-date";
import { planCalendarWords, planPage, planPrint } from "@academy/content/pages/learning/plan-page";
import { datesOf } from "@academy/launch-plan/dates";
import { sumFridays } from "@academy/launch-plan/fridays";
import { allWeeks, uncounted } from "@academy/launch-plan/plan";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { paper } from "../pdf/paper.ts";
import { directed, type Faces, type PlanInput, printable } from "./plan-faces.ts";
import { sheet, smallest } from "./sheet.ts";

const own = StyleSheet.create({
  block: { marginBottom: 16 },
  day: { flexDirection: "row", gap: 10 },
  date: { width: 56 },
  cell: { fontSize: smallest, lineHeight: 1.3, paddingVertical: 3.5, paddingRight: 8 },
  week: { width: 64 },
  count: { width: 72 },
  line: { flex: 1 },
  total: { fontWeight: 600 },
  idea: { paddingVertical: 4 },
});

type Props = PlanInput & { faces: Faces };

/** For the back of the door: what is to be done by then, the Fridays, the drawer. */
export function NotesPage({ plan, name, faces }: Props) {
  const sums = sumFridays(plan);
  const { columns } = planPage.fridays;
  const { dates } = planCalendarWords;
  // What happens every week needs no list.
  const isWeekly = plan.channel?.rhythm?.every === "week";
  const days = datesOf(plan).filter(
    ({ kind }) => !(isWeekly && (kind === "channel" || kind === "smallChannel")),
  );
  return (
    <Page size={paper.size} style={[sheet.page, faces.text.style]}>
      {(["deeds", "witness"] as const).map((field) => (
        <View key={field} style={own.block}>
          <Text style={sheet.label}>{planPrint[field]}</Text>
          <Text style={[sheet.words, directed(plan[field])]}>{printable(plan[field]) || "…"}</Text>
        </View>
      ))}
      {days.length > 0 && (
        <View style={own.block}>
          <Text style={[sheet.heading, faces.display.style]}>{planPrint.days}</Text>
          {days.map(({ day, kind, to }) => (
            <View key={`${day} ${kind} ${to ?? ""}`} style={own.day}>
              <Text style={[sheet.words, own.date]}>{formatShortDate(day)}</Text>
              <Text style={sheet.words}>
                {to ? dates.inviteBy.replace("{what}", () => dates[to]) : dates[kind]}
              </Text>
            </View>
          ))}
        </View>
      )}
      <View style={own.block}>
        <Text style={[sheet.heading, faces.display.style]}>{planPrint.fridays}</Text>
        <View style={sheet.head}>
          <Text style={[sheet.label, own.week]}>{planPrint.week}</Text>
          {(["invited", "answered", "came"] as const).map((count) => (
            <Text key={count} style={[sheet.label, own.count]}>
              {columns[count]}
            </Text>
          ))}
          <Text style={[sheet.label, own.line]}>{columns.line}</Text>
        </View>
        {allWeeks.map((week) => {
          const numbers = plan.fridays[week] ?? uncounted;
          return (
            <View key={week} style={sheet.row} wrap={false}>
              <Text style={[own.cell, own.week]}>{`${week}`}</Text>
              {(["invited", "answered", "came"] as const).map((count) => (
                <Text key={count} style={[own.cell, own.count]}>{`${numbers[count] ?? ""}`}</Text>
              ))}
              <Text style={[own.cell, own.line, directed(numbers.line)]}>{printable(numbers.line)}</Text>
            </View>
          );
        })}
        <View style={sheet.row}>
          <Text style={[own.cell, own.week, own.total]}>{planPrint.together}</Text>
          {(["invited", "answered", "came"] as const).map((count) => (
            <Text key={count} style={[own.cell, own.count, own.total]}>
              {sums.weeks > 0 ? `${sums[count]}` : ""}
            </Text>
          ))}
        </View>
      </View>
      {plan.drawer.length > 0 && (
        <View>
          <Text style={[sheet.heading, faces.display.style]}>{planPrint.drawer}</Text>
          {plan.drawer.map(({ id, text }) => (
            <Text key={id} style={[sheet.words, own.idea, directed(text)]}>
              {printable(text)}
            </Text>
          ))}
        </View>
      )}
      <View style={sheet.foot} fixed>
        <Text>{printable(name)}</Text>
        <Text>{academy.name}</Text>
      </View>
    </Page>
  );
}
