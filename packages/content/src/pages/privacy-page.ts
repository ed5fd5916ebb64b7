/** One section of a legal page; a term of `items` is set in bold before its text. */
export type LegalSection = {
  anchor: string;
  heading: string;
  paragraphs: readonly string[];
  items: readonly { term: string; text: string }[];
  closing: readonly string[];
};

/** What the product stores, as it is built. Whoever changes what is stored changes these words and their date. */
const sections: readonly LegalSection[] = [
  {
    anchor: "who-we-are",
    heading: "Who is responsible",
    paragraphs: [
      /** Sample: name and address are made up. */
      "Lightworker Academy, Elena Marlowe, 4 Bakehouse Lane, Sampleton (a sample address). For anything about your data, write to privacy@example.com or through the contact page. A person reads it.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "visiting",
    heading: "If you only look around",
    paragraphs: [
      "You can read every public page without telling us who you are. Nothing on our pages comes from another company: no scripts, fonts, pictures or trackers, and no cookie for a visitor who is not signing in.",
      "We count, by the day, how often the quiz was opened, begun, each step reached, finished and sent, in which order of questions, and from which site or campaign. These are bare numbers. No name, address, device or answer is in them, and they cannot be traced back to you.",
      "Your network address is used for an hour or two, and for a day where a model answers, to hold off floods of requests, and is not written into our logs. The logs of the server carry no personal data: names, e-mail addresses and the texts of messages are removed before a line is written.",
    ],
    items: [],
    closing: [
      "Videos are our own files unless the owner has chosen a video service. In that case nothing is loaded from it until you press play.",
    ],
  },
  {
    anchor: "your-device",
    heading: "What stays on your own device",
    paragraphs: [
      "Some things are kept in your browser’s storage. Clearing the data of this site in your browser removes them all.",
    ],
    items: [
      {
        term: "Your place in the quiz",
        text: "Every answer is kept in local storage, so that a closed page loses nothing. It stays on your device alone until you ask for your result. Starting over removes it.",
      },
      {
        term: "How you found us",
        text: "The campaign named in the first link that brought you, and the page that linked here, without the part after its question mark. It reaches us only together with your quiz result, if you ask for one; the daily counters get the name of the source and nothing else.",
      },
      {
        term: "Notices you have seen",
        text: "Which of the small enrollment notices on the Blueprint page you have been shown, filed under a mark computed from your device. Neither the mark nor the list leaves your device.",
      },
      {
        term: "For as long as a tab is open",
        text: "What you typed into a form and have not sent, an invitation you opened, the day you chose for a gift, and whether a window has been shown to you already.",
      },
    ],
    closing: [],
  },
  {
    anchor: "quiz",
    heading: "If you ask for your quiz result",
    paragraphs: [
      "With the button “Get My Archetype Results” you send us the following, and we keep it to work out your result, to mail it to you and to show it again under its link.",
    ],
    items: [
      { term: "You", text: "your name and your e-mail address." },
      {
        term: "Your answers and your result",
        text: "all of them, with the time you finished, the order in which the questions came, what your own browser reckoned, and a mark if the answers look hurried. The mark only makes our wording more careful.",
      },
      {
        term: "Your consent",
        text: "which version of its words you saw, when, and where you gave it; and whether you ticked the box for further mail.",
      },
      {
        term: "How you found us",
        text: "the campaign and the linking page of your first visit, as described above.",
      },
    ],
    closing: [
      "Whoever has the link to a result can see that result. Your name is neither on that page nor in the report that can be fetched from it; it is in the report we mail to you. We do not sell or rent any of this, and we pass it to nobody but the services named below.",
    ],
  },
  {
    anchor: "account",
    heading: "If you have an account",
    paragraphs: ["We keep what an account needs, and what you do with it."],
    items: [
      {
        term: "Your details",
        text: "first and last name, e-mail address, whether you want news from us, and your picture if you add one. Pictures are drawn anew, so that whatever else was in the file, such as a place, is gone.",
      },
      {
        term: "Your password",
        text: "as a hash, from which it cannot be read back. If you sign in through another provider, the name by which that provider knows you.",
      },
      {
        term: "Where you are signed in",
        text: "for each session its beginning, when it was last used, the device and browser as the browser describes them, and the IP address. You see and end your sessions on the settings page.",
      },
      {
        term: "Your second factor",
        text: "if you set one up, its secret, encrypted, and your recovery codes as hashes.",
      },
      {
        term: "Your learning",
        text: "courses, lessons finished, how far and how long you watched, notes you write, files you download, and certificates.",
      },
    ],
    closing: [
      "A certificate has an address of its own. Whoever you give it to can see there your name, the course and the date, because that is what it is for. When you delete your account it says that the certificate ended, and nothing about you.",
    ],
  },
  {
    anchor: "buying",
    heading: "If you buy something, or are given something",
    paragraphs: [
      "You can buy without an account. When your payment arrives, we make one with your name and your e-mail address, if there is none yet.",
    ],
    items: [
      {
        term: "Your order",
        text: "your name, your e-mail address, what you ordered, when, at what price and on which terms, and the code you used, if any. For each payment the amount, the tax, the day, the number of its receipt and what was returned, with the payment provider’s references. Never a card number: we do not see it.",
      },
      {
        term: "A gift",
        text: "the name and e-mail address of whoever it is for, your note, and the day it is handed over. We write to them with your name and your note. If you were given something, that is where we have your address from.",
      },
      {
        term: "An invitation to the alumni group",
        text: "the e-mail address it went to, when, and whether it was used.",
      },
      {
        term: "Where payment is not open yet",
        text: "your name, your e-mail address and what you would like to buy, if you ask us to write to you when it opens.",
      },
    ],
    closing: [],
  },
  {
    anchor: "writing-to-us",
    heading: "If you write to us or ask the helper",
    paragraphs: [],
    items: [
      {
        term: "Contact page",
        text: "your name, e-mail address, topic and message are stored and mailed to the owner of the academy, who answers.",
      },
      {
        term: "Sage support",
        text: "questions to the helper are kept for 30 days without your name, to see what it could not answer. Please do not write anything into it that should stay private.",
      },
      {
        term: "Mail from us",
        text: "codes, receipts, results and answers are sent by our mail server. When a mail is on its way we forget its contents; that something was sent we remember for 30 days. There are no tracking pictures in our mails.",
      },
    ],
    closing: [],
  },
  {
    anchor: "cookies",
    heading: "Cookies",
    paragraphs: [
      "There is no cookie banner because there is nothing to ask you. We set only what signing in needs.",
    ],
    items: [
      {
        term: "While you are signed in",
        text: "one session cookie, readable by our server alone, and beside it one that says “signed in” and nothing else. Both end when you sign out; the session ends after 14 days without use, and in any case after 60 days.",
      },
      {
        term: "After you have signed in",
        text: "one cookie that stays for a year. It tells our server that this browser has signed in with your address before, so that a stranger who guesses at your password can't lock you out here. It opens nothing and counts nothing else.",
      },
      {
        term: "While you are signing in",
        text: "short-lived cookies: ten minutes while a second factor is asked for, one day while a new address is being confirmed, and some minutes if you sign in through another provider.",
      },
    ],
    closing: [],
  },
  {
    anchor: "services",
    heading: "Who else handles data for us",
    paragraphs: [
      "The academy runs on a server of its own. It uses other services only where its operator has set them up, and hands each of them only what it needs.",
    ],
    items: [
      {
        term: "Mail server",
        text: "delivers our mails, and so handles your address and what we write to you.",
      },
      {
        term: "Payment provider",
        text: "Stripe, where payment is open. It gets from us your e-mail address, what you buy, its price and a reference to your order; your card you give to Stripe alone, on its own page and under its own privacy terms. It tells us whether you have paid, and whether money was returned or disputed. If the owner has set another payment page, a price button leads there instead. A demo has a test checkout of its own, which asks for no card and takes no money.",
      },
      {
        term: "Sign-in provider",
        text: "optional: if you choose to sign in through it, it learns that you did, and tells us your name and your confirmed address.",
      },
      {
        term: "Model provider for the helper",
        text: "optional: if the operator has connected one, your question goes to it without your name, together with passages from our own texts.",
      },
      {
        term: "Host and storage",
        text: "whoever rents the operator the machine, the database or the file store on which all this is kept.",
      },
    ],
    closing: [
      /** Sample: to be completed with the real names. */
      "Sample: the owner names here the services in use, where they are, and the agreements made with them.",
    ],
  },
  {
    anchor: "how-long",
    heading: "How long we keep it",
    paragraphs: [],
    items: [
      { term: "Quiz results", text: "until you have them removed, or delete the account they belong to." },
      { term: "Account, learning, notes", text: "as long as you have the account." },
      { term: "Sessions", text: "until they end, 60 days at the longest." },
      {
        term: "Codes and links by mail",
        text: "a code works for ten minutes and is gone within about a day; a sign-up that nobody confirms is forgotten after a day. The link in our mail about a purchase or a gift works for seven days.",
      },
      { term: "Questions to the helper", text: "30 days." },
      {
        term: "Contact messages",
        text: "until the matter is settled and the owner removes them, you ask us to, or you delete the account with that address. What was mailed stays in the owner’s mailbox until it is deleted there.",
      },
      {
        term: "Orders that were paid, with their receipts",
        text: "as long as the tax and accounting law that applies to us demands, even if the account is gone. When you delete it, the note of a gift is removed, and a running membership ends.",
      },
      { term: "Orders that were never paid", text: "for thirty days." },
      {
        term: "That the payment provider told us something about an order",
        text: "90 days.",
      },
      {
        term: "Invitations, and wishes to hear when payment opens",
        text: "until you ask us to remove them, or delete the account with that address.",
      },
      { term: "Daily counters", text: "without limit; there is nobody in them." },
    ],
    closing: [
      /** Sample: depends on how the operator makes backups. */
      "Backups may hold what was deleted for a while longer, until they are overwritten: after 30 days at the latest (a sample figure).",
    ],
  },
  {
    anchor: "your-rights",
    heading: "How to see, correct, take along or delete it",
    paragraphs: [
      "On the settings page you can correct your details, download everything the academy keeps about you as one file, end sessions, turn news off, and delete your account. Deleting removes the account, your quiz results, your progress, your notes and your messages to us for good. Nobody can bring them back, us included. What stays are receipts, because tax law wants them.",
      "If you have no account, write to us from the address you used, and we do it for you. You may also object to a use of your data, ask us to restrict it, or take back a consent at any time; what was done until then stays lawful. If you think we are handling your data wrongly, tell us, and you may always complain to the data protection authority where you live.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "grounds",
    heading: "On what grounds",
    paragraphs: [
      "Your quiz result and further mail: your consent. Account, courses and purchases: the contract between us. A gift: the contract with whoever gives it. Sessions, limits and logs: our legitimate interest in a site that is safe and works. Records of purchases: the duties that the law lays on us.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "changes",
    heading: "If this changes",
    paragraphs: [
      "When we store something new we say so here first and change the date above. If it concerns what you have agreed to, we ask you again.",
    ],
    items: [],
    closing: [],
  },
];

/** Sample: a draft that the owner must have checked before going live. */
export const privacyPage = {
  meta: {
    title: "Privacy Policy",
    description:
      "What Lightworker Academy keeps about you, for how long and why, in plain words, and how to see it, take it along or have it deleted.",
  },
  eyebrow: "In plain words",
  heading: "Privacy Policy",
  lead: "What we keep about you, why, for how long, and how you get rid of it. We collect little, because little is easier to look after.",
  lastChanged: { label: "Last changed on 16 November 2026", date: "2026-11-16" },
  sampleNote:
    "This is a sample. It describes what the software stores; it is not legal advice. The owner must complete it and have it checked by somebody who knows the law where they live before the academy goes live.",
  contentsLabel: "On this page",
  shortVersion: {
    heading: "The short version",
    items: [
      "You can read everything and take the quiz without leaving a name. It stays on your device until you ask for the result.",
      "No trackers, no advertising, nothing loaded from other companies.",
      "Cookies only when you sign in, and only for that.",
      "Download or delete it on the settings page, or write to us. Only receipts stay, because tax law wants them.",
    ],
  },
  sections,
  closing: {
    text: "Something unclear? That is our fault, and we would like to hear about it.",
    links: [
      { label: "Write to us", to: "/contact" },
      { label: "Go to your settings", to: "/settings" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },
} as const;
