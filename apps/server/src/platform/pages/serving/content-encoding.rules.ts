export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Ours, best first: what is smallest for text among those the browser likes equally. */
const preference: Encoding[] = ["br", "zstd", "gzip"];

/** The best encoding we have that `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const weights = new Map<string, number>();
  for (const item of header.split(",")) {
    const [name = "", ...parameters] = item.trim().toLowerCase().split(";");
    const q = parameters.map((parameter) => /^\s*q=(.*)$/.exec(parameter)?.[1]).find(Boolean);
    weights.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get("*") ?? 0;
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weightOf(encoding);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  // Listed by name and liked better, no encoding at all is what they get.
  return (weights.get("identity") ?? 0) > bestWeight ? "identity" : best;
}
