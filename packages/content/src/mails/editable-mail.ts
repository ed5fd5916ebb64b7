import { editable } from "../editing/editable.ts";

/** What stands for something that is only known when a mail is sent: `{firstName}`. */
export type Placeholder = {
  name: string;
  /** What will stand there, for whoever writes the letter. */
  label: string;
  /** A letter without it would not do what it is sent for. */
  isNeeded?: true;
  /** A paragraph of its own: a button, a quotation. */
  isBlock?: true;
  /** Nothing that anybody typed stands in a subject. */
  inSubject?: true;
};

/** What is read in the list of an inbox, then the letter itself. All other texts are those that only some letters have. */
export type MailWords = Readonly<
  Record<string, string | readonly string[]> & {
    subject: string;
    preview: string;
    heading?: string;
    body: readonly string[];
  }
>;

export type EditableMail<Words extends MailWords = MailWords> = {
  /** The template of the mail. */
  template: string;
  title: string;
  /** When it is sent, and to whom. */
  about: string;
  placeholders: readonly Placeholder[];
  words: Words;
};

/** What the words of a letter are published as, and its page in the studio. */
export const mailKey = (template: string) => `mail-${template}`;

/** A mail whose words the owner can change. */
export function editableMail<const Words extends MailWords>(
  template: string,
  { words, ...about }: Omit<EditableMail<Words>, "template">,
): EditableMail<Words> {
  return { template, ...about, words: editable<Words>(mailKey(template), words) };
}

/** Those that several letters have. */
export const placeholders = {
  academy: { name: "academy", label: "The name of your academy", inSubject: true },
  greeting: { name: "greeting", label: "The greeting", isBlock: true },
  firstName: { name: "firstName", label: "Their first name" },
  offerName: { name: "offerName", label: "What it is about: the name of the offer", inSubject: true },
  button: { name: "button", label: "The button, and its link to copy", isBlock: true, isNeeded: true },
  wayIn: {
    name: "wayIn",
    label: "The way in: a button, and a sentence on how long it works",
    isBlock: true,
    isNeeded: true,
  },
  firstStep: { name: "firstStep", label: "The first step with what they have", isBlock: true },
  contactPage: { name: "contactPage", label: "A link to your contact page" },
  ordersPage: { name: "ordersPage", label: "A link to their orders", isNeeded: true },
  toName: { name: "toName", label: "Who gets the gift" },
} as const satisfies Record<string, Placeholder>;
