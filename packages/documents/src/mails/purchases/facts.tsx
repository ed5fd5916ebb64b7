import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { textStyle } from "../mail-layout.tsx";

const line = "1px solid #e3d8c3";
const cellStyle = { ...textStyle, borderBottom: line, padding: "9px 0", verticalAlign: "top" };

/** What it is and how it stands, in two columns. Read as plain text, each row is a line: hence the colons. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <Section style={{ borderTop: line, margin: "24px 0" }}>
    {facts.map(([label, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be alike, and never change places.
      <Row key={place}>
        <Column style={{ ...cellStyle, color: "#6a5a70", width: "36%" }}>{label}: </Column>
        <Column style={cellStyle}>{value}</Column>
      </Row>
    ))}
  </Section>
);
