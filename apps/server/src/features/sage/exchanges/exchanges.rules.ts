const day = 24 * 60 * 60 * 1000;

/** As the privacy page says. */
const keptDays = 30;

export const keptSince = (now: Date) => new Date(now.getTime() - keptDays * day);
