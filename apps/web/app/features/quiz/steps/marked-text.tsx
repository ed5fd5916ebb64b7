import { boldParts } from "./bold-parts.ts";

export function MarkedText({ text }: { text: string }) {
  return boldParts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places.
    part.isBold ? <strong key={index}>{part.text}</strong> : part.text,
  );
}
