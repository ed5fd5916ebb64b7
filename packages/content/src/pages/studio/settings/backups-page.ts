import { plural } from "../../../format-count.ts";
/** The words of `/studio/settings/backups`. */
export const studioBackupsPage = {
  meta: { title: "Backups", description: "Which backups there are, and how they are made." },
  lead: "A backup is one file with everything: people, courses, orders and files. It’s made while the academy keeps running.",
  how: {
    heading: "How they’re made",
    encryption: "Encryption",
    encrypted: "On. Only the passphrase opens them.",
    plain: "Off. Anyone who has the file can read everything.",
    copies: "Second place",
    copied: "Each one is copied to S3, encrypted.",
    notCopied: "None. They are only on the server.",
    tried: "Restore tried out",
    never: "Not yet",
    outcomes: { restored: "worked", failed: "failed; whoever hosts the academy finds the reason in the log" },
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
    none: { heading: "No backups yet", text: "Make the first one with “Back up now.”" },
  },
  download: {
    button: "Download the newest",
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
