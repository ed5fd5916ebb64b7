import { academy, founderSlug } from "./academy.ts";
import { editable } from "./editing/editable.ts";

/** The footer that the pages share. The landing page adds columns of its own, the alumni page its own copyright. */
export const siteFooter = editable("site-footer", {
  label: "Footer",

  columns: [
    {
      id: "quick",
      heading: "Quick Links",
      links: [
        { label: "Home", to: "/home" },
        { label: "Quiz", to: "/quiz" },
        { label: "Healer’s Blueprint", to: "/healers-business-blueprint" },
      ],
    },
    {
      id: "academy",
      heading: "The academy",
      links: [
        { label: "All courses", to: "/subscribe" },
        { label: "Alumni group", to: "/alumni-group" },
        { label: "The founder", to: `/about-${founderSlug}` },
      ],
    },
    {
      id: "support",
      heading: "Support",
      links: [
        { label: "Contact Us", to: "/contact" },
        { label: "Privacy Policy", to: "/privacy" },
        { label: "Terms of Service", to: "/terms" },
      ],
    },
  ],

  signIn: { label: "Sign in", to: "/api/login" },
  disclaimer:
    "Our quiz and courses are for education and self-reflection. They are not psychological, medical, financial or legal advice, and they don’t diagnose anything.",
  copyright: `© ${academy.name}`,
  backToTop: { label: "Back to the top", to: "#top" },
} as const);
