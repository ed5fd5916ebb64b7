import { academy } from "@academy/content/academy";
import { siteFrame } from "@academy/content/pages/site-frame";
import { siteFooter } from "@academy/content/site-footer";
import { look } from "@academy/content/theme";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router";
import { classes } from "../../ui/classes.ts";
import { useUser } from "../account/public.ts";
import { roomOf } from "./bar-room.ts";
import { memberLinks, type SiteLink, visitorLinks } from "./member-links.ts";
import { FoldedMenu, NarrowMenu } from "./narrow-menu.tsx";
import { isOutside, OutsideLink } from "./outside-link.tsx";

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
        {(user ? memberLinks : visitorLinks).map(barLink)}
        {user && <AccountCorner user={user} />}
      </nav>
      {user ? (
        <NarrowMenu user={user} />
      ) : (
        <>
          {/* The server decides how one signs in. */}
          <a href={signIn.to} className="nav-link bar-account">
            {signIn.label}
          </a>
          {foldsAt && <FoldedMenu links={visitorLinks} className={`visitor-menu folds-${foldsAt}`} />}
        </>
      )}
    </header>
  );
}

/** From which width on each of the owner's own has room. */
const fromOf = roomOf<SiteLink>(visitorLinks, {
  isOurs: ({ to }) => to === "/quiz",
  beside: [academy.name, signIn.label],
});
/** Where all of them have it, if there are any. */
const foldsAt = [...fromOf.values()].at(-1);

const barLink = (link: SiteLink) => {
  const { label, to } = link;
  const from = fromOf.get(link);
  const className = classes("nav-link", from && `from-${from}`);
  return isOutside(to) ? (
    <OutsideLink key={to} label={label} to={to} className={className} />
  ) : (
    <NavLink key={to} to={to} end className={className}>
      {label}
    </NavLink>
  );
};

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
