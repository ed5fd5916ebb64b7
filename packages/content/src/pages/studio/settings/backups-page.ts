import type { RestoreFailure, TrialProof } from "@academy/contract/studio/settings";
import { plural } from "../../../format-count.ts";

const filesInWords = (files: number, missing: number) => {
  if (missing > 0)
    return `${plural(files, "# file", "# files")} there, ${plural(missing, "# was", "# were")} gone already when it was made`;
  return files === 0 ? "and there were no files" : `${plural(files, "# file", "# files")}, every one there`;
};

/** The words of `/studio/settings/backups`. */
export const studioBackupsPage = {
  meta: { title: "Backups", description: "Which backups there are, and how they are made." },
  lead: "A backup is one file with everything: people, courses, orders and files. It’s made while the academy keeps running.",
  how: {
    heading: "How they’re kept",
    encryption: "Encryption",
    encrypted: "On. Only the passphrase opens them.",
    plain: "Off. Anyone who has the file can read everything.",
    copies: "Second place",
    copied: "Each one is copied to S3, encrypted.",
    notCopied: "None. They are only on the server.",
    operator:
      "Where backups are kept, their passphrase and the second place are set by whoever hosts the academy: BACKUP_DIR, BACKUP_PASSPHRASE and S3_URL.",
  },
  schedule: {
    heading: "When, and how many",
    by: {
      owner: "Chosen here.",
      operator: "Set by whoever hosts your academy, until you choose something here.",
      nobody: "As the academy began, until you choose something here.",
    },
    rhythm: "A backup is made",
    every: (hours: number) =>
      ({ 0: "Never by itself", 24: "Once a day", 168: "Once a week, on Monday" })[hours] ??
      plural(hours, "Every hour", "Every # hours"),
    hour: "Beginning at",
    hourHint: "In your time, as it is today. Choose an hour when few people are awake.",
    kept: "Kept is the newest of",
    days: "Days",
    weeks: "Weeks",
    months: "Months",
    numberNeeded: "Please enter a whole number from 0 to 999.",
    save: "Save the schedule",
    busy: "Saving…",
    saved: "Saved. The schedule counts from its next hour on.",
  },
  make: {
    button: "Back up now",
    busy: "Starting…",
    asked: "The backup has started. It appears in the list when it’s done.",
    underWay: "A backup is being made…",
    failed:
      "The last try failed and will be repeated. Whoever hosts the academy finds the reason in the log.",
  },
  list: {
    heading: "Kept backups",
    made: "Made",
    size: "Size",
    encrypted: "Encrypted",
    yes: "Yes",
    no: "No",
    tried: "Tried",
    untried: "Not tried yet",
    actions: "Actions",
    none: { heading: "No backups yet", text: "Make the first one with “Back up now.”" },
  },
  trial: {
    button: "Try it",
    busy: "Starting…",
    asked: "It’s being restored in a place of its own. Nothing of your academy changes.",
    underWay: "A backup is being tried…",
    /** The proof, in words. */
    worked: (time: string, { people, leads, orders, courses, files, missing }: TrialProof) =>
      `Tried on ${time}: ${plural(people, "# person", "# people")}, ${plural(leads, "# lead", "# leads")}, ${plural(orders, "# order", "# orders")}, ${plural(courses, "# course", "# courses")}, ${filesInWords(files, missing)}.`,
    workedWithout: (time: string) => `Tried on ${time}: everything came back.`,
    failed: (time: string) =>
      `Tried on ${time}: it can’t be restored. It may be damaged, or made with another passphrase. Make a new one, and ask whoever hosts the academy to look at the log.`,
  },
  restore: {
    button: "Restore…",
    title: (time: string) => `Put everything back to ${time}?`,
    text: "Everything that happened since then leaves the academy: people, orders, words and what learners wrote.",
    steps: [
      "First this backup is tried in a place of its own. If anything is wrong with it, nothing else happens.",
      "Then the academy closes for a few minutes. Everybody sees that it will be right back.",
      "A backup of today is made, so that you can come back to it.",
      "The academy opens again by itself, as it was then. Everybody has to sign in again, with the password of then.",
    ],
    payments:
      "Payments stay with Stripe. The academy asks for those it doesn’t know any more and tells you about them.",
    word: (word: string) => `Type “${word}” to go on`,
    wordNeeded: (word: string) => `Please type “${word}”, or close this.`,
    go: "Restore this backup",
    busy: "Starting…",
    cancel: "Leave everything as it is",
    conflict: "A backup is being restored already.",
    news: {
      heading: "Restoring",
      trying: (time: string) =>
        `The backup of ${time} is being tried first. The academy stays open until it’s known to be whole.`,
      closing: (time: string) =>
        `The academy is closed while the backup of ${time} is put in place. It opens again by itself, and this page with it.`,
      restored: (at: string, madeAt: string, by: string) =>
        `Restored on ${at} from the backup of ${madeAt}, by ${by}.`,
      somebody: "somebody whose account isn’t in it",
      safety: (madeAt: string) =>
        `What was there before is in the backup of ${madeAt}, which stays until the next restore.`,
      failed: (at: string, madeAt: string) =>
        `The backup of ${madeAt} wasn’t restored on ${at}. Nothing was changed.`,
      reasons: {
        damaged: "It can’t be read to its end: it’s damaged, or was made with another passphrase.",
        "older-release":
          "It was made by an older version. Whoever hosts the academy can restore it into a new, empty database.",
        secret: "It was made with another secret. Whoever hosts the academy has to unset SECRET first.",
        room: "There isn’t enough room on the server’s disk. Ask whoever hosts the academy.",
        "too-late": "It couldn’t begin within an hour. Ask for it again if you still want it.",
        others:
          "Something else was still connected to the database. Whoever hosts the academy finds out what, and stops it.",
        unknown: "Whoever hosts the academy finds the reason in the log.",
      } satisfies Record<RestoreFailure, string>,
    },
  },
  download: {
    button: "Download",
    busy: "Preparing…",
    started: "The download has started.",
    confirm: {
      title: "This backup isn’t encrypted",
      text: "Anyone who gets the file can read every name, every address and the academy’s secret key. Keep it where nobody else can open it.",
      go: "Download anyway",
      cancel: "Cancel",
    },
  },
} as const;
