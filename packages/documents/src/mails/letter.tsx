import type { Letter as LetterOf, LetterWords } from "@academy/content/mails/letter";
import { Text } from "@react-email/components";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { MailLayout, textStyle } from "./mail-layout.tsx";

/** By the name of a placeholder: what stands there. */
type Filling = Readonly<Record<string, ReactNode>>;
export type ComposedMail = { subject: string; element: ReactElement };

/** What the words of letters are while a draft of one is looked at. */
export type LetterDrafts = Readonly<Record<string, LetterWords>>;

const placeholder = /\{(\w+)\}/;
const boldOrPlaceholder = /(\*\*[^*]+\*\*|\{\w+\})/;

/** As a line: for a subject, a heading, and what an inbox shows below it. */
export function fillLine(text: string, filling: Filling): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filling[name];
    return typeof value === "string" ? value : "";
  });
}

/** A text with what stands for something in it. There is no markup but **bold**; everything else is text. */
export function fillText(text: string, filling: Filling): ReactNode[] {
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

/** A button or a quotation where its name stands alone, otherwise a text. */
function paragraphOf(text: string, filling: Filling, blocks: Filling): ReactNode {
  const name = placeholder.exec(text)?.[1] ?? "";
  if (text.trim() === `{${name}}` && name in blocks) return blocks[name];
  return <Paragraph>{fillText(text, filling)}</Paragraph>;
}

type Parts = {
  filling: Filling;
  /** What is a paragraph of its own; null where there is none this time. */
  blocks?: Filling;
  /** Below it, the same whatever the letter says. */
  below?: ReactNode;
};

/** A letter with the words the owner has given it. Nothing that anybody typed stands in a subject. */
export function composeLetter<Words extends LetterWords>(
  letter: Pick<LetterOf<Words>, "placeholders">,
  words: Words,
  { filling, blocks = {}, below }: Parts,
): ComposedMail {
  const inSubject = letter.placeholders.filter(({ inSubject: may }) => may).map(({ name }) => name);
  const safe = Object.fromEntries(inSubject.map((name) => [name, filling[name]]));
  return {
    subject: fillLine(words.subject, safe),
    element: (
      <MailLayout preview={fillLine(words.preview, filling)} heading={fillLine(words.heading, filling)}>
        {words.body.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a mail never change places.
          <Fragment key={place}>{paragraphOf(text, filling, blocks)}</Fragment>
        ))}
        {below}
      </MailLayout>
    ),
  };
}

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={textStyle}>{children}</Text>;
