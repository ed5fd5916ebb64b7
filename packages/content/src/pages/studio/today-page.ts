import type { FailedJob, PaymentTrouble, Period } from "@academy/contract/studio/today";
import { formatCount, plural } from "../../format-count.ts";
import { studioQuizSettingsPage } from "./settings/quiz-page.ts";

const count = (number: number, isMore = false) => `${formatCount(number)}${isMore ? "+" : ""}`;

const periods: Record<Period, string> = {
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 90 days",
  "this-month": "This month",
  "last-month": "Last month",
};
const jobs: Record<FailedJob["kind"], string> = {
  mail: "An email couldn’t be delivered",
  payment: "Checking a payment didn’t work",
  backup: "A backup didn’t work",
  other: "A task in the background didn’t work",
};
const troubles: Record<PaymentTrouble["reason"], string> = {
  "payment-missed": "A payment didn’t go through",
  disputed: "The bank is asking for a payment back",
  refused: "The amount paid isn’t the amount agreed",
};
/** The words of `/studio`. */
export const studioTodayPage = {
  meta: { title: "Today", description: "What happened, and what needs you." },
  title: "Today",
  count,
  since: (time: string) => `Since your last visit on ${time}`,
  sinceFirst: "The last 7 days at a glance",

  firstDay: {
    title: "Welcome to your studio",
    lead: "Nobody has visited your academy yet. Here is a good way to begin.",
    steps: [
      {
        heading: "Take your own quiz",
        text: "See what your visitors will see, from the first question to the result.",
        link: { label: "Open the quiz", to: "/quiz" },
      },
      {
        heading: "Read your sales page",
        text: "Check that the words and prices are yours before anyone else reads them.",
        link: { label: "Open the sales page", to: "/healers-business-blueprint" },
      },
      {
        heading: "Teach Sage a few answers",
        text: "Add the questions people ask you most. Sage will answer them from then on.",
        link: { label: "Teach Sage", to: "/studio/helper" },
      },
      {
        heading: "Share the quiz with a few people",
        text: "As soon as someone opens it, this page starts to fill.",
        link: { label: "See where leads will show up", to: "/studio/leads" },
      },
    ],
  },

  launch: {
    heading: "Before you launch",
    demo: "This is a demo, so it’s what would be missing if it went live today.",
    next: (title: string) => `Next: ${title}`,
    open: { label: "Open the checklist", to: "/studio/settings" },
  },

  news: {
    label: "What’s new",
    leads: (number: number) => plural(number, "new lead", "new leads"),
    purchases: (number: number) => plural(number, "purchase", "purchases"),
    paid: (amount: string) => `${amount} paid`,
    kept: (paid: string, refunded: string, kept: string) =>
      `${paid} paid, ${refunded} refunded, ${kept} kept`,
    completions: (number: number) => plural(number, "course completed", "courses completed"),
    messages: (number: number) => plural(number, "new message", "new messages"),
    questions: (number: number) => plural(number, "new question for Sage", "new questions for Sage"),
  },

  waiting: {
    heading: "What needs you",
    none: "Nothing right now. Everything is answered, paid and delivered.",
    messages: (number: string) =>
      number === "1" ? "1 message is waiting for an answer" : `${number} messages are waiting for an answer`,
    oldest: (day: string) => `The oldest is from ${day}.`,
    readMessages: "Read messages",
    questions: (number: string) =>
      number === "1" ? "Sage couldn’t answer 1 question" : `Sage couldn’t answer ${number} questions`,
    answerOnce: "Answer each once, and Sage will know it.",
    teach: "Teach Sage",
    troubles,
    staysOpen: (day: string) => `Access stays open until ${day}.`,
    write: "Send an email",
    jobs,
    mail: (subject: string, to: string) => `${subject}, to ${to}`,
    gone: "It’s too late to send it again.",
    retry: "Try again",
    retried: "Back in the queue. It will be tried within a minute.",
    drop: "Dismiss",
    dropped: "Removed from this list.",
    settled: "Someone has already taken care of this.",
    /** What people were promised. */
    debts: {
      "gathering-link": { heading: "A call has no link yet", action: "Enter the link" },
      "gathering-date": {
        heading: "People were promised calls that aren’t set yet",
        action: "Set a date",
      },
      recording: { heading: "A recording isn’t up yet", action: "Put it up" },
      "session-offer": { heading: "A session is waiting for free hours", action: "Offer hours" },
      priority: { heading: "Someone with priority is waiting for your answer", action: "Read messages" },
      files: { heading: "Something is to be made and handed over", action: "Hand it over" },
      invitation: {
        heading: "Somebody asked about the alumni group. Invite them, or move them on among your leads.",
        action: "Send the invitation",
      },
      monthly: { heading: "Members were promised something new each month", action: "Add it" },
      "space-link": { heading: "A space that people bought has no link yet", action: "Enter the link" },
    },
    dueBy: (day: string) => `Due ${day}.`,
    more: "There are more. They’ll show up here as you work through these.",
    differences: (number: string) =>
      number === "1"
        ? "1 order and its payment didn’t match"
        : `${number} orders and their payments didn’t match`,
    differ: "The academy compares the two every hour.",
    seeDifferences: "See what differed",
    leftOut: (title: string) => `What you published for “${title}” can’t be shown`,
    leftOutSince:
      "It stopped fitting with the last update. Until you change it, visitors see what your academy began with.",
    openPage: "Open the page",
  },

  period: { label: "Period", options: periods },

  funnel: {
    heading: "From visit to completion",
    order: { label: "Order of the questions", all: "Both orders", options: studioQuizSettingsPage.orders },
    stages: {
      seen: "Opened the quiz",
      started: "Started it",
      finished: "Finished all 60 steps",
      leads: "Left their email",
      purchases: "Bought something",
      completions: "Completed a course",
    },
    table: { stage: "Stage", people: "People", wentOn: "Went on" },
    about:
      "Each number is what happened in this period. Someone who takes the quiz in one period and buys in the next is counted in both. Visits are counted without cookies, so people who block such counts are missing.",
    none: "Nobody has opened the quiz in this period.",
    worst: (step: number) => `Most people leave at step ${step}.`,
    worstMore: (lost: number, reached: number) =>
      `${count(lost)} of the ${count(reached)} people who got there didn’t go on.`,
    runnerUp: (step: number, lost: number) => `Step ${step} is close behind, with ${count(lost)}.`,
    asked: "It asks:",
    askedIn: { sequence: "Asked part by part, it is:", interleaved: "Mixed, it is:" },
    few: (started: number) =>
      `${plural(started, "Only # person has", "Only # people have")} started, so this may be chance.`,
    tooFew: (started: number) =>
      `${plural(started, "# person has", "# people have")} started so far, and no step stands out.`,
    noLoss: "No step stands out: hardly anyone leaves in the middle of the quiz.",
    chart: {
      title: "How far people get",
      summary: (first: number, last: number) =>
        `${plural(first, "# person", "# people")} reached step 1, and ${count(last)} reached step 60.`,
      step: "Step",
      reached: "Reached",
      left: "Left here",
    },
  },

  archetypes: {
    heading: "Archetypes of new leads",
    none: "No new leads in this period.",
    noResult: "No result yet",
    summary: (title: string, share: string) => `${title} comes first, with ${share} of new leads.`,
    table: { archetype: "Archetype", leads: "Leads", share: "Share" },
  },

  revenue: {
    heading: "Revenue",
    none: "No payments in this period.",
    paid: "Paid",
    refunded: "Refunded",
    kept: "Kept",
    summary: (best: string, when: string) => `The strongest stretch was ${when}, with ${best} kept.`,
    nothingKept: "Everything that was paid has gone back.",
    perDay: "Kept per day",
    perWeek: "Kept per week",
    day: "Day",
    week: "Week from",
    about:
      "Paid is what buyers paid in this period, later payments of a plan and memberships included. Refunded is what of it has gone back since, and kept is the rest. Days, weeks and months follow UTC time; a refund counts on the day its payment was made.",
  },

  showTable: "Show as a table",

  stuck: {
    heading: "Learners who stopped",
    about: "They began a course and haven’t been back for two weeks. A short, kind note often helps.",
    none: "Nobody. Everyone who began a course has been back within the last two weeks.",
    progress: (done: number, all: number) => `${done} of ${all} lessons`,
    last: "Last seen",
    table: { name: "Name", course: "Course", progress: "Progress", last: "Last seen", note: "Note" },
    write: "Write a note",
    /** The subject of a note to somebody. */
    subject: (course: string) => `Your course: ${course}`,
  },

  backups: {
    heading: "Backups",
    made: (time: string) => `The last backup was made on ${time}.`,
    never: "No backup has been made yet.",
    unscheduled: "No backups are scheduled for this academy.",
    restored: (time: string) => `A backup was last tried out on ${time}: everything came back as it was.`,
    failed: (time: string) =>
      `A backup was tried out on ${time} and couldn’t be restored. Please ask whoever looks after your server.`,
    untried: "No backup has been tried out yet. That happens by itself once a week.",
    now: "Back up now",
    asked: "Your backup is being made. That can take a minute.",
  },
} as const;
