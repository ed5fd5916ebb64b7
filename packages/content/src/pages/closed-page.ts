/** What everybody sees while a backup is put back: the academy comes back by itself. */
export const closedPage = {
  title: "We’ll be right back",
  text: "The academy is being restored from a backup. This takes a few minutes. Nobody needs to do anything.",
  again: "This page looks again by itself. What you wrote on this device is kept on it.",
} as const;
