/** The words of a course's page. */
export const coursePage = {
  title: "Course",
  description: "A course of the academy: its modules and lessons, and how far you have come.",
  eyebrow: "Course",
  coverAlt: "The cover of {title}",
  progress: {
    heading: "Your Progress",
    barLabel: "Course progress",
    count: { one: "{done} of 1 lesson complete", many: "{done} of {count} lessons complete" },
    next: "Next: {title}",
  },
  modulesHeading: "Modules",
  module: "Module {number}",
  lesson: {
    minutes: "{minutes} min",
    video: "Video",
    completed: "Completed",
    locked: "Locked",
  },
  emptyModule: "There are no lessons in this module yet.",
  emptyCourse: "This course has no lessons yet. They appear here as soon as there are any.",
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
    materialsHint: "Everything there is to download",
    workbook: "Workbook",
  },
  certificate: {
    heading: "Certificate",
    text: "You have completed this course. Your certificate is ready.",
    download: "Download",
    verify: "The page that confirms it",
    coming: "You have completed every lesson. Your certificate is being prepared.",
  },
  locked: {
    heading: "This course is locked",
    text: "You can read what is in it. Its lessons, films and workbooks open with an offer that includes it.",
    action: "See the offers",
  },
  notFound: {
    heading: "Course Not Found",
    text: "The course you're looking for doesn't exist.",
    back: "Back to Dashboard",
  },
  failed: "The course could not be loaded",
} as const;
