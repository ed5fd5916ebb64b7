import type { EditableMail as LetterOf, MailWords } from "@academy/content/mails/editable-mail";
import { Text } from "@react-email/text";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { type FillValues, fillLine, fillText, placeholder } from "../fill-text.tsx";
import { MailLayout, textStyle } from "./mail-layout.tsx";

export { fillLine, fillText } from "../fill-text.tsx";

export type ComposedMail = { subject: string; element: ReactElement };

/** What the words of letters are while a draft of one is looked at. */
export type MailWordsDrafts = Readonly<Record<string, MailWords>>;

/** A button or a quotation where its name stands alone, otherwise a text. */
function paragraphOf(text: string, filling: FillValues, blocks: FillValues): ReactNode {
  const name = placeholder.exec(text)?.[1] ?? "";
  if (text.trim() === `{${name}}` && name in blocks) return blocks[name];
  return <Paragraph>{fillText(text, filling)}</Paragraph>;
}

type Parts = {
  filling: FillValues;
  /** What is a paragraph of its own; null where there is none this time. */
  blocks?: FillValues;
  /** Below it, the same whatever the letter says. */
  below?: ReactNode;
};

/** A letter with the words the owner has given it. Nothing that anybody typed stands in a subject. */
export function composeMailFromWords<Words extends MailWords>(
  letter: Pick<LetterOf<Words>, "placeholders">,
  words: Words,
  { filling, blocks = {}, below }: Parts,
): ComposedMail {
  const inSubject = letter.placeholders.filter(({ inSubject: may }) => may).map(({ name }) => name);
  const safe = Object.fromEntries(inSubject.map((name) => [name, filling[name]]));
  return {
    subject: fillLine(words.subject, safe),
    element: (
      <MailLayout preview={fillLine(words.preview, filling)} heading={fillLine(words.heading ?? "", filling)}>
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
