import { classes } from "./classes.ts";
import { ModalPanel, type ModalProps } from "./modal/modal-panel.tsx";

const sides = { left: "sheet-left", right: "sheet-right", bottom: "sheet-bottom" };

/** A leaf laid over one edge of the page. */
export function Sheet({ side = "right", ...props }: ModalProps & { side?: keyof typeof sides }) {
  return <ModalPanel {...props} className={classes("modal sheet", sides[side])} />;
}
