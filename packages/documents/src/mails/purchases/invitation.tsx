import { formatLongDate } from "@academy/content/format-date";
import { invitationMail } from "@academy/content/mails/welcome-mails";
import { alumniGroup } from "@academy/content/offers";
import { composeMailFromWords } from "../mail-from-words.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

export type InvitationProps = { token: string; expiresAt: string };

export function composeInvitation({ token, expiresAt }: InvitationProps, words: typeof invitationMail.words) {
  const path = `/checkout/${alumniGroup.key}?invitation=${encodeURIComponent(token)}`;
  const filling = {
    offerName: alumniGroup.name,
    groupPage: <PageLink path="/alumni-group" />,
    day: formatLongDate(expiresAt),
  };
  const blocks = { button: <PageButton path={path}>{words.button}</PageButton> };
  return composeMailFromWords(invitationMail, words, { filling, blocks });
}
