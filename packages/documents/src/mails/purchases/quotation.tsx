import { Text } from "@react-email/text";
import { linesOf } from "../lines-of.tsx";
import { textStyle } from "../mail-layout.tsx";

const style = { borderLeft: "2px solid #b98a3a", margin: "24px 0 36px", padding: "0 0 0 20px" };

/** What somebody wrote, in the direction of its own script, and told apart from our words in plain text too. */
export const Quotation = ({ words }: { words: string }) => (
  <blockquote style={style}>
    <Text dir="auto" style={{ ...textStyle, margin: 0 }}>
      {linesOf(words)}
    </Text>
  </blockquote>
);
