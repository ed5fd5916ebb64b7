import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

const tabbable =
  ":is(a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]):not([tabindex='-1'], :disabled, [inert] *)";

/** The browser would let Tab wander off to its own bars; here it goes round. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!other || (document.activeElement !== edge && document.activeElement !== event.currentTarget)) return;
  event.preventDefault();
  other.focus();
}

/**
 * A native modal dialog under React's control. The browser keeps the focus inside, makes the rest of the page inert
 * and gives the focus back when it closes; what is added here is the wish to close: Escape, or a press on the backdrop.
 * One that is not modal leaves the page as it is, and Escape closes it from inside.
 */
export function useModal(isOpen: boolean, onClose: () => void, isModal = true) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect: a dialog taken out of the page while open must be closed before it leaves, to return the focus.
  useLayoutEffect(() => {
    if (!isOpen || !dialog) return;
    if (!isModal) {
      dialog.show();
      return () => dialog.close();
    }
    const { clientWidth, classList } = document.documentElement;
    classList.toggle("has-wide-scrollbar", window.innerWidth > clientWidth);
    dialog.showModal();
    return () => {
      dialog.close();
      // One that is taken out of the page closes unheard: toasts would stay in it.
      document.dispatchEvent(new Event("close"));
    };
  }, [isOpen, dialog, isModal]);

  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    dialog,
    dialogProps: {
      ref: setDialog,
      onCancel: (event: SyntheticEvent) => {
        // A file input inside sends an event of the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (event.defaultPrevented) return;
        if (isModal && event.key === "Tab") keepTabInside(event);
        if (!isModal && event.key === "Escape") onClose();
      },
      // Browsers let a page refuse Escape only once. The news of having been closed comes late: it may be open again.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      },
      // Both ends of the press, so that selecting text past the edge does not close the dialog.
      onMouseDown: (event: MouseEvent) => {
        pressedBackdrop.current = isBackdrop(event);
      },
      onClick: (event: MouseEvent) => {
        if (isModal && pressedBackdrop.current && isBackdrop(event)) onClose();
      },
    },
  };
}
