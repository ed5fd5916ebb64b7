import { join } from "node:path";
import { about, type BackupHeader, BackupRefused, entryNames } from "./archive/backup-format.ts";
import { readArchive } from "./archive/read-archive.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { textOf } from "./check-backup.ts";

/** What stands at the beginning of a backup that was found whole: of which release it is, and with which secret. */
export async function readHead(
  { folder, passphrase }: BackupSettings,
  file: string,
): Promise<{ about: BackupHeader; secret: string }> {
  let header: BackupHeader | undefined;
  for await (const entry of readArchive(join(folder, file), passphrase)) {
    if (entry.name === entryNames.about) header = about.parse(JSON.parse(await textOf(entry)));
    else if (entry.name === entryNames.secret && header)
      return { about: header, secret: (await textOf(entry)).trim() };
  }
  throw new BackupRefused("this file is not a whole backup of an academy");
}
