import type { LineVerdict, PeopleImport } from "@academy/contract/studio/people-import";
import { formatCount, plural } from "../../format-count.ts";

const people = (count: number) => plural(count, "# person", "# people");

const verdicts: Record<LineVerdict, string> = {
  new: "New account",
  known: "Already here",
  duplicate: "Same address as an earlier row",
  "bad-address": "Not an email address",
  owner: "An owner",
};

/** The words of `/studio/learners/import`, for a file. */
const ofFile = {
  meta: { title: "Import people", description: "Bring people along from another school." },
  title: "Import people",
  lead: "Bring people along from Kajabi, Teachable, Thinkific or a spreadsheet. First you see what would happen, row by row. Nothing changes until you say so.",
  back: { label: "All learners", to: "/studio/learners" },

  form: {
    file: "CSV file",
    fileHint:
      "Up to 10,000 people and 5 MB. It needs a column called Email; First name, Last name or Name help.",
    noFile: "Please choose a file.",
    tooLarge: "This file is larger than 5 MB. Please split it into smaller files.",
    offer: "Give everyone access to",
    noOffer: "Nothing, just an account",
    welcome: "Email everyone who gets an account or access",
    welcomeHint:
      "With a link to sign in. They don’t need a password: they can always sign in with an emailed code.",
    submit: "Check file",
    busy: "Checking…",
  },

  found: {
    headings: {
      checked: "What would happen",
      running: "Importing people",
      done: "What happened",
    } satisfies Record<PeopleImport["state"], string>,
    new: (count: number) => `${people(count)} would get an account.`,
    known: (count: number) => `${people(count)} already ${plural(count, "has", "have")} one.`,
    access: (count: number, offer: string) => `${people(count)} would get access to ${offer}.`,
    skipped: (count: number) => plural(count, "# row would be skipped.", "# rows would be skipped."),
    mails: "Everyone who gets something new would get an email.",
    noMails: "Nobody would get an email.",
    newDone: (count: number) => `${people(count)} got an account.`,
    knownDone: (count: number) => `${people(count)} already had one.`,
    accessDone: (count: number, offer: string) => `${people(count)} got access to ${offer}.`,
    skippedDone: (count: number) => plural(count, "# row was skipped.", "# rows were skipped."),
  },

  rows: {
    label: "Rows of the file",
    show: "Show",
    all: "All rows",
    row: "Row",
    name: "Name",
    email: "Email",
    result: "Result",
    verdicts,
    getsAccess: "gets access",
    hasAccess: "has access already",
    none: "No such rows.",
  },

  start: {
    open: (count: number) => `Import ${people(count)}`,
    title: "Import now?",
    text: "It runs by itself, even if you close this page.",
    submit: "Import",
    busy: "Starting…",
    nothing: "There’s nobody in this file to import.",
  },
  running: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} rows`,
  runningLabel: "Importing",
  done: "Import finished",
  another: "Import another file",
} as const;

/** Of leads that were selected: what differs. */
const ofLeads = {
  title: "Give access to leads",
  lead: "First you see what would happen, one by one. Nothing changes until you say so.",
  back: { label: "All leads", to: "/studio/leads" },
  found: {
    headings: {
      checked: "What would happen",
      running: "Giving access",
      done: "What happened",
    } satisfies Record<PeopleImport["state"], string>,
    skipped: (count: number) => plural(count, "# lead would be skipped.", "# leads would be skipped."),
    skippedDone: (count: number) => plural(count, "# lead was skipped.", "# leads were skipped."),
  },
  /** Where more match than can be dealt with at once. */
  more: `Only the newest ${formatCount(10_000)} are among them: more match your filters.`,
  rows: { label: "Selected leads", all: "All of them", row: "Number", none: "No such leads." },
  start: {
    open: (count: number) => `Give access to ${people(count)}`,
    title: "Give access now?",
    submit: "Give access",
    nothing: "Everyone you selected has this already.",
  },
  running: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} leads`,
  runningLabel: "Giving access",
  done: "Done",
} as const;

export const studioPeopleImportPage = { ...ofFile, ofLeads };
