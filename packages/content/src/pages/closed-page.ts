/** What everybody sees while a backup is put back: the academy comes back by itself. */
export const closedPage = {
  title: "We’ll be right back",
  text: "The academy is being restored from a backup. This takes a few minutes. Nobody needs to do anything.",
  again: "This page opens by itself as soon as it can. What you wrote on this device is kept on it.",
  look: "Look again now",
} as const;
