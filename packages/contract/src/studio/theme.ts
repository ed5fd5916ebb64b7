import { z } from "zod";
import { papers } from "../fields/papers.ts";
import { isColor } from "../fields/theme-colors.ts";

const color = z.string().trim().toLowerCase().refine(isColor, "Please enter a color such as #a87a1f.");
const colors = z.strictObject({ ground: color, ink: color, accent: color });

export const logo = z.strictObject({
  /** The file's. */
  id: z.uuid(),
  src: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Logo = z.infer<typeof logo>;

/** What PDFs are printed on; null follows the address in which the academy sells. */
const paper = z.enum(papers).nullable();

const version = z.strictObject({
  revision: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  colors,
  logo: logo.nullable(),
  paper,
});
export const themeView = z.strictObject({
  name: z.string(),
  colors,
  logo: logo.nullable(),
  paper,
  /** What follows from that address. */
  addressPaper: z.enum(papers),
  /** Whoever changes it says which one they saw; 0 is how the academy began. */
  revision: z.int(),
  /** The newest first. */
  versions: z.array(version),
});
export type ThemeView = z.infer<typeof themeView>;

export const themeBody = z.strictObject({
  colors,
  logo: z.uuid().nullable(),
  paper,
  basedOn: z.int().min(0),
});
export type ThemeBody = z.infer<typeof themeBody>;
