/** The words of `/profile`, from top to bottom. */
export const profilePage = {
  title: "Profile",
  description: "Your name, your learning, your certificates and your membership.",

  joined: "Joined",
  badges: { everyone: "Lightworker Student", active: "Premium Member", free: "Free Member" },
  edit: { label: "Edit Profile", to: "/settings" },
  signOut: { label: "Sign Out", to: "/api/logout" },

  learning: {
    heading: "Learning Progress",
    about: "The three courses you came to last.",
    empty: "You are in no course yet.",
    browse: { label: "Browse Courses", to: "/subscribe" },
    completed: "Completed on",
    enrolled: "Enrolled on",
  },

  certificates: {
    heading: "Certificates Earned",
    about: "One for each course you complete. Whoever has its address can check it.",
    empty: "Complete every lesson of a course, and its certificate stands here.",
    issuedTo: "Issued to",
    on: "on",
    pdf: "Download (PDF)",
    badge: "Open Badge",
    badgeMore: "A picture that carries its own proof, for places that collect badges.",
    verify: "Its public page",
    /** When the profile has another name by now. */
    otherName: "This certificate says “{printed}”; your profile says “{present}”.",
    howCorrected:
      "What is issued is never edited. Correcting the name issues a new certificate with the same date, and the old one says from then on that it was replaced: its printed code and any badge you shared stop being valid.",
    correct: "Correct the name",
    correcting: "Issuing…",
    corrected: "A new certificate is issued.",
    notCorrected: "The certificate could not be issued again. Please try again.",
  },

  downloads: {
    heading: "Recent Downloads",
    about: "The newest five.",
  },

  subscription: {
    heading: "Subscription",
    about: "What is open to you.",
    active: "You have paid access: everything you bought is open to you.",
    some: "Everything you bought is open to you. The complete academy opens the courses you don’t have yet.",
    everything:
      "You have the complete academy: every course is open to you, and there is nothing left to buy.",
    free: "You are here for free. The quiz, your result and your account stay yours; the courses open with an upgrade.",
    upgrade: { label: "Upgrade Now", to: "/subscribe" },
    orders: { label: "Your orders and receipts", to: "/settings#orders" },
    /** For whoever has a lower tier of the Blueprint. */
    moveUp: {
      label: "Move up to {tier}",
      more: "It costs the difference: the price of the tier you have comes off.",
      opensNewTab: "opens the payment page in a new tab",
    },
  },
} as const;
