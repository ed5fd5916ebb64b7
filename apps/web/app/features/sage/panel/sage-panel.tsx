import { sage } from "@academy/content/sage";
import { Eraser, X } from "lucide-react";
import { type RefObject, useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useModal } from "../../../ui/modal/use-modal.ts";
import { sageStore } from "../conversation/sage-store.ts";
import { SageMark } from "../sage-mark.tsx";
import { smallWindow } from "../small-window.ts";
import { AskForm } from "./ask-form.tsx";
import { MessageList } from "./message-list.tsx";

const touch = "(pointer: coarse)";

type SagePanelProps = {
  onClose: () => void;
  /** A link was followed, and the panel lies on the page it leads to. */
  onLeave: () => void;
};

/** Beside the page where there is room for both; a sheet over it on a phone. */
export function SagePanel({ onClose, onLeave }: SagePanelProps) {
  const id = useId();
  const { conversation, pending, announcement } = useSage();
  const isSheet = useMedia(smallWindow);
  const { dialog, dialogProps } = useModal(true, onClose, isSheet);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLElement>(null);
  useKeyboardRoom(dialog);

  useEffect(() => {
    if (dialog) focusOn(field, title);
  }, [dialog]);

  // What was pressed is gone from the list a moment later; the focus must not go with it.
  const ask = (question: string) => {
    void sageStore.send(question);
    focusOn(field, list);
  };
  const clear = () => {
    sageStore.clear();
    if (field.current) {
      field.current.form?.reset();
      field.current.value = "";
    }
    focusOn(field, title);
  };
  const follow = isSheet ? onLeave : () => {};
  return (
    <dialog {...dialogProps} className="sage-panel" aria-labelledby={id}>
      <div className="sage-sheet">
        <header className="sage-head">
          <SageMark />
          <div className="min-w-0 flex-1">
            <h2 ref={title} id={id} tabIndex={-1} className="sage-title">
              {sage.title}
            </h2>
            <p className="sage-about">{sage.about}</p>
          </div>
          {conversation.messages.length > 0 && (
            <IconButton label={sage.clearLabel} title={sage.clearLabel} icon={<Eraser />} onClick={clear} />
          )}
          <IconButton label={sage.closeLabel} icon={<X />} onClick={onClose} />
        </header>
        <MessageList
          list={list}
          messages={conversation.messages}
          pending={pending}
          isMember={conversation.of !== null}
          onAsk={ask}
          onFollow={follow}
        />
        <AskForm field={field} isBusy={pending !== null} onFollow={follow} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}

/** Into the field, except where that brings up a keyboard over half of the screen before anybody wants to type. */
function focusOn(field: RefObject<HTMLElement | null>, instead: RefObject<HTMLElement | null>) {
  (window.matchMedia(touch).matches ? instead : field).current?.focus();
}

const useSage = () => useSyncExternalStore(sageStore.subscribe, sageStore.current, sageStore.current);

/** Whether a media query holds, now and later. For parts that are never prerendered. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** How much of the window's foot a keyboard on the screen covers. */
export const coveredBy = (
  windowHeight: number,
  seen: { height: number; offsetTop: number; scale: number },
) =>
  // Zooming in shows less of the page as well, and is no keyboard.
  seen.scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - seen.height - seen.offsetTop));

/** Tells the style sheet about it, so that what stands at the foot stands above the keyboard. */
function useKeyboardRoom(element: HTMLElement | null) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!element || !seen) return;
    const measure = () => element.style.setProperty("--keyboard", `${coveredBy(window.innerHeight, seen)}px`);
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [element]);
}
