/** What the pages of `/studio/settings` have in common. */
export const studioSettingsPage = {
  title: "Settings",
  tabs: {
    label: "Settings",
    items: [
      { label: "Launch checklist", to: "/studio/settings" },
      { label: "Business", to: "/studio/settings/business" },
      { label: "Look", to: "/studio/settings/look" },
      { label: "Menu", to: "/studio/settings/menu" },
      { label: "Quiz", to: "/studio/settings/quiz" },
      { label: "Enrollment notices", to: "/studio/settings/enrollments" },
      { label: "Webhooks", to: "/studio/settings/webhooks" },
      { label: "Email log", to: "/studio/settings/mails" },
      { label: "Backups", to: "/studio/settings/backups" },
      { label: "People", to: "/studio/settings/people" },
      { label: "Audit log", to: "/studio/settings/audit" },
    ],
  },
  /** Where something was changed by somebody else meanwhile. */
  conflict:
    "Someone else has changed this in the meantime. This is how it stands now; please choose again if you still want to.",
} as const;
