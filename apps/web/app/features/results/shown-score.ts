/** At most one decimal, half rounded up. Scores are whole hundredths, and are taken as such. */
export const shownScore = (score: number) => String(Math.round(Math.round(score * 100) / 10) / 10);
