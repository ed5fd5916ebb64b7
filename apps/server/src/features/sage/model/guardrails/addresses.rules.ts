import { normalForm } from "../../understanding/normal-form.rules.ts";
import type { Evidence } from "../prompt.ts";

/**
 * A link, a host, a mail address or a path, however it is dressed. Names are only looked for where they begin: from every
 * letter of a long one it would take the square of its length.
 */
const address =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*|\b(?:mailto|tel|javascript|data):\S*|\bwww\.\S+|(?<![^\s@])[^\s@]+@[^\s@]+|(?<![a-z0-9-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}\b\S*|(?<![\p{L}\p{N}.])\/[a-z]\S*/giu;

const pathOf = (url: string) => url.replace(/#.*$/, "");

/** Whether a text names an address that the passages it rests on don't have themselves. */
export function namesForeignAddress(text: string, sources: readonly Evidence[]): boolean {
  const found =
    normalForm(text, "NFKC")
      .replace(/\p{Cf}/gu, "")
      .match(address) ?? [];
  return found
    .map((each) => each.replace(/[.,;:!?)\]”"'’]+$/, ""))
    .some(
      (each) =>
        !sources.some(
          (source) => [source.url, pathOf(source.url)].includes(each) || holds(source.text, each),
        ),
    );
}

/** As a whole: "/terms" does not stand in "/terms-of-somebody". */
const holds = (text: string, each: string) => ` ${text} `.split(/[\s,;!?()“”"]+|\.(?=\s)/).includes(each);
