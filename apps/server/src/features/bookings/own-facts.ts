import { fill } from "@academy/content/fill";
import { formatCount, isOne } from "@academy/content/format-count";
import { ownFacts } from "@academy/content/own-facts";
import type { SessionBenefit } from "@academy/contract/learning/bookings";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { momentInWords } from "../../platform/moment-in-words.rules.ts";
import type { OwnFacts } from "../../platform/own-facts.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { toBookingView } from "./booking-view.rules.ts";
import { findNextBooking, showSessions } from "./free-for.ts";
import { readHours } from "./hours/session-hours.ts";

const words = ownFacts.sessions;

/** More would be a list, and the page of sessions has that. */
const most = 3;

/** What Sage support tells a learner about their own sessions: when the next one is, and what they can still book. */
export function makeBookingFacts({ db, now }: { db: Db; now: Clock }): OwnFacts<Member & Person>[] {
  return [
    {
      name: "sessions",
      asks: [
        "How do I book my session?",
        "When is my session?",
        "How do I book my one-on-one session?",
        "How do I book my coaching session?",
        "What time is my strategy session?",
        "Can I move my session to another time?",
        "How do I cancel my session?",
        "How do I reschedule my session?",
        "Where is the link to my session?",
        "How many sessions do I have left?",
      ],
      passages: [],
      async find(learner) {
        // With an owner they are booked.
        if (learner.role === "owner") return undefined;
        const [next, { benefits }] = await Promise.all([
          tellNext(db, learner, now()),
          showSessions(db, learner, now()),
        ]);
        const lines = [...next, ...benefits.slice(0, most).map(benefitLine)];
        return lines.length === 0 ? undefined : { text: lines.join("\n"), sources: [words.source] };
      },
    },
  ];
}

async function tellNext(db: Db, learner: Member, now: Date): Promise<string[]> {
  const [next, hours] = await Promise.all([findNextBooking(db, learner, now), readHours(db)]);
  if (!next) return [];
  const { changesUntil } = toBookingView(next, { hours, now });
  return [
    fill(`${words.booked} ${changesUntil ? words.changes : words.tooLate}`, {
      session: next.name,
      when: momentInWords(next.startsAt, next.zone),
      until: changesUntil ? momentInWords(new Date(changesUntil), next.zone) : "",
    }),
  ];
}

function benefitLine({ name: session, each, left }: SessionBenefit): string {
  if (left === 0) return fill(each === "month" ? words.nextMonth : words.used, { session });
  const { one, many } = words.toBook;
  return fill(isOne(left) ? one : many, { session, count: formatCount(left) });
}
