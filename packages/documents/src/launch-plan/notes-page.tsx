import { academy } from "@academy/content/academy";
import { planPage, planPrint } from "@academy/content/pages/learning/plan-page";
import { sumFridays } from "@academy/launch-plan/fridays";
import { allWeeks, uncounted } from "@academy/launch-plan/plan";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { directed, type Faces, type PlanInput, printable } from "./plan-faces.ts";
import { sheet } from "./sheet.ts";

const own = StyleSheet.create({
  block: { marginBottom: 18 },
  cell: { fontSize: 9.5, lineHeight: 1.3, paddingVertical: 4.5, paddingHorizontal: 6 },
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
  return (
    <Page size="A4" style={[sheet.page, faces.text]}>
      {(["deeds", "witness"] as const).map((field) => (
        <View key={field} style={own.block}>
          <Text style={sheet.label}>{planPrint[field]}</Text>
          <Text style={[sheet.words, directed(plan[field])]}>{printable(plan[field]) || "…"}</Text>
        </View>
      ))}
      <View style={own.block}>
        <Text style={[sheet.heading, faces.display]}>{planPrint.fridays}</Text>
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
          <Text style={[sheet.heading, faces.display]}>{planPrint.drawer}</Text>
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
