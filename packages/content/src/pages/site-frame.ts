import { editable } from "../editing/editable.ts";

/** The small words around every page: the bar and its menus. */
export const siteFrame = editable("site-frame", {
  accountMenu: {
    account: "Account",
  },
  narrowMenu: {
    menu: "Menu",
  },
  /** In the bar, and below the picture of whoever is signed in. */
  links: {
    quiz: "Quiz",
    dashboard: "Dashboard",
    courses: "Courses",
    profile: "Profile",
    myCourses: "My Courses",
    resources: "Resources",
    studio: "Studio",
    settings: "Settings",
    signOut: "Sign Out",
  },
  /** Said after a link that leads to another website. */
  opensNewTab: "opens in a new tab",
  /** What a row on a phone opens, to those who can’t see it. */
  about: "About {title}",
  siteFrame: {
    skipToContent: "Skip to content",
  },
  topBar: {
    main: "Main",
    account: "Account",
  },
} as const);
