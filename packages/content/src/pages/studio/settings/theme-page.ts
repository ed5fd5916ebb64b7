/** The words of `/studio/settings/look`: the academy's colors, logo and paper. */
export const studioThemePage = {
  meta: { title: "Look", description: "The academy’s name, colors, logo and paper." },
  name: {
    heading: "Name",
    text: (name: string) =>
      `Your academy is called ${name} on every page, in emails, documents and certificates.`,
    link: { label: "Change the name", to: "/studio/pages/frame" },
  },
  colors: {
    heading: "Colors",
    lead: "Three colors are enough: every other shade on your pages follows from them. Type stays readable, or we suggest the nearest shade that is.",
    names: { ground: "Ground", ink: "Ink", accent: "Accent" },
    hints: {
      ground: "Behind everything. A light one: the archetypes’ own colors have to be read on it.",
      ink: "Type, buttons and the footer.",
      accent: "Lines, ornaments and small headings.",
    },
    code: (name: string) => `${name} as a code`,
    invalid: "Please enter a color such as #a87a1f.",
    unreadable: "This can’t be read well enough.",
    take: (shade: string) => `Use ${shade}`,
    back: "Back to the academy’s own colors",
  },
  preview: {
    heading: "Preview",
    eyebrow: "Small heading",
    title: "What your hands already know",
    text: "This is how your pages will look. Here’s",
    link: "a link",
    quiet: "and a quieter line below it.",
    button: "A button",
    footer: "Words in the footer",
  },
  logo: {
    heading: "Logo",
    lead: "It stands at the top of every page, beside the name, in the place of the mandala. PNG, JPEG or WebP, up to 2 MB; wide or square, best with a transparent ground.",
    choose: "Choose a picture",
    replace: "Choose another",
    remove: "Use the mandala",
    busy: "Uploading…",
    tooLarge: "That picture is larger than 2 MB. Please choose a smaller one.",
    none: "No logo yet: the mandala stands there.",
  },
  paper: {
    heading: "Paper for PDFs",
    lead: "Results, workbooks, launch plans, certificates and receipts are laid out for the paper that lies in your people’s printers. What somebody has already downloaded stays as it is.",
    legend: "Print on",
    names: { letter: "US Letter", a4: "A4" },
    hints: { letter: "8.5 × 11 inches", a4: "210 × 297 millimeters" },
    address: {
      label: "What’s usual where you are",
      hint: (paper: string) =>
        `US Letter in the United States, A4 everywhere else. By the address on your receipts, that’s ${paper} now.`,
    },
  },
  publish: "Publish",
  busy: "Publishing…",
  published: "Published. Every page and every new PDF looks like this now.",
  unchanged: "Nothing has changed yet.",
  history: {
    heading: "Earlier looks",
    none: "You haven’t changed the look yet.",
    line: (day: string, by: string | null) => (by ? `${day}, by ${by}` : day),
    again: "Use again",
  },
} as const;
