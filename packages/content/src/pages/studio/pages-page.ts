import { placeNames } from "./place-names.ts";

/** The words of `/studio/pages`, where the words of all other pages are changed. */
export const studioPagesPage = {
  meta: { title: "Pages", description: "Change the words of your academy’s pages." },
  title: "Pages",
  intro:
    "Change any text of your pages. Drafts save as you write, and nobody else sees them until you publish. Prices come from your offers.",
  columns: { page: "Page", state: "State" },
  groups: {
    visitors: "For visitors",
    buying: "Buying",
    members: "For members",
    everywhere: "On every page",
  },
  states: {
    first: "As your academy began",
    published: "Published {when} by {who}",
    draft: "Draft, saved {when} by {who}",
    someone: "someone",
    leftOut: "Can’t be shown since the last update",
  },
  edit: "Edit",

  editor: {
    title: "Edit: {page}",
    description: "Change the words of this page.",
    back: "All pages",
    view: "See the page",
    noPreview:
      "This page is different for each person, so it can’t be shown here. Change its texts in the list, publish, and look at the page itself.",
    saved: "Draft saved",
    unchanged: "Everything is published",
    waiting: { one: "1 change not published yet", many: "{count} changes not published yet" },
    published: "Published. It’s on your page now.",
    leftOut: {
      heading: "What you published here can’t be shown",
      text: "It stopped fitting with the last update of the software, so visitors see the page your academy began with. Change the texts that no longer fit, or restore an earlier version, and publish again.",
      own: "It stopped fitting with the last update of the software, so visitors don’t find this page. Change what no longer fits, and publish again.",
    },
    /** What discarding a draft means. */
    discarding: "Everything you changed since the last publication goes. The page itself stays as it is.",
  },

  preview: {
    label: "The page, to edit in place",
    hint: "Click a text or a picture on the page to change it there.",
    picture: "{alt} Change this picture",
    pictureHint: "Change this picture",
    widths: "Width of the page",
    desk: "Desk",
    phone: "Phone",
    loading: "Making the page…",
    failed: "The page couldn’t be shown.",
    again: "Try again",
  },

  list: {
    heading: "All texts",
    lead: "The same texts as a list, with those that a page shows only now and then.",
    find: "Find a text",
    found: { one: "1 text found", many: "{count} texts found" },
    none: "No text has these words.",
    /** What parts of a page are called that have a name of the trade. */
    parts: placeNames,
    changed: "changed",
    back: "Undo the change",
    add: "Add another",
    entry: "Entry {number}",
    up: "Move up",
    down: "Move down",
    remove: "Remove",
    newText: "New text",
    noArchetype: "None",
  },

  pictures: {
    title: "A picture for this place",
    drawing: "A drawing, until you choose a picture of your own.",
    change: "Change picture",
    changeNamed: "Change picture: {place}",
    none: "No picture.",
    choose: "Choose a picture",
    chooseNamed: "Choose a picture: {place}",
    remove: "Show no picture",
    removeNamed: "Show no picture: {place}",
    use: "Use this picture",
    other: "Choose another",
    cancel: "Cancel",
    backToDrawing: "Back to the drawing",
    backToFirst: "Back to the picture before",
    noAlt: "Please say what the picture shows, for people who can’t see it.",
  },

  films: {
    first: "The film your academy began with.",
    choose: "Choose from your library",
    back: "Back to the first film",
    address: "Or the address of a film",
    hint: "From YouTube, Vimeo, Wistia or Bunny Stream, or a video file (.mp4, .webm) on another site. Visitors load nothing from there until they press play.",
    captions: "A film of your library has its captions from a lesson that shows it too: upload them there.",
    use: "Use this address",
    unknown: "That isn’t the address of a film we know. An embed code isn’t one.",
  },

  history: {
    none: "Nothing has been published yet: the page says what your academy began with.",
    version: "Published {when} by {who}",
    restored: "Restored {when} by {who}",
    current: "On the page now",
    first: "What your academy began with",
    consequence:
      "If you restore it, the page says again what it said then, right away. The versions in between stay in the history; a draft is discarded.",
    done: "Restored. It’s on your page now.",
  },
} as const;
