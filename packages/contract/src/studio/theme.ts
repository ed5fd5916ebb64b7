import { z } from "zod";
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

const version = z.strictObject({
  revision: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  colors,
  logo: logo.nullable(),
});
export const themeView = z.strictObject({
  name: z.string(),
  colors,
  logo: logo.nullable(),
  /** Whoever changes it says which one they saw; 0 is how the academy began. */
  revision: z.int(),
  /** The newest first. */
  versions: z.array(version),
});
export type ThemeView = z.infer<typeof themeView>;

export const themeBody = z.strictObject({ colors, logo: z.uuid().nullable(), basedOn: z.int().min(0) });
export type ThemeBody = z.infer<typeof themeBody>;
