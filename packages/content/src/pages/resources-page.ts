/** The words of `/resources`, from top to bottom. */
export const resourcesPage = {
  title: "Resources",
  description: "Everything you may download, course by course.",
  lead: "Workbooks and templates of your courses, to print, to fill in and to cross things out in.",
  wholeCourse: "For the whole course",
  kinds: { workbook: "Workbook", template: "Template" },
  download: "Download",
  empty: "Nothing to download yet",
  emptyLead: "With a course come its workbooks and templates. They stand here from the day you enrol.",
  browse: { label: "Browse Courses", to: "/subscribe" },

  /** The newest downloads, as they stand on other pages. */
  recent: {
    empty: "Nothing downloaded yet.",
    locked: "locked",
    all: { label: "All your resources", to: "/resources" },
  },
} as const;
