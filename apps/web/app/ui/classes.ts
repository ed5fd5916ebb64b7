/** Joins the class names that apply, and leaves out those that don't. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ");
