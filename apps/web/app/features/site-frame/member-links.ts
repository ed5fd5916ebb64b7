import { isBuilt } from "../../lib/built-routes.ts";

type SiteLink = {
  label: string;
  to: string;
  /** Answered by the server, or decided by it: the browser goes there by itself. */
  isFullPage?: boolean;
};

/** What visitors and members find in the bar. */
export const visitorLinks: SiteLink[] = [{ label: "Archetypes", to: "/quiz" }];

const memberLinks: SiteLink[] = [
  { label: "Dashboard", to: "/", isFullPage: true },
  { label: "Courses", to: "/subscribe" },
];

const accountLinks: SiteLink[] = [
  { label: "Profile", to: "/profile" },
  { label: "My Courses", to: "/", isFullPage: true },
  { label: "Resources", to: "/resources" },
  { label: "Settings", to: "/settings" },
  { label: "Sign Out", to: "/api/logout", isFullPage: true },
];

/** A link appears with its page, never before. */
const withPages = (links: SiteLink[]) => links.filter(({ to }) => isBuilt(to));
export const builtMemberLinks = withPages(memberLinks);
export const builtAccountLinks = withPages(accountLinks);
