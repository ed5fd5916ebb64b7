import { academy } from "@academy/content/academy";
import { certificateWords } from "@academy/content/certificate";
import { formatLongDate } from "@academy/content/format-date";
import { hues } from "@academy/mandalas/hues";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Link, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { encode } from "uqr";
import { palette } from "../palette.ts";
import { display, text } from "../pdf/fonts.ts";
import { Mandala } from "../pdf/mandala.tsx";
import { paper } from "../pdf/paper.ts";
import { type FittedLine, left, lineWidth } from "./fit-line.ts";

/** A style that gives a line height gives the font size too: the one is reckoned from the other. */
const styles = StyleSheet.create({
  page: { backgroundColor: palette.ivory, color: palette.ink, fontFamily: text, fontSize: 10.5 },
  // A page that does not wrap would end where its words do; this one lies on its side.
  sheet: { height: paper.width },
  // Open to the left, where the mandala comes in.
  frame: {
    position: "absolute",
    left: 0,
    right: 24,
    top: 24,
    bottom: 24,
    borderTopWidth: 0.75,
    borderRightWidth: 0.75,
    borderBottomWidth: 0.75,
    borderColor: palette.gold,
  },
  brand: { position: "absolute", left, top: 62, fontFamily: display, fontSize: 15 },
  words: { position: "absolute", left, width: lineWidth, top: 152 },
  eyebrow: { color: palette.goldDeep, fontSize: 8.5, fontWeight: 600, letterSpacing: 1.1 },
  small: { color: palette.inkSoft, fontSize: 11.5, marginTop: 32 },
  // A height of its own: whatever the size of the letters, what follows stands where it always does.
  nameBox: { height: 66, justifyContent: "flex-end" },
  name: { fontWeight: 300, lineHeight: 1.15, textAlign: "left" },
  rule: { borderTopWidth: 0.75, borderTopColor: palette.gold, marginTop: 9 },
  title: { lineHeight: 1.2, marginTop: 9, textAlign: "left" },
  foot: {
    position: "absolute",
    left,
    width: lineWidth,
    bottom: 62,
    flexDirection: "row",
    alignItems: "flex-end",
  },
  date: { flex: 1 },
  label: { color: palette.inkSoft, fontSize: 8.5 },
  value: { fontFamily: display, fontSize: 13, marginTop: 4 },
  check: { marginRight: 14, alignItems: "flex-end" },
  address: { color: palette.goldDeep, fontSize: 7.5, marginTop: 3, textDecoration: "none" },
});

type Props = {
  name: FittedLine | undefined;
  courseTitle: FittedLine;
  archetype: ArchetypeKey;
  /** A calendar day, as `2031-05-01`. */
  issuedOn: string;
  verifyUrl: string;
};

export function CertificatePage({ name, courseTitle, archetype, issuedOn, verifyUrl }: Props) {
  const words = certificateWords;
  return (
    <Page size={paper.size} orientation="landscape" style={styles.page} wrap={false}>
      <View style={styles.sheet}>
        <View style={styles.frame} />
        <Mandala archetype={archetype} x={88} y={paper.width / 2} radius={224} />
        <Text style={styles.brand}>{academy.name}</Text>
        <View style={styles.words}>
          <Text style={styles.eyebrow}>{words.heading.toUpperCase()}</Text>
          <Text style={styles.small}>{words.certifies}</Text>
          <View style={styles.nameBox}>
            {name ? (
              <Text style={[styles.name, name.style]}>{name.text}</Text>
            ) : (
              <Text style={[styles.name, { fontFamily: display, fontSize: 19 }]}>{words.namelessHolder}</Text>
            )}
          </View>
          <View style={styles.rule} />
          <Text style={[styles.small, { marginTop: 22 }]}>{words.completed}</Text>
          <Text style={[styles.title, courseTitle.style, { color: hues[archetype] }]}>
            {courseTitle.text}
          </Text>
        </View>
        <View style={styles.foot}>
          <View style={styles.date}>
            <Text style={styles.label}>{words.dateLabel}</Text>
            <Text style={styles.value}>{formatLongDate(issuedOn)}</Text>
          </View>
          <View style={styles.check}>
            <Text style={styles.label}>{words.check}</Text>
            {linesOf(verifyUrl).map((line) => (
              <Link key={line} src={verifyUrl} style={styles.address}>
                <Text hyphenationCallback={whole}>{line}</Text>
              </Link>
            ))}
          </View>
          <QrCode address={verifyUrl} size={66} />
        </View>
      </View>
    </Page>
  );
}

/** To be typed by hand if need be: broken before the id, where nobody takes the break for a part of it. */
function linesOf(address: string): string[] {
  const breakAt = address.lastIndexOf("/") + 1;
  return [address.slice(0, breakAt).replace(/^https?:\/\//, ""), address.slice(breakAt)];
}
const whole = (word: string | null) => [word ?? ""];

/** An address to scan, without a margin: the page around it is one. */
function QrCode({ address, size }: { address: string; size: number }) {
  const { data, size: modules } = encode(address, { ecc: "M", border: 0 });
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Path d={data.map(outlineRow).join("")} fill={palette.ink} />
    </Svg>
  );
}

/** Neighbors are one piece: hairlines between them would be seen on paper. */
function outlineRow(row: boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
