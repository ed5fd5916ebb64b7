import { editable } from "../../editing/editable.ts";

/** The words of a course's page. */
export const coursePage = editable("course-page", {
  title: "Course",
  description: "A course at the academy: its modules and lessons, and your progress.",
  eyebrow: "Course",
  coverAlt: "Cover of {title}",
  progress: {
    heading: "Your Progress",
    barLabel: "Course progress",
    count: { one: "{done} of 1 lesson complete", many: "{done} of {count} lessons complete" },
    next: "Next: {title}",
    /** Before a length such as "4 h 30 min". */
    left: "{time} left",
  },
  modulesHeading: "Modules",
  module: "Module {number}",
  /** How a module stands, in its heading. */
  chapter: {
    done: { one: "1 lesson done", many: "All {count} lessons done" },
    begun: { one: "{done} of 1 lesson done", many: "{done} of {count} lessons done" },
    ahead: { one: "1 lesson", many: "{count} lessons" },
  },
  lesson: {
    minutes: "{minutes} min",
    video: "Video",
    completed: "Completed",
    locked: "Locked",
    opens: "Opens {day}",
    free: "Free preview",
    /** Above the lesson to go on with. */
    current: { inProgress: "You left off here", notStarted: "Next for you" },
  },
  emptyModule: "This module has no lessons yet.",
  emptyCourse: "This course has no lessons yet. They’ll appear here when they’re ready.",
  details: {
    heading: "Course Details",
    duration: "Duration",
    difficulty: "Difficulty",
    modules: "Modules",
    lessons: "Lessons",
  },
  resources: {
    heading: "Resources",
    materials: "Course Materials",
    materialsHint: "All downloads for your courses",
    workbook: "Workbook",
    fillIn: "Fill in your workbook",
    fillInHint: "On the screen, saved as you write",
  },
  /** After the last module of a course that ends in a plan. */
  plan: {
    step: "Last step",
    states: {
      open: "Thirteen weeks of your own. Finishing it completes the course.",
      begun: "You’ve started it. Finishing it completes the course.",
      finished: "Finished",
    },
  },
  certificate: {
    heading: "Certificate",
    text: "You’ve completed this course. Your certificate is ready.",
    download: "Download",
    verify: "Verification page",
    afterPlan: "You’ve completed every lesson. Finish your launch plan, and your certificate is ready.",
    toPlan: "Go to your plan",
    coming: "You’ve completed every lesson. We’re preparing your certificate.",
  },
  locked: {
    heading: "This course is locked",
    text: "You can see what’s in it. To open its lessons, films and workbooks, choose an offer that includes it.",
    action: "See offers",
    /** The list of the offers that open it. */
    offersLabel: "What opens this course",
    billing: { "one-time": "one-time", monthly: "per month" },
    parts: "or {count} payments of {price}",
  },
  notFound: {
    heading: "Course Not Found",
    text: "The course you’re looking for doesn’t exist.",
    back: "Back to Dashboard",
  },
  failed: "The course couldn’t be loaded",
} as const);
