import { academy } from "@academy/content/academy";
import { siteFrame } from "@academy/content/pages/site-frame";
import { siteFooter } from "@academy/content/site-footer";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router";
import { useUser } from "../account/public.ts";
import { LogoMark } from "./logo-mark.tsx";
import { memberLinks, visitorLinks } from "./member-links.ts";
import { NarrowMenu } from "./narrow-menu.tsx";

const words = siteFrame.topBar;

type User = NonNullable<ReturnType<typeof useUser>["user"]>;

/** Only members have one, so only they load it. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);

const { signIn } = siteFooter;

/** While it is being found out who is here, the bar is a visitor's: one link and the way in, on every screen. */
export function TopBar() {
  const { user } = useUser();
  return (
    <header className="site-bar">
      {/* A full navigation: the server decides from the session what "/" is. */}
      <a href="/" className="bar-brand">
        <LogoMark />
        <span className="bar-name">{academy.name}</span>
      </a>
      <nav aria-label={words.main} className={user ? "bar-links bar-links-wide" : "bar-links"}>
        {(user ? memberLinks : visitorLinks).map(({ label, to, isFullPage }) => (
          <NavLink key={to} to={to} end reloadDocument={isFullPage} className="nav-link">
            {label}
          </NavLink>
        ))}
        {user && <AccountCorner user={user} />}
      </nav>
      {user ? (
        <NarrowMenu user={user} />
      ) : (
        // The server decides how one signs in.
        <a href={signIn.to} className="nav-link bar-account">
          {signIn.label}
        </a>
      )}
    </header>
  );
}

/** Until the menu is there, an empty circle holds its place and remembers what it was pressed with. */
function AccountCorner({ user }: { user: User }) {
  const [pressedWith, setPressedWith] = useState<"key" | "pointer">();
  const emptyCircle = (
    <button
      type="button"
      className="avatar-button"
      aria-label={words.account}
      // A press of a key counts no clicks.
      onClick={({ detail }) => setPressedWith(detail ? "pointer" : "key")}
    >
      <span className="avatar size-9" />
    </button>
  );
  return (
    <Suspense fallback={emptyCircle}>
      <AccountMenu user={user} openAtFirst={pressedWith} />
    </Suspense>
  );
}
