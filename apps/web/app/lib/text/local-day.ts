/** The date where this person is, as the calendar on their wall has it. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
