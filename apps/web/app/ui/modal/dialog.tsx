import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { PortalHost } from "../floating/portal-host.ts";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  isOpen: boolean;
  /** Asked for by Escape, a press beside the panel, or its close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Stands at the foot of the panel, however long its content is. */
  actions?: ReactNode;
  closeLabel?: string;
};

/** A question or a short task that the page waits for, in the browser's own modal dialog. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, actions, closeLabel = "Close" } = props;
  const id = useId();
  const { dialog, dialogProps } = useModal(isOpen, onClose);
  return (
    <dialog
      {...dialogProps}
      className="modal dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      {isOpen && (
        <PortalHost value={dialog}>
          <div className="modal-panel">
            <div className="modal-scroll">
              <h2 id={`${id}title`} className="modal-title">
                {title}
              </h2>
              {description && (
                <p id={`${id}description`} className="mt-2 text-ink-soft">
                  {description}
                </p>
              )}
              {children && <div className="mt-6">{children}</div>}
            </div>
            {actions && <div className="modal-actions">{actions}</div>}
            {/* Last, so that the focus starts on what the dialog is about. */}
            <IconButton label={closeLabel} icon={<X />} className="modal-close" onClick={onClose} />
          </div>
        </PortalHost>
      )}
    </dialog>
  );
}
