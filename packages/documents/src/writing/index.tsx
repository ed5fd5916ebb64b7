import { academy } from "@academy/content/academy";
import { formatLongDate } from "@academy/content/format-date";
import { libraryPage } from "@academy/content/pages/learning/library-page";
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { directed, openFaces, printable } from "../launch-plan/plan-faces.ts";
import { sheet } from "../launch-plan/sheet.ts";
import { palette } from "../palette.ts";
import { prepareFonts } from "../pdf/fonts.ts";
import { paper } from "../pdf/paper.ts";

/** What one wrote, course by course; what was asked stands before what was answered. */
export type WritingInput = {
  name: string;
  at: Date;
  courses: {
    title: string;
    parts: { heading: string; entries: { title: string; lines: { text: string; isAsked: boolean }[] }[] }[];
  }[];
};

const words = libraryPage.document;

const own = StyleSheet.create({
  page: { fontSize: 10.5, lineHeight: 1.5, paddingTop: 54, paddingBottom: 60, paddingHorizontal: 62 },
  whose: { marginTop: 4, marginBottom: 20, color: palette.inkSoft },
  course: { marginTop: 18, paddingTop: 10, borderTopWidth: 1, borderTopColor: palette.gold },
  part: { marginTop: 10, color: palette.goldDeep, fontWeight: 600 },
  entry: { marginTop: 10 },
  title: { fontWeight: 600 },
  asked: { marginTop: 4, color: palette.inkSoft },
  answered: { marginTop: 2 },
});

/** As long as it has to be: paragraphs flow from page to page, and a heading never stands alone at the foot of one. */
export async function renderWriting(input: WritingInput): Promise<Uint8Array> {
  const said = JSON.stringify(input);
  const faces = await openFaces(said);
  await prepareFonts(said, [...faces.display.style.fontFamily, ...faces.text.style.fontFamily]);
  return renderToBuffer(
    <Document
      title={words.title}
      author={input.name}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={input.at}
      modificationDate={input.at}
    >
      <Page size={paper.size} style={[sheet.page, own.page, faces.text.style]}>
        <Text style={[sheet.title, faces.display.style]}>{words.title}</Text>
        <Text style={own.whose}>
          {printable(input.name)} · {formatLongDate(input.at)}
        </Text>
        {input.courses.length === 0 && <Text>{words.empty}</Text>}
        {input.courses.map(({ title, parts }) => (
          <View key={title} style={own.course}>
            <Text style={[sheet.heading, faces.display.style]} minPresenceAhead={80}>
              {printable(title)}
            </Text>
            {parts.map(({ heading, entries }) => (
              <View key={heading}>
                <Text style={own.part} minPresenceAhead={60}>
                  {heading}
                </Text>
                {entries.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a printed page never changes its order.
                  <View key={index} style={own.entry}>
                    <Text style={[own.title, directed(entry.title)]} minPresenceAhead={40}>
                      {printable(entry.title)}
                    </Text>
                    {entry.lines.map(({ text, isAsked }, line) => (
                      <Text
                        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                        key={line}
                        style={[isAsked ? own.asked : own.answered, directed(text)]}
                      >
                        {printable(text)}
                      </Text>
                    ))}
                  </View>
                ))}
              </View>
            ))}
          </View>
        ))}
        <View style={sheet.foot} fixed>
          <Text>{printable(input.name)}</Text>
          <Text>{academy.name}</Text>
        </View>
      </Page>
    </Document>,
  );
}
