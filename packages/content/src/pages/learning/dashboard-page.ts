import { editable } from "../../editing/editable.ts";

/** The words of `/` for a member, from top to bottom. */
export const dashboardPage = editable("dashboard-page", {
  title: "Dashboard",
  description: "Your courses, your progress, and your next lesson.",

  welcome: "Welcome",
  /** For somebody whose first name we don't know. */
  defaultName: "Lightworker",

  next: {
    continued: "Where you left off",
    begun: "A good place to start",
    /** Every lesson is done. */
    lastStep: "Your last step",
    /** Before minutes and seconds. */
    at: "You stopped at",
    /** All that is open is done. */
    waiting: "Your next lesson",
    opens: "Opens {day}",
    /** In place of a lesson. */
    allDone: "You’ve completed all your courses. Your notes and workbooks are still here.",
    locked: "Your courses are locked right now. Your progress is saved.",
  },

  /** For somebody without a course: one step, and two more for later. */
  first: {
    eyebrow: "Your first step",
    more: "Or start here",
    freeLesson: { label: "Read a free lesson", to: "/free-lesson", hint: "{title} · {minutes}" },
    offer: {
      label: "Healer’s Business Blueprint",
      to: "/healers-business-blueprint",
      hint: "The three-week course, from {price} one-time",
    },
  },

  /** For the owner. */
  owner: {
    eyebrow: "Your academy",
    heading: "Your studio",
    open: { label: "Open the studio", to: "/studio" },
    /** What waits, each with its place in the studio. */
    figures: {
      owed: { label: "Promised, not done yet", to: "/studio" },
      leads: { label: "New leads", to: "/studio/leads?stage=new" },
      messages: { label: "Messages to answer", to: "/studio/messages" },
      questions: { label: "Questions Sage couldn’t answer", to: "/studio/helper" },
      orders: { label: "Orders in the last 30 days", to: "/studio/orders" },
    },
    quiet: "Nothing is waiting for you.",
    /** Instead of figures, as long as all of them are zero. */
    meanwhile: {
      heading: "A good time for",
      links: [
        { label: "Your launch checklist", to: "/studio/settings", hint: "What’s left before you open" },
        { label: "Your courses", to: "/studio/courses", hint: "Lessons, films and workbooks" },
        { label: "Your pages", to: "/studio/pages", hint: "The words and pictures visitors see" },
      ],
    },
    pages: {
      heading: "Your academy, as others see it",
      text: "The pages your visitors and learners come to.",
      links: [
        { label: "The quiz", to: "/quiz", hint: "Where visitors start" },
        { label: "Healer’s Business Blueprint", to: "/healers-business-blueprint", hint: "The sales page" },
        { label: "All courses", to: "/subscribe", hint: "The complete academy" },
        { label: "Alumni group", to: "/alumni-group", hint: "By invitation" },
      ],
    },
  },

  figures: {
    label: "Your learning at a glance",
    enrolled: "Enrolled Courses",
    completed: "Completed",
    downloaded: "Resources Downloaded",
    /** The share of courses that are completed, so that it can't be taken for the share of one course. */
    progress: {
      none: "Progress",
      one: "Progress · {done} of 1 course",
      many: "Progress · {done} of {count} courses",
    },
  },

  courses: {
    heading: "My Courses",
    locked: "Locked. Your progress is saved.",
    see: "View course",
    recordings: "Watch recordings",
    certificate: "Your certificate is ready.",
    certificateLink: "Download (PDF)",
    empty: "No courses yet",
    emptyLead: "When you enroll, you’ll find your courses here, each with your next lesson.",
    browse: { label: "Browse Courses", to: "/subscribe" },
  },

  /** The item to go on with. */
  workbook: {
    heading: "Continue your workbook",
    next: "Write it",
    again: "Keep writing",
  },

  progress: {
    heading: "Your Progress",
    /** While all of it is zero. */
    begin: "Everybody starts at zero. These fill in as you learn.",
    watched: "Watch time",
    streak: "Streak",
    days: { one: "1 day", many: "{count} days" },
    achievements: "Achievements",
    earned: "Earned",
    ahead: "Not yet",
    meanings: {
      "First Course": "One course completed.",
      "Quick Learner": "Five lessons completed within seven days.",
    },
    byCourse: "By course",
    /** A percentage, and the lessons that it counts. */
    share: "{percent}% · {lessons}",
  },

  downloads: { heading: "Recent Downloads" },

  community: {
    heading: "Community",
    text: "Meet other people who do this work, on calls and in a space that stays open between them. Both come with the Guided and Deep-Dive tiers and with the alumni group.",
    join: { label: "Join", to: "/alumni-group" },
    /** For those who come to calls or co-working. */
    calendar: { label: "Open your calendar", to: "/calendar" },
    /** For those who have one-on-one sessions. */
    sessions: { label: "Open your sessions", to: "/sessions" },
    /** For those who have recordings. */
    recordings: { label: "Watch recordings", to: "/recordings" },
  },

  gathering: { heading: "Your next gathering", open: "Open your calendar" },

  result: {
    heading: "Your archetype",
    see: "See your result",
    /** The first step of somebody who has one. */
    first: "Start with your result",
    without: "Which of the ten are you?",
    withoutLead:
      "Sixty questions about how you help people. Find out which of the ten archetypes leads your work, which one supports it, and what that means for how you earn a living.",
    take: { label: "Take the quiz", to: "/quiz" },
    /** Where this device knows a result, and the account doesn’t. */
    claim: {
      heading: "Is this result yours?",
      lead: "The quiz was taken on this device, and said {archetype}. If that was you, take the result along: your lessons and workbooks will speak to it.",
      mine: "This result is mine",
      busy: "Sending a code…",
      another: "Take the quiz again",
      sent: "We’ve sent a code to {email}, where the result was mailed. Enter it, and the result is in your account.",
      /** Where the device doesn’t know it. */
      givenAddress: "the address given in the quiz",
      confirm: "Take it along",
      checking: "Checking…",
      done: "The result is in your account.",
      sendAgain: "Send another code",
      sentAgain: "Another code is on its way.",
    },
  },
} as const);
