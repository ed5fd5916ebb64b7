import { editable } from "../../editing/editable.ts";

/** What a shelf’s one module is called where modules are listed. */
export const recordingsModule = "Recordings";

/** The words of `/recordings`: what was filmed when people came together, shelf by shelf. */
export const recordingsPage = editable("recordings-page", {
  title: "Recordings",
  description: "Masterclasses and calls you can watch again.",
  lead: "Masterclasses, calls and resources, to watch when it suits you. The newest come first.",
  search: {
    label: "Search your recordings",
    hint: "Finds titles and what is said in them.",
    send: "Search",
    back: "All recordings",
    kinds: {
      lesson: "Recording",
      transcript: "Said in the film",
      note: "Your note",
      answer: "Your answer",
      bookmark: "Your bookmark",
      plan: "Your plan",
    },
  },
  count: { one: "1 recording", many: "{count} recordings" },
  minutes: "{minutes} min",
  seen: "Seen",
  notSeen: "Not seen yet",
  stopped: "You stopped at {position}",
  since: "Since {day}",
  all: "All of “{title}”",
  newer: "Newer",
  older: "Older",
  soon: "Nothing here yet.",
  closed: {
    label: "Closed",
    text: "This shelf isn’t part of what you have. These offers open it:",
    noOffer: "This shelf isn’t part of what you have.",
  },
  empty: "No recordings yet",
  emptyLead: "When a masterclass or a call is recorded, you’ll find it here.",
} as const);
