import { academy } from "@academy/content/academy";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Canvas, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "../palette.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import type { Face, Faces } from "./faces.ts";
import type { Layout, PlacedText } from "./lay-out.ts";
import { sheet } from "./measures.ts";

const own = StyleSheet.create({
  // No color behind the words: paper has its own, and ink is dear.
  page: { color: palette.ink },
  // A page that does not wrap would end where its words do.
  sheet: { height: sheet.height },
  canvas: { position: "absolute", left: 0, top: 0, width: "100%", height: "100%" },
  foot: {
    position: "absolute",
    left: sheet.left,
    bottom: 36,
    flexDirection: "row",
    gap: 12,
    color: palette.inkSoft,
  },
});

type Props = {
  layout: Layout;
  number: number;
  bookTitle: string;
  bookmark: string | undefined;
  archetype: ArchetypeKey;
  faces: Faces;
};

/** A page as it was laid out: everything stands where it was reckoned to. */
export function SheetPage({ layout, number, bookTitle, bookmark, archetype, faces }: Props) {
  return (
    <Page size={paper.size} style={own.page} wrap={false} {...(bookmark ? { bookmark } : {})}>
      <View style={own.sheet}>
        {layout.left > minForMandala && (
          <Mandala
            archetype={archetype}
            x={paper.width - 90}
            y={sheet.height}
            radius={Math.min(205, layout.left + sheet.height - sheet.bottom - 30)}
          />
        )}
        <Canvas style={own.canvas} paint={(pen: Pen) => draw(pen, layout)} />
        {layout.texts.map((placed) => (
          <TextLines key={`${placed.left} ${placed.top}`} placed={placed} face={faces[placed.words.face]} />
        ))}
        <View style={own.foot}>
          {[`${number}`, bookTitle, academy.name].map((words) => (
            <Text key={words} style={[faces.given.style, { fontSize: 8.5, lineHeight: 1.2 }]}>
              {words}
            </Text>
          ))}
        </View>
      </View>
    </Page>
  );
}

/** Where so much of a page stays empty, it rises from the edge. */
const minForMandala = 130;

/** Wider than its lines, so that they are broken where we have broken them and nowhere else. */
const spare = 12;

function TextLines({ placed, face }: { placed: PlacedText; face: Face }) {
  const { words, left, top, color = palette.ink } = placed;
  const isRtl = words.direction === "rtl";
  const place = {
    position: "absolute",
    left: isRtl ? left - spare : left,
    top,
    width: sheet.left + sheet.width - left + spare,
    textAlign: isRtl ? "right" : "left",
    direction: words.direction,
    color,
  } as const;
  const spacing = words.face === "eyebrow" ? 0.8 : words.face === "title" ? -0.4 : 0;
  return <Text style={[face.style, place, { letterSpacing: spacing }]}>{words.text}</Text>;
}

/** The part of the painter that is used; it comes without types. */
type Pen = {
  lineWidth(width: number): Pen;
  strokeColor(color: string): Pen;
  moveTo(x: number, y: number): Pen;
  lineTo(x: number, y: number): Pen;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Pen;
  stroke(): Pen;
};

function draw(pen: Pen, { strokes, boxes }: Layout): null {
  for (const { from, to, color, width } of strokes) {
    pen
      .lineWidth(width)
      .strokeColor(color)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  }
  pen.lineWidth(0.8).strokeColor(palette.gold);
  for (const { left, top, size } of boxes) pen.roundedRect(left, top, size, size, 1.5).stroke();
  return null;
}
