const shape = /^academy-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.sealed)?$/;

/** Sorted by name they are sorted by age. Without a passphrase it is a tar that any tool opens. */
export const backupName = (madeAt: Date, isSealed: boolean) =>
  `academy-${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz${isSealed ? ".sealed" : ""}`;

/** Nothing for what is no backup of ours: that is nobody's to remove. */
export function madeAtOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = shape.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
}

export const isSealed = (name: string) => name.endsWith(".sealed");

/** Of its copy in S3. */
export const storageKeyOf = (file: string) => `backups/${file}`;
