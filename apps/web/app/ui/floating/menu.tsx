import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { createContext, type FocusEvent, type ReactElement, type ReactNode, useContext, useRef } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";
import { usePortalHost } from "./portal-host.ts";

type ChoiceHandler = (action: () => void) => void;
const ChooseContext = createContext<ChoiceHandler>((action) => action());

type MenuProps = {
  /** A button; it gets the focus back when the menu closes. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end";
  /** For a menu that was asked for before it was there: by what. */
  openAtFirst?: "key" | "pointer";
};

export function Menu({ trigger, children, align = "end", openAtFirst }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const isOpenedByKey = useRef(openAtFirst === "key");
  // The library does it too, but only for keys that were pressed after its effects had run.
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget || !isOpenedByKey.current) return;
    isOpenedByKey.current = false;
    const first = currentTarget.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])");
    first?.focus({ preventScroll: true });
  };
  // Only once the focus is back on the trigger: a dialog opened by an item then knows where to return it.
  const finish = (event: Event) => {
    if (!chosen.current) return;
    event.preventDefault();
    triggerRef.current?.focus();
    chosen.current();
    chosen.current = null;
  };
  return (
    // Not modal: the modal kind locks the page with a style element, which the content policy refuses.
    <DropdownMenu.Root modal={false} defaultOpen={openAtFirst !== undefined}>
      <DropdownMenu.Trigger
        asChild
        ref={triggerRef}
        onKeyDown={() => {
          isOpenedByKey.current = true;
        }}
        onPointerDown={() => {
          isOpenedByKey.current = false;
        }}
      >
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={usePortalHost()}>
        <DropdownMenu.Content
          className="menu"
          align={align}
          sideOffset={8}
          collisionPadding={12}
          loop
          onFocus={enter}
          onCloseAutoFocus={finish}
        >
          <ChooseContext
            value={(action) => {
              chosen.current = action;
            }}
          >
            {children}
          </ChooseContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  children: string;
  onSelect: () => void;
  icon?: ReactNode;
  isDisabled?: boolean;
  isDestructive?: boolean;
};

export function MenuItem({ children, onSelect, icon, isDisabled, isDestructive }: MenuItemProps) {
  const choose = useContext(ChooseContext);
  return (
    <DropdownMenu.Item
      className={classes("menu-item", isDestructive && "menu-item-destructive")}
      disabled={isDisabled}
      onSelect={() => choose(onSelect)}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** `isFullPage` leaves the app for an address that the server answers. */
export function MenuLink(props: { to: string; children: string; icon?: ReactNode; isFullPage?: boolean }) {
  return (
    <DropdownMenu.Item className="menu-item" asChild>
      <Link to={props.to} reloadDocument={props.isFullPage}>
        {props.icon}
        {props.children}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Words at the head of a menu; they can't be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="menu-heading">{children}</DropdownMenu.Label>;
}

export function MenuRule() {
  return <DropdownMenu.Separator className="menu-rule" />;
}
