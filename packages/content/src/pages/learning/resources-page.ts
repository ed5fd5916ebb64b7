import { editable } from "../../editing/editable.ts";

/** The words of `/resources`, from top to bottom. */
export const resourcesPage = editable("resources-page", {
  title: "Resources",
  description: "Everything you can download, course by course.",
  lead: "Workbooks and templates for your courses, to print and write in.",
  wholeCourse: "For the whole course",
  kinds: { workbook: "Workbook", template: "Template", file: "File" },
  download: "Download",
  fillIn: "Fill in on screen",
  opens: "Opens {day}",
  downloaded: "Downloaded",
  empty: "Nothing to download yet",
  emptyLead: "Your courses’ workbooks and templates appear here once you enroll.",
  browse: { label: "Browse Courses", to: "/subscribe" },
  recordings: "Recordings of masterclasses and calls",

  /** The newest downloads, as other pages show them. */
  recent: {
    empty: "Nothing downloaded yet.",
    locked: "locked",
    all: { label: "All resources", to: "/resources" },
  },
} as const);
