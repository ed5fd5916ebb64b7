import { academy } from "@academy/content/academy";
import { importedMail } from "@academy/content/mails/welcome-mails";
import type { OfferKey } from "@academy/content/offers";
import { composeMailFromWords, fillLine } from "./mail-from-words.tsx";
import { FirstStep } from "./purchases/first-step.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import { SignInRoute } from "./purchases/way-in.tsx";

export type ImportedProps = {
  firstName: string;
  /** What is open to them from now on; null where it is an account and nothing else. */
  opens: { offer: OfferKey; offerName: string } | null;
  isNewAccount: boolean;
  token: string;
};

/** To somebody whom the owner has brought along from where she taught before. */
export function composeImported(props: ImportedProps, words: typeof importedMail.words) {
  const { firstName, opens, isNewAccount, token } = props;
  const facts = { academy: academy.name, firstName, offerName: opens?.offerName ?? "" };
  const filling = {
    ...facts,
    news: fillLine(isNewAccount ? words.newAccount : words.knownAccount, facts),
    opens: opens ? fillLine(words.opens, facts) : "",
    contactPage: <PageLink path="/contact" />,
  };
  const blocks = {
    wayIn: <SignInRoute token={token}>{words.button}</SignInRoute>,
    firstStep: opens && <FirstStep offer={opens.offer} />,
  };
  return composeMailFromWords(importedMail, words, { filling, blocks });
}
