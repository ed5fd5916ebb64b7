import { siteFrame } from "@academy/content/pages/site-frame";
import { linksAt } from "@academy/content/site-menu";
import type { UserView } from "@academy/contract/account";
import { logout } from "@academy/contract/calls/sign-in";

const words = siteFrame.links;

export type SiteLink = {
  label: string;
  to: string;
  /** Answered by the server: the browser goes there by itself. */
  isFullPage?: boolean;
};

/** What visitors and members find in the bar. To what visitors find there the owner may have added. */
export const visitorLinks: readonly SiteLink[] = linksAt("bar", [{ label: words.quiz, to: "/quiz" }]);

export const memberLinks: SiteLink[] = [
  { label: words.dashboard, to: "/" },
  { label: words.courses, to: "/subscribe" },
];

/**
 * Which of them is where one is: one at a time, though several may lead there ('Dashboard' and 'My Courses' are the same
 * page).
 */
export const currentLabel = (links: readonly SiteLink[], pathname: string): string | undefined =>
  links.find(({ to }) => to === (pathname.replace(/\/+$/, "") || "/"))?.label;

/** What hangs from the avatar; the studio is for those who run the academy. */
export const accountLinksOf = ({ role }: Pick<UserView, "role">): SiteLink[] => [
  { label: words.profile, to: "/profile" },
  { label: words.myCourses, to: "/" },
  { label: words.resources, to: "/resources" },
  ...(role !== "learner" ? [{ label: words.studio, to: "/studio" }] : []),
  { label: words.settings, to: "/settings" },
  { label: words.signOut, to: logout.path, isFullPage: true },
];
