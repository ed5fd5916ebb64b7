const maxCounted = 9999;

/** Only digits; an empty field is not counted yet, which a zero is. */
export function toCount(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits === "" ? null : Math.min(Number(digits), maxCounted);
}
