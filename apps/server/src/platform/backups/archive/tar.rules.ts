/** As much of the tar format (POSIX ustar) as a backup needs: plain files, so that any tar can open one. */
export const blockSize = 512;

const field = { name: [0, 100], size: [124, 12], checksum: [148, 8] } as const;
/** What twelve octal digits with their end can say; beyond that GNU's binary form. */
const maxOctal = 0o77777777777;

export const paddingAfter = (size: number) => (blockSize - (size % blockSize)) % blockSize;

export function tarHeader(name: string, size: number, modified: Date): Buffer {
  const header = Buffer.alloc(blockSize);
  if (Buffer.byteLength(name) > field.name[1]) throw new Error(`${name} is too long for a name in a tar`);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  if (size <= maxOctal) {
    header.write(`${size.toString(8).padStart(11, "0")}\0`, field.size[0]);
  } else {
    header[field.size[0]] = 0x80;
    header.writeBigUInt64BE(BigInt(size), field.size[0] + 4);
  }
  header.write(
    `${Math.floor(modified.getTime() / 1000)
      .toString(8)
      .padStart(11, "0")}\0`,
    136,
  );
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, field.checksum[0]);
  return header;
}

/** Nothing where the archive ends; an error where it is no header. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const text = ([start, length]: readonly [number, number]) =>
    header
      .subarray(start, start + length)
      .toString()
      .replace(/[\0 ]+$/, "");
  if (Number.parseInt(text(field.checksum), 8) !== checksumOf(header)) throw new Error("not a tar header");
  const [start] = field.size;
  const size =
    header[start] === 0x80 ? Number(header.readBigUInt64BE(start + 4)) : Number.parseInt(text(field.size), 8);
  return { name: text(field.name), size };
}

/** Over all bytes, with blanks where it is going to stand. */
function checksumOf(header: Buffer): number {
  const [start, length] = field.checksum;
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  );
}
