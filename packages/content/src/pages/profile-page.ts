import { editable } from "../editing/editable.ts";

/** The words of `/profile`, from top to bottom. */
export const profilePage = editable("profile-page", {
  title: "Profile",
  description: "Your name, your learning, your certificates and your membership.",

  joined: "Joined",
  badges: { everyone: "Lightworker Student", active: "Premium Member", free: "Free Member" },
  edit: { label: "Edit Profile", to: "/settings" },
  signOut: { label: "Sign Out", to: "/api/logout" },

  learning: {
    heading: "Learning Progress",
    about: "Your three most recent courses.",
    empty: "You haven’t enrolled yet.",
    browse: { label: "Browse Courses", to: "/subscribe" },
    completed: "Completed on",
    enrolled: "Enrolled on",
  },

  certificates: {
    heading: "Certificates Earned",
    about: "One for each course you complete. Anyone with its link can verify it.",
    empty:
      "Complete a course, and you’ll find its certificate here. Healer’s Business Blueprint is complete with your launch plan; every other course, with its last lesson.",
    issuedTo: "Issued to",
    on: "on",
    pdf: "Download (PDF)",
    badge: "Open Badge",
    badgeMore: "A digital badge that carries its own proof, for sites that display badges.",
    verify: "Public page",
    /** When the profile has another name by now. */
    otherName: "This certificate says “{printed}”; your profile says “{present}”.",
    howCorrected:
      "We can’t edit a certificate once it’s issued. Correcting the name creates a new one with the same date. The old one will show as replaced, and its printed code and any badge you shared will no longer be valid.",
    correct: "Correct the name",
    correcting: "Issuing…",
    corrected: "Your new certificate is ready.",
    notCorrected: "The certificate couldn’t be reissued. Please try again.",
  },

  downloads: {
    heading: "Recent Downloads",
    about: "Your five most recent.",
  },

  subscription: {
    heading: "Subscription",
    about: "What you have access to.",
    active: "You have access to everything you bought.",
    some: "You have access to everything you bought. The complete academy opens every course that is part of it.",
    everything: "You have the complete academy, and every course that is part of it is open to you.",
    free: "You have a free account. The quiz, your result and your account are yours to keep. Upgrade to open the courses.",
    upgrade: { label: "Upgrade Now", to: "/subscribe" },
    orders: { label: "Your orders and receipts", to: "/settings#orders" },
    /** For whoever has a lower tier of the Blueprint. */
    moveUp: {
      label: "Upgrade to {tier}",
      more: "You pay only the difference: what you paid for your current tier comes off.",
      opensNewTab: "opens the payment page in a new tab",
    },
  },
} as const);
