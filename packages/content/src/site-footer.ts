/** The footer that the public pages share. The landing page adds its anchors; the alumni page has a shorter one of its own. */
export const siteFooter = {
  label: "Footer",
  name: "Lightworker Academy",
  tagline: "An online academy for healers and lightworkers.",

  quickLinks: {
    heading: "Quick Links",
    links: [
      { label: "Home", to: "/home" },
      { label: "Quiz", to: "/quiz" },
      { label: "Healer's Blueprint", to: "/healers-business-blueprint" },
    ],
  },

  academy: {
    heading: "The academy",
    links: [
      { label: "Courses", to: "/subscribe" },
      { label: "Alumni group", to: "/alumni-group" },
      { label: "The founder", to: "/about-elena-marlowe" },
      { label: "Sign in", to: "/api/login" },
    ],
  },

  support: {
    heading: "Support",
    links: [
      { label: "Contact Us", to: "/contact" },
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },

  /** Sample: addresses that lead nowhere in particular, to be replaced by the academy's own. */
  elsewhere: {
    heading: "Elsewhere",
    mark: "Sample addresses",
    opensNewTab: "opens in a new tab",
    links: [
      { label: "Instagram", to: "https://example.com/?sample=instagram" },
      { label: "YouTube", to: "https://example.com/?sample=youtube" },
      { label: "Facebook", to: "https://example.com/?sample=facebook" },
      { label: "LinkedIn", to: "https://example.org/?sample=linkedin" },
      { label: "Practitioners’ directory", to: "https://example.org/?sample=directory" },
    ],
  },

  disclaimer:
    "Our quiz and courses are for education and self-reflection. They are not psychological, medical, financial or legal advice, and they diagnose nothing.",
  copyright: "© Lightworker Academy",
  backToTop: { label: "Back to the top", to: "#top" },
} as const;
