/** A part of the studio, and for whom it is: for owners, unless it says otherwise. */
export type StudioPart = {
  label: string;
  to: string;
  /** Where else one is in it. */
  alsoAt: readonly string[];
  for?: "support" | "editors" | "staff";
  /** What is in it and for owners alone all the same. */
  forOwners?: readonly string[];
};

/** The words around every page of the studio. */
export const studioPage = {
  name: "Studio",
  nav: "Studio",
  /** On the page of a person: to the email log. */
  mailsTo: "Emails to them",
  parts: [
    { label: "Today", to: "/studio", alsoAt: [] },
    { label: "Leads", to: "/studio/leads", alsoAt: ["/studio/messages"], for: "support" },
    {
      label: "Learners",
      to: "/studio/learners",
      alsoAt: [],
      for: "support",
      forOwners: ["/studio/learners/import", "/studio/learners/give", "/studio/learners/:id/made"],
    },
    { label: "Calendar", to: "/studio/gatherings", alsoAt: ["/studio/bookings"] },
    { label: "Courses", to: "/studio/courses", alsoAt: [], for: "editors" },
    { label: "Media", to: "/studio/media", alsoAt: [], for: "editors" },
    {
      label: "Offers & orders",
      to: "/studio/orders",
      alsoAt: [],
      for: "support",
      forOwners: ["/studio/offers", "/studio/members", "/studio/gifts", "/studio/differences"],
    },
    { label: "Sage support", to: "/studio/helper", alsoAt: [], for: "staff" },
    {
      label: "Pages",
      to: "/studio/pages",
      alsoAt: [],
      for: "editors",
      forOwners: ["/studio/pages/testimonials"],
    },
    { label: "Quiz", to: "/studio/quiz", alsoAt: [], for: "editors" },
    { label: "Settings", to: "/studio/settings", alsoAt: [] },
  ],
  notOwner: {
    heading: "You don’t have access to this page",
    text: "This part of the studio is for the owner of the academy. You’ll find your own pages in the menu at the top.",
    link: { label: "Back to your settings", to: "/settings" },
    /** For support and editors. */
    ownPart: { label: "Back to your part of the studio", to: "/studio" },
  },
  /** What the owner has on her calendar. */
  calendarTabs: {
    label: "Calendar",
    items: [
      { label: "Gatherings", to: "/studio/gatherings" },
      { label: "Sessions", to: "/studio/bookings" },
      { label: "Not booked yet", to: "/studio/bookings/unbooked" },
      { label: "Your free hours", to: "/studio/bookings/hours" },
    ],
  },
  /** The two tabs of the first part. */
  tabs: {
    label: "Leads and messages",
    items: [
      { label: "Leads", to: "/studio/leads" },
      { label: "Messages", to: "/studio/messages" },
    ],
  },
  failed: "This couldn’t be loaded.",
  tryAgain: "Try again",
  /** An offer of one course that isn’t sold any more. */
  courseByItself: "A single course",
  loading: "Loading…",
  more: "Show more",
  /** Of leads and messages whose hidden field was filled in. */
  suspect: "Possibly a bot",
} as const;
