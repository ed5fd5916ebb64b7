/** The colors of the site, for what is drawn without its stylesheet. */
export const palette = {
  ivory: "#faf5ea",
  paper: "#fffcf5",
  ink: "#351528",
  inkSoft: "#6a4a5d",
  line: "#e2d6c0",
  /** To write on: darker than a line that only divides, so that a printer shows it. */
  rule: "#cdbb98",
  gold: "#a87a1f",
  goldDeep: "#80560a",
} as const;
