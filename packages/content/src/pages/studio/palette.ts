/** The words of the box that finds anything in the studio. */
export const studioPalette = {
  open: "Search",
  title: "Search the studio",
  label: "Name, email, receipt or page",
  close: "Close",
  groups: { pages: "Pages", actions: "Actions", leads: "Leads", learners: "Learners", orders: "Orders" },
  /** Pages that stand below one of the studio's parts. */
  pages: [
    { label: "Messages", to: "/studio/messages" },
    { label: "Webhooks", to: "/studio/settings/webhooks" },
    { label: "Your academy’s website", to: "/" },
    { label: "Your own settings", to: "/settings" },
  ],
  actions: [
    { label: "See new leads", to: "/studio/leads?stage=new" },
    { label: "See leads who want news", to: "/studio/leads?wantsNews=yes" },
    { label: "Answer messages", to: "/studio/messages?show=waiting" },
  ],
  /** Of an order, beside who bought it. */
  receipt: (number: string) => `Receipt ${number}`,
  hint: "Type the start of a name, an email address or a receipt number.",
  searching: "Searching…",
  none: (text: string) => `Nothing begins with “${text}”.`,
  failed: "The search didn’t work.",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
} as const;
