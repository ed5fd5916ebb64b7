import { look } from "@academy/content/theme";

const sheets = {
  letter: { size: "LETTER", width: 612, height: 792, top: 48 },
  a4: { size: "A4", width: 595.28, height: 841.89, top: 62 },
} as const;

/** What everything is printed on, in points, and where words may begin: the shorter sheet needs its room. */
export const paper: (typeof sheets)[keyof typeof sheets] = sheets[look.paper];
