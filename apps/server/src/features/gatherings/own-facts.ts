import { fill } from "@academy/content/fill";
import { ownFacts } from "@academy/content/own-facts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { momentInWords } from "../../platform/moment-in-words.rules.ts";
import type { OwnFacts } from "../../platform/own-facts.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { findNext } from "./calendar.queries.ts";
import { findSettings } from "./calendar-settings.queries.ts";
import { tellOfRecordings } from "./tell-recordings.ts";

const words = ownFacts.calls;

/** What Sage support tells somebody about what they come to: the next of it by the clock where they are, and what was filmed. */
export function makeGatheringFacts({ db, now }: { db: Db; now: Clock }): OwnFacts<Member & Person>[] {
  return [
    {
      name: "calls",
      asks: [
        "When is the next call?",
        "When is my next call?",
        "What time is the group call?",
        "When do we meet next?",
        "When is the next co-working session?",
        "When is the next guest session?",
        "How do I join the call?",
        "Where is the link to the call?",
        "What is next on my calendar?",
      ],
      passages: ["live-calls", "alumni-calls"],
      async find(member) {
        const [next, settings] = await Promise.all([
          findNext(db, member, now()),
          findSettings(db, member.id),
        ]);
        const { isHolder, title, host, zone, starts_at } = next;
        const sources = [words.source];
        if (title === null || host === null || zone === null || !starts_at) {
          return isHolder ? { text: words.none, sources } : undefined;
        }
        const when = momentInWords(starts_at, settings.zone ?? zone);
        return { text: fill(words.next, { call: title, host, when }), sources };
      },
    },
    {
      name: "recordings",
      asks: [
        "Where is the recording?",
        "Where is the recording of the last call?",
        "Where do I find the recording of our call?",
        "Is the recording up yet?",
        "When do I get the recording?",
        "I missed the call. Where can I watch it?",
        "Where are my recordings?",
      ],
      passages: ["alumni-recordings"],
      find: (member) => tellOfRecordings(db, member, now()),
    },
  ];
}
