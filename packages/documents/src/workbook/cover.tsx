import { academy } from "@academy/content/academy";
import type { StarterWorkbook } from "@academy/content/courses/course";
import { workbookWords } from "@academy/content/workbook-words";
import { hues } from "@academy/mandalas/hues";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { display } from "../pdf/fonts.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { type Faces, setWords } from "./faces.ts";
import { sheet } from "./measures.ts";

const own = StyleSheet.create({
  page: { backgroundColor: palette.ivory, color: palette.ink },
  // A page that does not wrap would end where its words do.
  sheet: { height: sheet.height },
  brand: { position: "absolute", left: sheet.left, top: 58, fontFamily: display, fontSize: 15 },
  words: { position: "absolute", left: sheet.left, width: sheet.width, bottom: 62 },
  eyebrow: { color: palette.goldDeep, letterSpacing: 0.8 },
  title: { letterSpacing: -1, marginTop: 12 },
  subtitle: { marginTop: 12 },
  owner: { flexDirection: "row", alignItems: "flex-end", gap: 10, marginTop: 44 },
  label: { color: palette.inkSoft },
  line: { flex: 1, borderBottomWidth: 0.75, borderBottomColor: palette.gold },
});

type Props = WorkbookInput & { faces: Faces };

export function WorkbookCover({ words, courseTitle, archetype, faces, written }: Props) {
  return (
    <Page size={paper.size} style={own.page} bookmark={words.title} wrap={false}>
      <View style={own.sheet}>
        <Mandala archetype={archetype} x={paper.width - 85} y={238} radius={322} />
        <Text style={own.brand}>{academy.name}</Text>
        <View style={own.words}>
          <Text style={[faces.eyebrow.style, own.eyebrow]}>{courseTitle.toUpperCase()}</Text>
          <Text style={[faces.coverTitle.style, own.title]}>
            {setWords(faces, "coverTitle", words.title, sheet.width - 16).text}
          </Text>
          <Text style={[faces.coverSubtitle.style, own.subtitle, { color: hues[archetype] }]}>
            {setWords(faces, "coverSubtitle", words.subtitle, sheet.width - 60).text}
          </Text>
          <View style={own.owner}>
            <Text style={[faces.given.style, own.label]}>{workbookWords.belongsTo}</Text>
            {written ? (
              <Text style={faces.lead.style}>
                {setWords(faces, "lead", written.name, sheet.width / 2).text}
              </Text>
            ) : (
              <View style={own.line} />
            )}
          </View>
        </View>
      </View>
    </Page>
  );
}

export type WorkbookInput = {
  words: Pick<StarterWorkbook, "title" | "subtitle" | "parts">;
  courseTitle: string;
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
  /** What somebody has written in it, by the address of its field; without it the book is empty. */
  written?: { name: string; fields: Readonly<Record<string, string>> };
};
