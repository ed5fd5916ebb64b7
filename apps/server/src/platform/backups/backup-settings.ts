import { join } from "node:path";
import { z } from "zod";
import type { Keeping } from "./keeping.rules.ts";

const text = z.string().trim().min(1);
const hoursInYear = 8760;
const minPassphrase = 12;
const defaultKeeping: Keeping = { days: 7, weeks: 4, months: 12 };

/** What the environment may say about backups: part of what `settings.ts` reads. */
export const backupEnvironment = {
  BACKUP_EVERY_HOURS: text
    .refine((value) => /^\d{1,4}$/.test(value) && Number(value) <= hoursInYear, {
      error: `takes a number of hours up to ${hoursInYear}, or 0 for never`,
    })
    .transform(Number)
    .optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_PASSPHRASE: text
    .min(minPassphrase, { error: `takes at least ${minPassphrase} characters` })
    .optional(),
  BACKUP_KEEP: text
    .regex(/^\d{1,3}(\s*,\s*\d{1,3}){2}$/, {
      error: "takes three numbers with commas between them, days, weeks and months, such as 7,4,12",
    })
    .transform((value): Keeping => {
      const [days = 0, weeks = 0, months = 0] = value.split(",").map(Number);
      return { days, weeks, months };
    })
    .optional(),
};
const environment = z.object(backupEnvironment);

/** A live academy makes one a day unless it is told otherwise; a demo has nothing to lose. */
export function backupSettings(values: z.infer<typeof environment>, dataDir: string, isDemo: boolean) {
  return {
    backup: {
      everyHours: values.BACKUP_EVERY_HOURS ?? (isDemo ? 0 : 24),
      folder: values.BACKUP_DIR ?? join(dataDir, "backups"),
      passphrase: values.BACKUP_PASSPHRASE,
      keeping: values.BACKUP_KEEP ?? defaultKeeping,
    },
  };
}

export type BackupSettings = ReturnType<typeof backupSettings>["backup"];
