/** The words of `/` for a member, from top to bottom. */
export const dashboardPage = {
  title: "Dashboard",
  description: "Your courses, how far you have come, and the lesson that is next.",

  welcome: "Welcome",
  /** For somebody whose first name we don't know. */
  defaultName: "Lightworker",

  next: {
    continued: "Where you left off",
    begun: "A good place to begin",
    /** Before minutes and seconds. */
    at: "You stopped at",
    /** In place of a lesson. */
    nothing:
      "You are in no course yet. The quiz is free, and the courses can be looked at before anyone asks for anything.",
    allDone: "Every course you are in is completed. What you made in them is still here.",
    locked: "Your courses are locked at the moment. What you did in them is kept.",
  },

  figures: {
    label: "Your learning in four figures",
    enrolled: "Enrolled Courses",
    completed: "Completed",
    downloaded: "Resources Downloaded",
    progress: "Progress",
  },

  courses: {
    heading: "My Courses",
    locked: "Locked. Your progress is kept.",
    see: "See the course",
    certificate: "Your certificate is issued.",
    certificateLink: "Download it (PDF)",
    empty: "No courses yet",
    emptyLead: "When you enrol, your courses stand here, each with the lesson that is next.",
    browse: { label: "Browse Courses", to: "/subscribe" },
  },

  progress: {
    heading: "Your Progress",
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
    byCourse: "Course by course",
    byCourseEmpty: "Once you are in a course, its progress is counted here.",
  },

  downloads: { heading: "Recent Downloads" },

  community: {
    heading: "Community",
    text: "People who do this work too, and a room that stays open between the calls. They read drafts, and notice when you go quiet.",
    join: { label: "Join", to: "/alumni-group" },
  },

  result: {
    heading: "Your archetype",
    see: "See your result",
    without: "Which of the ten are you?",
    withoutLead:
      "Sixty questions about how you help people. You learn which of the ten archetypes leads your work, which one walks beside it, and what that means for the way you earn a living.",
    take: { label: "Take the quiz", to: "/quiz" },
  },
} as const;
