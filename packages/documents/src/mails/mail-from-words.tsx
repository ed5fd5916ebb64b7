import {
  type EditableMail,
  type EditableMail as LetterOf,
  type MailWords,
  mailKey,
} from "@academy/content/mails/editable-mail";
import { firstStepsKey, linkWordsKey } from "@academy/content/mails/editable-mails";
import type { linkWords } from "@academy/content/mails/link-words";
import { academyIsRunningMail, webhookOffMail } from "@academy/content/mails/owner-mails";
import type { firstSteps } from "@academy/content/mails/welcome-mails";
import { Text } from "@react-email/text";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { type FillValues, fillLine, fillText, placeholder } from "../fill-text.tsx";
import { MailLayout, textStyle } from "./mail-layout.tsx";
import { PageButton, PageLink } from "./purchases/page-link.tsx";

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

export type AcademyIsRunningProps = { firstName?: string };

/** To the owner: at a demo's first start, and whenever the operator checks that mail arrives. */
export function composeAcademyIsRunning({ firstName }: AcademyIsRunningProps) {
  const { words } = academyIsRunningMail;
  const greeting = fillText(firstName ? words.greeting : words.greetingWithoutName, { firstName });
  return composeMailFromWords(academyIsRunningMail, words, {
    filling: { quizPage: <PageLink path="/quiz" /> },
    blocks: { greeting: <Paragraph>{greeting}</Paragraph> },
  });
}

export type WebhookOffProps = {
  /** Of the address that can’t be reached. */
  host: string;
  /** Whether the other side said that it wants no more. */
  isGone: boolean;
};

/** To every owner. */
export function composeWebhookOff({ host, isGone }: WebhookOffProps) {
  const { words } = webhookOffMail;
  return composeMailFromWords(webhookOffMail, words, {
    filling: { why: fillLine(isGone ? words.isGone : words.isUnreachable, { host }) },
    blocks: { button: <PageButton path="/studio/settings/webhooks">{words.button}</PageButton> },
  });
}

/** What a letter says: what is published, or what is being written of it. */
export type WordsReader = <Words extends MailWords>(letter: EditableMail<Words>) => Words;

export const wordsOf =
  (drafts: MailWordsDrafts = {}): WordsReader =>
  (letter) =>
    (drafts[mailKey(letter.template)] as typeof letter.words | undefined) ?? letter.words;

/** What several letters have, as far as it is being written. */
export const sharedOf = (drafts: MailWordsDrafts = {}) => ({
  firstSteps: drafts[firstStepsKey] as unknown as typeof firstSteps | undefined,
  linkWords: drafts[linkWordsKey] as unknown as typeof linkWords | undefined,
});
