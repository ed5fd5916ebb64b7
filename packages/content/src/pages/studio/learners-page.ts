import type { LearnerState } from "@academy/contract/studio/learners";
import { plural, pluralUpTo } from "../../format-count.ts";

const states: Record<LearnerState, string> = {
  "not-begun": "Not started",
  "under-way": "In progress",
  finished: "Finished",
  stuck: "Stuck for 14 days",
};

/** The words of `/studio/learners`. */
export const studioLearnersPage = {
  meta: { title: "Learners", description: "Everyone with an account, and how far they are." },
  title: "Learners",
  give: { label: "Give access", to: "/studio/learners/give" },
  import: { label: "Import people", to: "/studio/learners/import" },

  filters: {
    label: "Find learners",
    search: "Search",
    searchHint: "Start of a name or email",
    progress: "Progress",
    anyProgress: "Any progress",
    states,
    course: "Course",
    anyCourse: "All courses",
    offer: "Has access to",
    anyOffer: "Any offer",
    sort: "Sort",
    sorts: { newest: "Newest first", oldest: "Oldest first" },
    clear: "Clear filters",
  },

  count: (count: number, isMore: boolean) => pluralUpTo(count, isMore, "# learner", "# learners"),
  export: "Export as CSV",

  table: {
    label: "Learners",
    name: "Name",
    access: "Access",
    noAccess: "No access",
    progress: "Progress",
    nothing: "Not started",
    lessons: (count: number) => plural(count, "# lesson done", "# lessons done"),
    finished: (count: number) => plural(count, "# course finished", "# courses finished"),
    lastActive: "Last active",
    never: "Never",
    joined: "Joined",
  },

  none: {
    heading: "No learners yet",
    text: "Everyone who signs up, buys something or is imported will be listed here.",
  },
  noneFound: { heading: "No learners match", text: "Try fewer filters, or the start of a name or email." },
} as const;
