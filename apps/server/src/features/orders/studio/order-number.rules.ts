/** What people call an order by: the beginning of its id, as mails have it. */
export const orderNumber = (id: string) => id.slice(0, 8);

const fewest = 4;
const shape = "00000000-0000-0000-0000-000000000000";

/**
 * The first and the last id that begin with what was typed, or nothing where that is no beginning of one. Whole ids are
 * ordered alike by every collation, beginnings of them are not.
 */
export function idsBeginningWith(typed: string): [from: string, to: string] | undefined {
  const digits = typed.replaceAll("-", "").replace(/^#/, "");
  if (digits.length < fewest || !/^[0-9a-f]{1,32}$/.test(digits)) return undefined;
  return [asId(digits.padEnd(32, "0")), asId(digits.padEnd(32, "f"))];
}

function asId(digits: string): string {
  let at = 0;
  return shape.replace(/0/g, () => digits[at++] ?? "");
}
