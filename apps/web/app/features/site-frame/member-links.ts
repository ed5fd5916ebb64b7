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

/**
 * Which of them is where one is: one at a time, though several may lead there ('Dashboard' and 'My Courses' are the same
 * page).
 */
export const currentLabel = (links: readonly SiteLink[], pathname: string): string | undefined =>
  links.find(({ to }) => to === (pathname.replace(/\/+$/, "") || "/"))?.label;

/** What hangs from the avatar; the studio is for those who run the academy. */
export const accountLinksOf = ({ role }: Pick<UserView, "role">): SiteLink[] => [
  { label: "Profile", to: "/profile" },
  { label: "My Courses", to: "/" },
  { label: "Resources", to: "/resources" },
  ...(role !== "learner" ? [{ label: "Studio", to: "/studio" }] : []),
  { label: "Settings", to: "/settings" },
  { label: "Sign Out", to: logout.path, isFullPage: true },
];
