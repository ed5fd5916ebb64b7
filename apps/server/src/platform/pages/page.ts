import { createHash } from "node:crypto";
import { type CompressedEncoding, compressAs } from "./compress.ts";
import type { Encoding } from "./serving/content-encoding.rules.ts";

/** One encoding of a page, its answers ready to be written. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The same headers as node:http takes them fastest: names and values in turn. */
  flat: string[];
  flatNotModified: string[];
};

export type Page = {
  path: string;
  identity: Variant;
  /** The page itself where an encoding would make it no smaller. */
  variantIn: (encoding: Encoding) => Variant;
  editions?: Editions;
};

/** The same page with other words in a few places, by the value of one parameter of its address. */
type Editions = { parameter: string; find: (value: string) => Page | undefined };

type Content = {
  path: string;
  body: Buffer;
  /** Where it is not given, a page is compressed when it is first asked for, and as it was asked for. */
  compressed?: Partial<Record<CompressedEncoding, Buffer>>;
  headers: Record<string, string>;
};

export function makePage({ path, body, compressed, headers }: Content): Page {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const variant = (bytes: Buffer, encoding: Encoding): Variant => {
    // A strong tag names exact bytes, so each encoding has its own.
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const shared = { ...headers, vary: "accept-encoding", etag };
    const full = {
      ...shared,
      "accept-ranges": "bytes",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(bytes.length),
    };
    return { body: bytes, etag, headers: full, flat: flatten(full), flatNotModified: flatten(shared) };
  };
  const identity = variant(body, "identity");
  const made: Partial<Record<Encoding, Variant>> = { identity };
  const variantIn = (encoding: Encoding): Variant => {
    const known = made[encoding];
    if (known || encoding === "identity") return known ?? identity;
    const bytes = compressed ? compressed[encoding] : compressAs(body, encoding);
    const variantNow = bytes ? variant(bytes, encoding) : identity;
    made[encoding] = variantNow;
    return variantNow;
  };
  return { path, identity, variantIn };
}

export function flatten(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
