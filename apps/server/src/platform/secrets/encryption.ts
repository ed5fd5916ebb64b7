import { createHash } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesToHex, hexToBytes, managedNonce } from "@noble/ciphers/utils.js";

/**
 * XChaCha20-Poly1305 under the academy's secret, the nonce in front, written in hex: how second factors and signing
 * keys have been kept from the first version on. Node's own crypto has no XChaCha.
 */
const cipherOf = (secret: string) =>
  managedNonce(xchacha20poly1305)(createHash("sha256").update(secret).digest());

export function encrypt(secret: string, text: string): string {
  return bytesToHex(cipherOf(secret).encrypt(new TextEncoder().encode(text)));
}

/** Throws when it was encrypted with another secret or changed since. */
export function decrypt(secret: string, encrypted: string): string {
  return new TextDecoder().decode(cipherOf(secret).decrypt(hexToBytes(encrypted)));
}
