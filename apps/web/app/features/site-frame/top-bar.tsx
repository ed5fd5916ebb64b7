import { academy } from "@academy/content/academy";
import { siteFrame } from "@academy/content/pages/site-frame";
import { siteFooter } from "@academy/content/site-footer";
import { look } from "@academy/content/theme";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router";
import { useUser } from "../account/public.ts";
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

/** The academy's mark: a mandala small enough to stay clear at the size of a letter. Also drawn in `public/icon.svg`. */
function LogoMark() {
  const { logo } = look;
  // Beside the name, which says what it is.
  if (logo) return <img src={logo.src} width={logo.width} height={logo.height} alt="" className="bar-logo" />;
  return (
    <svg viewBox="-16 -16 32 32" className="size-8 fill-none stroke-gold" aria-hidden="true">
      <circle r="3.2" />
      <circle r="14.8" />
      <g id="logo-petal">
        <path d="M0-3.2C4-7 4-10.5 0-14.8C-4-10.5-4-7 0-3.2" />
      </g>
      {[45, 90, 135, 180, 225, 270, 315].map((degrees) => (
        <use key={degrees} href="#logo-petal" transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
