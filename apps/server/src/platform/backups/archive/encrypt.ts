import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import { BackupRefused } from "./backup-format.ts";
import { readExactly } from "./read-exactly.ts";

/**
 * A backup under a passphrase: a key by scrypt, then AES-256-GCM in pieces of 64 kB whose nonces count up and say which one is
 * the last (the STREAM construction, as in age). A piece that is changed, moved or left out, and an end that is cut off, are noticed.
 *
 *     magic 16 | salt 16 | HMAC of both 32 | piece + tag 16 | … | last piece + tag 16
 */
export const magic = Buffer.from("ACADEMY-BACKUP-1");
const saltLength = 16;
const macLength = 32;
const pieceLength = 64 * 1024;
const tagLength = 16;
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

type Keys = { key: Buffer; macKey: Buffer };

/** A file is read twice to be restored, and the newest is restored on trial: its keys need not be worked out each time. */
let latest: { passphrase: string; salt: Buffer; keys: Keys } | undefined;

async function deriveKeys(passphrase: string, salt: Buffer): Promise<Keys> {
  if (latest?.passphrase === passphrase && latest.salt.equals(salt)) return latest.keys;
  const both = await derive(passphrase.normalize("NFKC"), salt, 64, cost);
  const keys = { key: both.subarray(0, 32), macKey: both.subarray(32) };
  // A copy: what was read is a part of something larger.
  latest = { passphrase, salt: Buffer.from(salt), keys };
  return keys;
}

const macOf = (macKey: Buffer, salt: Buffer) =>
  createHmac("sha256", macKey).update(magic).update(salt).digest();

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function encrypt(passphrase: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltLength);
    const { key, macKey } = await deriveKeys(passphrase, salt);
    yield Buffer.concat([magic, salt, macOf(macKey, salt)]);
    const reader = readExactly(source);
    let piece = await reader.take(pieceLength);
    for (let index = 0; ; index++) {
      const following = await reader.take(pieceLength);
      const isLast = following.length === 0;
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      if (isLast) return;
      piece = following;
    }
  };
}

/** Everything after the magic, which the caller has read. */
export async function* decrypt(passphrase: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = readExactly(source);
  const salt = await reader.take(saltLength);
  const mac = await reader.take(macLength);
  if (mac.length < macLength) throw new BackupRefused("the backup is cut short");
  const { key, macKey } = await deriveKeys(passphrase, salt);
  if (!timingSafeEqual(macOf(macKey, salt), mac)) {
    throw new BackupRefused("BACKUP_PASSPHRASE is not the one this backup was made with");
  }
  let piece = await reader.take(pieceLength + tagLength);
  for (let index = 0; ; index++) {
    const following = await reader.take(pieceLength + tagLength);
    const isLast = following.length === 0;
    yield openPiece(piece, key, nonceOf(index, isLast));
    if (isLast) return;
    piece = following;
  }
}

function openPiece(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (piece.length < tagLength) throw new BackupRefused("the backup is cut short");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(piece.subarray(-tagLength));
  const opened = decipher.update(piece.subarray(0, -tagLength));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    throw new BackupRefused("the backup is damaged or cut short");
  }
}
