import * as Toast from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { classes } from "../classes.ts";
import { type ShownToast, toastStore, useToasts } from "./toast-store.ts";

export type ToasterProps = {
  /** What the button says that closes one. */
  dismissal: string;
};

/** Draws the toasts. Heavy, so it is loaded by the outlet only once the page has time for it. */
export function Toaster({ dismissal }: ToasterProps) {
  const toasts = useToasts();
  const host = useTopmostLayer();
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissal={dismissal} />
      ))}
      <Toast.Viewport hotkey={["F8"]} className="toast-area" />
    </Toast.Provider>,
    host,
  );
}

function ToastCard({ toast, dismissal }: ToasterProps & { toast: ShownToast }) {
  const isDestructive = toast.variant === "destructive";
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => isOpen || toastStore.dismiss(toast.id)}
      duration={toast.durationMs}
      className={classes("toast", isDestructive && "toast-destructive")}
    >
      {isDestructive && <CircleAlert className="mt-1 size-5 shrink-0" aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        <Toast.Title className="toast-title">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="mt-1 text-small">{toast.description}</Toast.Description>
        )}
      </div>
      <Toast.Close className="icon-button toast-close" aria-label={dismissal}>
        <X />
      </Toast.Close>
    </Toast.Root>
  );
}

const topmostLayer = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

/** The modal dialog in front, else the page: what lies behind a modal dialog is inert, a toast there would be mute. */
function useTopmostLayer() {
  const [layer, setLayer] = useState<Element>(topmostLayer);
  useEffect(() => {
    const look = () => setLayer(topmostLayer());
    // Neither event bubbles, but both can be caught on their way down.
    document.addEventListener("toggle", look, true);
    document.addEventListener("close", look, true);
    const unsubscribe = toastStore.subscribe(look);
    return () => {
      document.removeEventListener("toggle", look, true);
      document.removeEventListener("close", look, true);
      unsubscribe();
    };
  }, []);
  return layer as HTMLElement;
}
