import { siteFrame } from "@academy/content/pages/site-frame";
import type { UserView } from "@academy/contract/account";
import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { accountLinksOf, currentLabel, memberLinks, type SiteLink } from "./member-links.ts";
import { isOutside, OutsideLink } from "./outside-link.tsx";

const words = siteFrame.narrowMenu;

const id = "site-menu";
const PersonWithPicture = lazy(() =>
  import("./person.tsx").then((module) => ({ default: module.PersonWithPicture })),
);

/** A member's bar on a narrow screen, folded. */
export const NarrowMenu = ({ user }: { user: UserView }) => (
  <FoldedMenu links={[...memberLinks, ...accountLinksOf(user)]} className="narrow-menu">
    <div className="site-menu-person">
      <Suspense>
        <PersonWithPicture user={user} />
      </Suspense>
    </div>
  </FoldedMenu>
);

type FoldedMenuProps = { links: readonly SiteLink[]; className: string; children?: ReactNode };

/**
 * Links behind a button. A native popover: it opens before any script has run, Escape and a press beside it close it, and
 * the focus goes back to the button.
 */
export function FoldedMenu({ links, className, children }: FoldedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const close = () => panel.current?.hidePopover?.();

  const openedAt = useRef<string>(undefined);

  // Whatever leads elsewhere closes it, the browser's own Back included. The address changes before the page does: a
  // menu opened in between belongs to the new one already.
  useEffect(() => {
    if (openedAt.current !== key) panel.current?.hidePopover?.();
  }, [key]);

  const current = currentLabel(links, pathname);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Tab past its last link leads on through the page, which the menu must not cover.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={words.menu}
        className="icon-button"
      >
        <svg viewBox="0 0 22 22" className="fill-none stroke-current" aria-hidden="true">
          <path d={isOpen ? "M5 5l12 12M17 5L5 17" : "M3 7.5h16M3 14.5h16"} />
        </svg>
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={words.menu}
        className="site-menu"
        onBeforeToggle={() => {
          openedAt.current = keyOfAddress();
        }}
        onToggle={(event) => setOpen(event.newState === "open")}
        onBlur={leave}
      >
        {children}
        {links.map(({ label, to, isFullPage }) =>
          isOutside(to) ? (
            <OutsideLink key={to} label={label} to={to} className="site-menu-link" />
          ) : (
            <Link
              key={label}
              to={to}
              reloadDocument={isFullPage}
              aria-current={label === current ? "page" : undefined}
              className="site-menu-link"
              onClick={close}
            >
              {label}
            </Link>
          ),
        )}
      </nav>
    </div>
  );
}

/** The router's key of the place in the history that the address bar shows; the first one has none of its own. */
const keyOfAddress = (): string => window.history.state?.key ?? "default";
