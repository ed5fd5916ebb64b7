import { academy } from "@academy/content/academy";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router";
import { useUser } from "../account/public.ts";
import { LogoMark } from "./logo-mark.tsx";
import { memberLinks, visitorLinks } from "./member-links.ts";
import { NarrowMenu } from "./narrow-menu.tsx";

type User = NonNullable<ReturnType<typeof useUser>["user"]>;

/** A menu weighs as much as a page: only members have one, so only they load it. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);

/** While it is being found out who is here, the bar is a visitor's. */
export function TopBar() {
  const { user } = useUser();
  return (
    <header className="column fixed inset-x-0 top-0 z-10 flex h-bar items-center justify-between gap-4 border-line border-b bg-ivory">
      {/* A full navigation: the server decides from the session what "/" is. */}
      <a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-brand">
        <LogoMark />
        {academy.name}
      </a>
      <nav aria-label="Main" className="bar-links">
        {(user ? memberLinks : visitorLinks).map(({ label, to, isFullPage }) => (
          <NavLink key={to} to={to} end reloadDocument={isFullPage} className="nav-link">
            {label}
          </NavLink>
        ))}
        {user && <AccountCorner user={user} />}
      </nav>
      <NarrowMenu user={user} />
    </header>
  );
}

/** Until the menu is there, an empty circle holds its place and remembers being pressed. */
function AccountCorner({ user }: { user: User }) {
  const [isAwaited, setAwaited] = useState(false);
  const emptyCircle = (
    <button type="button" className="avatar-button" aria-label="Account" onClick={() => setAwaited(true)}>
      <span className="avatar size-9" />
    </button>
  );
  return (
    <Suspense fallback={emptyCircle}>
      <AccountMenu user={user} isOpenAtFirst={isAwaited} />
    </Suspense>
  );
}
