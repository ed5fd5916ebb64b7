import { ModalPanel, type ModalProps } from "./modal-panel.tsx";

/** A question or a short task that the page waits for. */
export function Dialog(props: ModalProps) {
  return <ModalPanel {...props} className="modal dialog" />;
}
