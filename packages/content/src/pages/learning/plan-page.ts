import { editable } from "../../editing/editable.ts";
import { planTitle } from "../plan-title.ts";

/** The words of the learner's launch plan: its page, its print and its calendar. */
export const planPage = editable("plan-page", {
  title: planTitle,
  description: "Thirteen weeks of your own, with three things in each.",
  back: "Back to {course}",
  dates: "{first} to {last}",
  begin: {
    heading: "Thirteen weeks, three things in each, two weeks left empty",
    text: "Choose a Monday and the two weeks in which nothing is going to happen. Every other box then gets a suggestion in pencil, made from what you wrote in your workbooks. Rub out whatever isn’t yours.",
    monday: "Day one",
    foreseen: "The week you can see coming",
    foreseenHint: "Spring break, the audit, your mother’s hip.",
    unforeseen: "The week you can’t see coming",
    unforeseenHint: "Anywhere from the seventh week to the eleventh.",
    week: "Week {week}, {monday}",
    same: "Choose two different weeks to leave empty.",
    send: "Fill in the boxes",
    sending: "Filling in the boxes …",
  },
  locked: {
    heading: "This plan is locked",
    text: "It opens together with its course.",
    course: "Go to the course",
  },
  columns: { found: "To be found", invite: "To invite", house: "For the house" },
  now: {
    heading: "This week",
    before: "It begins on {monday}.",
    empty:
      "An empty week, on purpose. It takes in what has fallen out of others, and nothing new. Your channel runs in its small version.",
    over: "Ninety days are over. Do the counting first and the feelings afterward.",
    done: "{done} of {all} done",
  },
  weeks: {
    heading: "The thirteen weeks",
    lead: "A thing begins with a verb, is finished in about an hour and depends on you alone.",
    week: "Week {week}",
    empty: "Left empty",
    emptyHint: "For what falls out of other weeks.",
    current: "now",
    open: "Something to do",
    add: "Add",
    check: "Done: {thing}",
    more: "More for “{thing}”",
    moved: "Moved once",
    leaveEmpty: "Leave this week empty instead",
    leaveEmptyOf: "Leave this week empty instead of week {week}",
  },
  moving: {
    sooner: "Move to an earlier week",
    move: "Move to a later week",
    moveTo: "Move to week {week}",
    movedBefore:
      "It has moved once. Now cut it in half, or put it into the drawer; it has told you something.",
    halve: "Cut it in half",
    half: "The half you can hold",
    rest: "The rest, for the drawer",
    toWeek: "In which week?",
    save: "Cut",
    shelve: "Put into the drawer",
    cancel: "Cancel",
  },
  fridays: {
    heading: "Fridays, in numbers",
    lead: "Two minutes a week. Count and don’t interpret. A zero is a number like any other.",
    columns: { invited: "I invited", answered: "Answered", came: "Came", line: "One line, if there is one" },
    field: "Week {week}: {column}",
    total: "Together",
    chart: "Invited, answered and came, Friday by Friday",
    readings: {
      "too early": "Look after six Fridays, not before. You have {weeks}.",
      "few invited": "Few were invited: the boxes are too big. Cut them in half.",
      "few answers":
        "Many were invited and few answered: take out your invitation and count its six lines. One is usually missing, and it is usually the price.",
      "few come":
        "Many answered and few came: someone is standing in the hall. Walk through your own booking again, with your phone in your hand.",
      well: "At least half went on at every step. If they come only once, look at the hinge sentence.",
    },
  },
  drawer: {
    heading: "The drawer",
    lead: "For whatever comes at two in the morning. Write it down, close the drawer, go back to sleep. Nothing is taken out before day ninety.",
    field: "An idea",
    add: "Put it in",
    cameOn: "Came on {day}",
    empty: "Nothing in it yet.",
    verdict: "On day ninety: {idea}",
    verdicts: { none: "Not yet", now: "Now", later: "Later", goodbye: "Goodbye" },
  },
  deeds: {
    label: "By day ninety I will have done these two or three things",
    hint: "Deeds only; what other people decide is theirs.",
  },
  witness: { label: "Who asks me on Mondays what I did" },
  saving: {
    saved: "Saved",
    saving: "Saving …",
    kept: "Saved on this device. It will be sent when you’re back online.",
    refused: "One change no longer fitted the plan as it is on your other device, so it was left out.",
  },
  finish: {
    heading: "Finish your plan",
    text: "Finishing it is the last step of the course. It still needs:",
    ready:
      "Every week has its things, and two are empty on purpose. You can still change the plan after you finish it.",
    missing: {
      boxes: {
        one: "Something in the empty boxes of week {weeks}",
        many: "Something in the empty boxes of weeks {weeks}",
      },
      own: {
        one: "Something of your own in week {weeks}. Change a suggestion, or keep it as it is.",
        many: "Something of your own in weeks {weeks}. Change a suggestion in each, or keep them as they are.",
      },
      deeds: "The two or three things you’ll have done by day ninety",
      witness: "Who asks you on Mondays",
    },
    keep: "Keep them as they are",
    finish: "Finish my plan",
    finished: "Your plan is finished",
    finishedText: "Hang it where you stand every day. You can still change it.",
    toCertificate: "Go to your certificate",
    lessonsLeft: {
      one: "One lesson is left. Then the course is complete.",
      many: "{count} lessons are left. Then the course is complete.",
    },
  },
  print: "Print the plan (PDF)",
  calendar: {
    heading: "In your calendar",
    text: "Mondays with their three things, Fridays for the numbers, and day ninety.",
    download: "Download once (.ics)",
    open: "Make an address that stays current",
    opened:
      "Add this address to your calendar as a subscription. Whoever has it can read the plan, so keep it to yourself.",
    copy: "Copy the address",
    copied: "Copied",
    close: "End this address",
    closed: "The address has ended. Calendars that used it get nothing more.",
  },
  dashboard: {
    monday: "Week {week} of your plan",
    open: "Open your plan",
    empty: "Week {week} is one of your two empty weeks.",
    begin: "Your 90-day launch plan",
  },
} as const);

export const planCalendarWords = editable("plan-calendar-words", {
  name: "90-day launch plan",
  monday: "Week {week}: three things, ten minutes",
  emptyWeek: "Week {week}: left empty, on purpose",
  emptyWeekNote: "It takes in what has fallen out of other weeks, and nothing new.",
  friday: "Week {week}: three numbers, two minutes",
  fridayNote: "How many did you invite, how many answered, how many came? Don’t interpret them yet.",
  dayNinety: "Day ninety: forty minutes and something warm",
  dayNinetyNote: "Do the counting first and the feelings afterward.",
} as const);

export const planPrint = editable("plan-print", {
  title: "The 90-Day Launch Plan",
  of: "{name}, {first} to {last}",
  week: "Week",
  empty: "Left empty, on purpose",
  deeds: "By day ninety I will have done",
  witness: "Who asks me on Mondays",
  fridays: "Fridays, in numbers",
  together: "Together",
  drawer: "The drawer",
} as const);
