import { academy } from "@academy/content/academy";
import {
  madeForYouMail,
  sessionBookedMail,
  sessionCanceledMail,
  sessionMovedMail,
  sessionNewsMail,
  sessionOfferMail,
  sessionReminderMail,
} from "@academy/content/mails/session-mails";
import { composeMailFromWords, fillLine, fillText, Paragraph, type WordsReader } from "./mail-from-words.tsx";
import { PageButton, PageLink } from "./purchases/page-link.tsx";

type SessionFacts = {
  firstName: string;
  name: string;
  startsAt: string;
  minutes: number;
  /** The reader’s own, as a name of the time zone database. */
  zone: string;
};
type SessionBookedProps = SessionFacts & { changeHours: number };
type SessionMovedProps = SessionFacts & { from: string; byOwner: boolean; reason: string | null };
type SessionCanceledProps = SessionFacts & { by: "learner" | "owner" | "access"; reason: string | null };
type SessionReminderProps = SessionFacts & {
  lead: "day" | "hour";
  /** Ends all reminders of whoever it was made for. */
  offToken: string;
};
type SessionOfferProps = { firstName: string; name: string };
type MadeForYouProps = { firstName: string; title: string };
export type SessionNewsProps = {
  news: "booked" | "moved" | "canceled" | "freed";
  id: string;
  learner: string;
  name: string;
  startsAt: string;
  minutes: number;
  zone: string;
  from: string | null;
};

/** “Tuesday, May 6, 2031 at 3:00 PM, Eastern Daylight Time”. */
function formatMoment(moment: string, timeZone: string): string {
  const at = new Date(moment);
  const date = new Intl.DateTimeFormat(academy.language, { dateStyle: "full", timeZone }).format(at);
  const time = new Intl.DateTimeFormat(academy.language, {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "long",
    timeZone,
  }).format(at);
  return `${date} at ${time}`;
}

const sessionsPage = <PageLink path="/sessions" />;
const fillingOf = ({ firstName, name, startsAt, zone }: SessionFacts) => ({
  firstName,
  session: name,
  when: formatMoment(startsAt, zone),
  sessionsPage,
});

const composeSessionBooked = (props: SessionBookedProps, words: typeof sessionBookedMail.words) =>
  composeMailFromWords(sessionBookedMail, words, {
    filling: { ...fillingOf(props), hours: String(props.changeHours) },
  });

function composeSessionMoved(props: SessionMovedProps, words: typeof sessionMovedMail.words) {
  const { from, zone, byOwner, reason } = props;
  const why = byOwner && reason ? <Paragraph>{fillText(words.byOwner, { reason })}</Paragraph> : null;
  return composeMailFromWords(sessionMovedMail, words, {
    filling: { ...fillingOf(props), before: formatMoment(from, zone), reason: reason ?? "" },
    blocks: { why },
  });
}

function composeSessionCanceled(props: SessionCanceledProps, words: typeof sessionCanceledMail.words) {
  const texts = { learner: words.byLearner, owner: words.byOwner, access: words.byAccess };
  const reason = props.reason ?? "";
  const why = fillLine(texts[props.by], { reason });
  return composeMailFromWords(sessionCanceledMail, words, { filling: { ...fillingOf(props), why, reason } });
}

const composeSessionReminder = (props: SessionReminderProps, words: typeof sessionReminderMail.words) =>
  composeMailFromWords(sessionReminderMail, words, {
    filling: {
      ...fillingOf(props),
      remindersOff: <PageLink path={`/calendar/reminders-off?token=${encodeURIComponent(props.offToken)}`} />,
    },
  });

const composeSessionOffer = ({ firstName, name }: SessionOfferProps, words: typeof sessionOfferMail.words) =>
  composeMailFromWords(sessionOfferMail, words, {
    filling: { firstName, session: name },
    blocks: { button: <PageButton path="/sessions">{words.button}</PageButton> },
  });

const composeMadeForYou = ({ firstName, title }: MadeForYouProps, words: typeof madeForYouMail.words) =>
  composeMailFromWords(madeForYouMail, words, {
    filling: { firstName, made: title },
    blocks: { button: <PageButton path="/made-for-you">{words.button}</PageButton> },
  });

/** To every owner, in her own zone. */
function composeSessionNews({ news, id, learner, name, startsAt, zone, from }: SessionNewsProps) {
  const { words, subjects } = sessionNewsMail;
  const subject = subjects[news];
  const what = fillText(words[news], {
    learner,
    session: name,
    when: formatMoment(startsAt, zone),
    before: from ? formatMoment(from, zone) : "",
  });
  return composeMailFromWords(
    sessionNewsMail,
    { ...words, subject, heading: subject },
    {
      filling: { what },
      blocks: { button: <PageButton path={`/studio/bookings/${id}`}>{words.button}</PageButton> },
    },
  );
}

export type SessionMail =
  | { template: "session-booked"; props: SessionBookedProps }
  | { template: "session-moved"; props: SessionMovedProps }
  | { template: "session-canceled"; props: SessionCanceledProps }
  | { template: "session-reminder"; props: SessionReminderProps }
  | { template: "session-offer"; props: SessionOfferProps }
  | { template: "made-for-you"; props: MadeForYouProps }
  | { template: "session-news"; props: SessionNewsProps };

export const isSessionMail = (mail: { template: string }): mail is SessionMail =>
  mail.template.startsWith("session-") || mail.template === "made-for-you";

export function composeSessionMail(mail: SessionMail, words: WordsReader) {
  switch (mail.template) {
    case "session-booked":
      return composeSessionBooked(mail.props, words(sessionBookedMail));
    case "session-moved":
      return composeSessionMoved(mail.props, words(sessionMovedMail));
    case "session-canceled":
      return composeSessionCanceled(mail.props, words(sessionCanceledMail));
    case "session-reminder":
      return composeSessionReminder(mail.props, words(sessionReminderMail));
    case "session-offer":
      return composeSessionOffer(mail.props, words(sessionOfferMail));
    case "made-for-you":
      return composeMadeForYou(mail.props, words(madeForYouMail));
    case "session-news":
      return composeSessionNews(mail.props);
  }
}
