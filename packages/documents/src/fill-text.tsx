import { Fragment, type ReactNode } from "react";

/** By the name of a placeholder: what stands there. */
export type FillValues = Readonly<Record<string, ReactNode>>;

export const placeholder = /\{(\w+)\}/;
const boldOrPlaceholder = /(\*\*[^*]+\*\*|\{\w+\})/;

/** As a line: for a subject, a heading, and what an inbox shows below it. */
export function fillLine(text: string, filling: FillValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filling[name];
    return typeof value === "string" ? value : "";
  });
}

/** A text with what stands for something in it. There is no markup but **bold**; everything else is text. */
export function fillText(text: string, filling: FillValues): ReactNode[] {
  const filled: ReactNode[] = [];
  const add = (node: ReactNode) => {
    const last = filled.at(-1);
    if (typeof node === "string" && typeof last === "string") filled[filled.length - 1] = last + node;
    else filled.push(node);
  };
  for (const piece of text.split(boldOrPlaceholder)) {
    const name = placeholder.exec(piece)?.[1];
    if (piece.startsWith("**")) add(<strong>{fillText(piece.slice(2, -2), filling)}</strong>);
    else if (name !== undefined && piece === `{${name}}`) add(filling[name] ?? "");
    else add(piece);
  }
  return filled
    .filter((node) => node !== "")
    .map((node, place) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail never change places.
      return <Fragment key={place}>{node}</Fragment>;
    });
}
