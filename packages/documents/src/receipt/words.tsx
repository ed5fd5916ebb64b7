import { Text } from "@react-pdf/renderer";
import { measures } from "./measures.ts";
import type { SetWords } from "./set-words.ts";

type Style = {
  color?: string;
  marginTop?: number;
  marginBottom?: number;
  textAlign?: "left" | "right";
  fontWeight?: number;
  letterSpacing?: number;
  lineHeight?: number;
};

/** Set words where they stand: on the left, whatever their script. */
export const Words = ({ words, style = {} }: { words: SetWords; style?: Style }) => (
  <Text style={[{ textAlign: "left", lineHeight: measures.leading }, words.style, style]}>{words.text}</Text>
);
