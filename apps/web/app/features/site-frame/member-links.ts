import type { UserView } from "@academy/contract/account";
import { logout } from "@academy/contract/calls/sign-in";

type SiteLink = {
  label: string;
  to: string;
  /** Answered by the server: the browser goes there by itself. */
  isFullPage?: boolean;
};

/** What visitors and members find in the bar. */
export const visitorLinks: SiteLink[] = [{ label: "Quiz", to: "/quiz" }];

export const memberLinks: SiteLink[] = [
  { label: "Dashboard", to: "/" },
  { label: "Courses", to: "/subscribe" },
];

/** What hangs from the avatar; the studio is the owner's. */
export const accountLinksOf = ({ role }: Pick<UserView, "role">): SiteLink[] => [
  { label: "Profile", to: "/profile" },
  { label: "My Courses", to: "/" },
  { label: "Resources", to: "/resources" },
  ...(role === "owner" ? [{ label: "Teach Sage", to: "/studio/helper" }] : []),
  { label: "Settings", to: "/settings" },
  { label: "Sign Out", to: logout.path, isFullPage: true },
];
