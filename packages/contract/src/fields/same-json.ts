/** Whatever order the fields have: PostgreSQL gives those of JSON back in one of its own. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...keys].every((key) => isSameJson(some[key], others[key]));
}
