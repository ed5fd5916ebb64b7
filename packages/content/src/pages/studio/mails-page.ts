/** The words of the emails' part of `/studio/pages`. */
export const studioMailsPage = {
  heading: "Emails",
  lead: "The letters your academy sends by itself, from the quiz result to a refund. What an email needs, such as a code, an amount or a link, can’t be lost. Those that protect accounts or are about money can only be changed by the owner.",
  ownersAlone: "Only the owner can change this email. You can read it and send yourself a test.",
  preview: {
    label: "The email, with a sample person in it",
    hint: "This is how it arrives. Names, days and links are samples.",
    subject: "Subject",
    failed: "The email couldn’t be shown.",
    text: "The same email without formatting",
    paper: "See the PDF that comes with it",
  },
  test: { send: "Send me a test", sent: "On its way to your own address." },
  published: "Published. Every email from now on says this.",
  placeholders: {
    heading: "What fills in by itself",
    lead: "Write these into a text, braces and all, and each email gets its own. Two asterisks around words make them **bold**.",
    needed: "this email needs it",
    block: "a paragraph of its own",
    subject: "also in the subject",
  },
} as const;
