import { plural } from "../../../format-count.ts";
/** The words of `/studio/settings/backups`. */
export const studioBackupsPage = {
  meta: { title: "Backups", description: "Which backups there are, and how they are made." },
  lead: "A backup is one file with everything: people, courses, orders and files. It’s made while the academy keeps running.",
  how: {
    heading: "How they’re made",
    schedule: "Schedule",
    every: (hours: number) =>
      hours === 0 ? "Off" : hours === 24 ? "Once a day" : plural(hours, "Every hour", "Every # hours"),
    keeping: "Kept",
    kept: (days: number, weeks: number, months: number) =>
      `The newest of ${days} days, ${weeks} weeks and ${months} months`,
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
      "Whoever hosts the academy changes this: BACKUP_EVERY_HOURS, BACKUP_KEEP, BACKUP_PASSPHRASE, BACKUP_DIR and S3_URL, explained in docs/operations.md under “Backups.”",
    restore:
      "To bring a backup back, they stop the academy and run “npm run restore -- FILE.” The same page describes every step.",
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
