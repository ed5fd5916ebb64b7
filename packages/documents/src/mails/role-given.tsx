import { academy } from "@academy/content/academy";
import { formatLongDate } from "@academy/content/format-date";
import { roleGivenMail } from "@academy/content/mails/account-mails";
import { composeMailFromWords, fillLine, fillText, Paragraph } from "./mail-from-words.tsx";
import { Quotation } from "./purchases/gifts.tsx";
import { PageButton, PageLink } from "./purchases/page-link.tsx";

export type RoleGivenProps = {
  /** Empty where there is no account yet. */
  firstName: string;
  /** Who gives it. */
  by: string;
  role: "support" | "editor" | "owner";
  /** Empty where the owner wrote none. */
  note: string;
  /** The last day the role waits for an account; null where there is one. */
  until: string | null;
};

export function composeRoleGiven(props: RoleGivenProps, words: typeof roleGivenMail.words) {
  const { firstName, by, role, note, until } = props;
  const facts = { academy: academy.name, firstName, by };
  const way =
    until === null ? words.withAccount : fillLine(words.withoutAccount, { day: formatLongDate(until) });
  const [path, label] =
    until === null
      ? (["/sign-in?returnTo=/studio", words.signIn] as const)
      : (["/sign-in?step=sign-up&returnTo=/studio", words.makeAccount] as const);
  return composeMailFromWords(roleGivenMail, words, {
    filling: { ...facts, role: words[role], way, contactPage: <PageLink path="/contact" /> },
    blocks: {
      greeting: (
        <Paragraph>{fillText(firstName ? words.greeting : words.greetingWithoutName, facts)}</Paragraph>
      ),
      note: note !== "" && <Quotation words={note} />,
      button: <PageButton path={path}>{label}</PageButton>,
    },
  });
}
