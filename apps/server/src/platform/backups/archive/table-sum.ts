import { createHash } from "node:crypto";

const modulus = 1n << 256n;

/**
 * Says whether two tables hold the same rows, in whatever order and on whichever engine: the sum of the rows' hashes.
 * PostgreSQL keeps the members of a JSON object in an order of its own, so each is written in the alphabet's.
 */
export function tableSum() {
  let sum = 0n;
  let rows = 0;
  return {
    /** Answers the row as it was counted. */
    add(row: object): string {
      const text = JSON.stringify(row, sortedMembers);
      const hash = createHash("sha256").update(text).digest("hex");
      sum = (sum + BigInt(`0x${hash}`)) % modulus;
      rows++;
      return text;
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(64, "0") }),
  };
}

function sortedMembers(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
