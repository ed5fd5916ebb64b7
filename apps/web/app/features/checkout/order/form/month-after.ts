/** The same day of the next month, or its last where it is shorter. */
export function monthAfter(day: Date): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + 2, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + 1, Math.min(day.getDate(), last));
}
