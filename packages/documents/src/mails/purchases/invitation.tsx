import { formatLongDate } from "@academy/content/format-date";
import { invitationLetter } from "@academy/content/mails/welcome-letters";
import { alumniGroup } from "@academy/content/offers";
import { composeLetter } from "../letter.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

export type InvitationProps = { token: string; expiresAt: string };

export function composeInvitation(
  { token, expiresAt }: InvitationProps,
  words: typeof invitationLetter.words,
) {
  const path = `/checkout/${alumniGroup.key}?invitation=${encodeURIComponent(token)}`;
  const filling = {
    offerName: alumniGroup.name,
    groupPage: <PageLink path="/alumni-group" />,
    day: formatLongDate(expiresAt),
  };
  const blocks = { button: <PageButton path={path}>{words.button}</PageButton> };
  return composeLetter(invitationLetter, words, { filling, blocks });
}
