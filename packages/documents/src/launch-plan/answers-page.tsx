import { academy } from "@academy/content/academy";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { paper } from "../pdf/paper.ts";
import { type AnsweredPart, directed, type Faces, printable } from "./plan-faces.ts";
import { margins, sheet, smallest } from "./sheet.ts";

const gap = 12;
/** In points: what a column needs at least, and what one with a line or more gets at most. */
const columnWidth = { least: 52, letter: 6.2, most: 330 };

const own = StyleSheet.create({
  answer: { marginTop: 14 },
  asked: { marginBottom: 4 },
  head: { gap },
  row: { gap, paddingVertical: 4 },
  cell: { fontSize: smallest, lineHeight: 1.35 },
  given: { fontWeight: 600 },
});

type Props = { part: AnsweredPart; name: string; faces: Faces };

/** What was counted and said on day ninety, as it was asked. */
export function AnswersPage({ part: { title, answers }, name, faces }: Props) {
  return (
    <Page size={paper.size} style={[sheet.page, faces.text.style]} bookmark={printable(title)}>
      <Text style={[sheet.heading, faces.display.style]}>{printable(title)}</Text>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed page never changes its order.
        <View key={index} style={own.answer}>
          {answer.asked !== "" && (
            <Text style={[sheet.label, own.asked, directed(answer.asked)]} minPresenceAhead={40}>
              {printable(answer.asked)}
            </Text>
          )}
          <Answer {...answer} />
        </View>
      ))}
      <View style={sheet.foot} fixed>
        <Text>{printable(name)}</Text>
        <Text>{academy.name}</Text>
      </View>
    </Page>
  );
}

function Answer({ columns, rows }: AnsweredPart["answers"][number]) {
  if (!columns) {
    return rows.map(([text = ""], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Text key={index} style={[sheet.words, directed(text)]}>
        {printable(text)}
      </Text>
    ));
  }
  const widths = widthsOf([columns, ...rows]);
  return (
    <>
      <View style={[sheet.head, own.head]} minPresenceAhead={30}>
        {columns.map((column, place) => (
          <Text key={column} style={[sheet.label, { width: widths[place] }]}>
            {printable(column)}
          </Text>
        ))}
      </View>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <View key={index} style={[sheet.row, own.row]} wrap={false}>
          {cells.map((text, place) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={place}
              style={[own.cell, { width: widths[place] }, place === 0 ? own.given : {}, directed(text)]}
            >
              {printable(text)}
            </Text>
          ))}
        </View>
      ))}
    </>
  );
}

/** A column is as wide as its longest words ask for, and the last has what is left. */
function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const count = rows[0]?.length ?? 1;
  const room = paper.width - 2 * margins.side - (count - 1) * gap;
  const wanted = Array.from({ length: count }, (_, place) => {
    const longest = Math.max(...rows.map((cells) => cells[place]?.length ?? 0));
    return Math.min(columnWidth.most, Math.max(columnWidth.least, longest * columnWidth.letter));
  });
  const all = wanted.reduce((sum, width) => sum + width, 0);
  if (all > room) return wanted.map((width) => (width / all) * room);
  return wanted.map((width, place) => (place === count - 1 ? width + room - all : width));
}
