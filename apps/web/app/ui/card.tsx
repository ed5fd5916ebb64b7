import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "li";
  /** `paper` lies on the page, `framed` has the double rule of a plate, `ink` is a page printed dark. */
  look?: "paper" | "framed" | "ink";
};

const looks = { paper: "card-paper", framed: "card-framed", ink: "card-ink" };

/** A surface of its own. */
export function Card({ as: Element = "div", look = "paper", className, ...rest }: CardProps) {
  return <Element {...rest} className={classes("card", looks[look], className)} />;
}
