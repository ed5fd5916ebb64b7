import { credentialKey } from "@academy/contract/calls/learning/certificates";
import { pathOf } from "@academy/contract/path-of";
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from "jose";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { decrypt, encrypt } from "../../platform/secrets/encryption.ts";
import { insertKey, type KeyRow, listKeys } from "./signing-keys.queries.ts";

type Deps = { db: Db; secret: string; now: Clock; baseUrl: string };

/** Open Badges asks for this one of everybody; others it only allows. */
const alg = "RS256";

type OpenKey = { id: string; privateKey: CryptoKey };

export type CredentialSigner = ReturnType<typeof makeCredentialSigner>;

export const keyUrlOf = (baseUrl: string, id: string) => baseUrl + pathOf(credentialKey, { params: { id } });

/** One key for the academy, made when it is first needed; what it has signed it signs the same way every time. */
export function makeCredentialSigner({ db, secret, now, baseUrl }: Deps) {
  let opening: Promise<OpenKey> | undefined;
  const key = (): Promise<OpenKey> => {
    opening ??= openOrMakeKey().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function openOrMakeKey(): Promise<OpenKey> {
    const keys = await listKeys(db);
    const present = await openNewest(keys);
    if (present) return present;
    // Numbered on, so that of several processes that start at once one wins and all use the same.
    await makeKey(String(keys.length + 1));
    const made = await openNewest(await listKeys(db));
    if (!made)
      throw new Error(
        "the academy's processes don't have the same secret, so they can't read each other's keys",
      );
    return made;
  }

  /** Nothing when the academy's secret is another one by now: then there is a new key, and the old stays published. */
  async function openNewest(keys: KeyRow[]): Promise<OpenKey | undefined> {
    const newest = keys.at(-1);
    if (!newest) return undefined;
    const pem = tryDecrypt(newest.privateKey);
    return pem === undefined ? undefined : { id: newest.id, privateKey: await importPKCS8(pem, alg) };
  }

  function tryDecrypt(encrypted: string): string | undefined {
    try {
      return decrypt(secret, encrypted);
    } catch {
      return undefined;
    }
  }

  async function makeKey(id: string): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true });
    const encrypted = encrypt(secret, await exportPKCS8(privateKey));
    await insertKey(db, { id, publicKey: await exportJWK(publicKey), privateKey: encrypted }, now());
  }

  return {
    /** As a compact JWS. */
    async sign(payload: JWTPayload): Promise<string> {
      const { id, privateKey } = await key();
      return new SignJWT(payload)
        .setProtectedHeader({ alg, kid: keyUrlOf(baseUrl, id), typ: "JWT" })
        .sign(privateKey);
    },
    /** There is one from here on. */
    prepare: async () => void (await key()),
  };
}
