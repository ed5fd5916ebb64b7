/**
 * Of both halves of the world: with half and quarter hours, with a change of half an hour, at midnight, and with no change
 * at all.
 */
export const zones = [
  "UTC",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Santiago",
  "Europe/London",
  "Europe/Berlin",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
] as const;
