/** As one reads it in a mail: the day, the hour, and by whose clock. */
export const momentInWords = (at: Date, timeZone: string): string =>
  at
    .toLocaleString("en-US", {
      timeZone,
      weekday: "long",
      month: "long",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "long",
    })
    .replaceAll("\u202F", " ");
