import { webhookOffMail } from "@academy/content/mails/owner-mails";
import { composeMailFromWords, fillLine } from "./mail-from-words.tsx";
import { PageButton } from "./purchases/page-link.tsx";

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
