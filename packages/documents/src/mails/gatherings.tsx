import {
  gatheringCanceledMail,
  gatheringMovedMail,
  gatheringReminderMail,
} from "@academy/content/mails/gathering-mails";
import { composeMailFromWords, Paragraph } from "./mail-from-words.tsx";
import { PageButton, PageLink } from "./purchases/page-link.tsx";

type GatheringProps = {
  firstName: string;
  dateId: string;
  title: string;
  /** By the reader's clock, in words. */
  when: string;
  /** Ends the reminders of whoever it was made for. */
  offToken: string;
};
export type GatheringReminderProps = GatheringProps & { host: string; soon: "tomorrow" | "today" | "hour" };
export type GatheringChangedProps = GatheringProps & {
  /** Empty where it was canceled. */
  was: string;
  reason: string;
  isRest: boolean;
};

const remindersOff = (token: string) => (
  <PageLink path={`/calendar/reminders-off?token=${encodeURIComponent(token)}`} />
);
const button = (dateId: string, label: string) => (
  <PageButton path={`/calendar#${dateId}`}>{label}</PageButton>
);

export function composeGatheringReminder(
  { firstName, dateId, title, when, host, soon: how, offToken }: GatheringReminderProps,
  words: typeof gatheringReminderMail.words,
) {
  const soon = { tomorrow: words.tomorrow, today: words.today, hour: words.inAnHour }[how];
  return composeMailFromWords(gatheringReminderMail, words, {
    filling: { firstName, gathering: title, soon, when, host, remindersOff: remindersOff(offToken) },
    blocks: { button: button(dateId, words.button) },
  });
}

export function composeGatheringMoved(
  { dateId, title, when, was, isRest, offToken }: GatheringChangedProps,
  words: typeof gatheringMovedMail.words,
) {
  return composeMailFromWords(gatheringMovedMail, words, {
    filling: { gathering: title, when, was, remindersOff: remindersOff(offToken) },
    blocks: {
      rest: isRest ? <Paragraph>{words.rest}</Paragraph> : null,
      button: button(dateId, words.button),
    },
  });
}

export function composeGatheringCanceled(
  { dateId, title, when, reason, isRest, offToken }: GatheringChangedProps,
  words: typeof gatheringCanceledMail.words,
) {
  return composeMailFromWords(gatheringCanceledMail, words, {
    filling: { gathering: title, when, remindersOff: remindersOff(offToken) },
    blocks: {
      reason: reason ? <Paragraph>{reason}</Paragraph> : null,
      rest: isRest ? <Paragraph>{words.rest}</Paragraph> : null,
      button: button(dateId, words.button),
    },
  });
}
