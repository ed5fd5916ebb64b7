import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";

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
      `${academy.name}, Elena Marlowe, 4 Bakehouse Lane, Sampleton (a sample address). For anything about your data, write to privacy@example.com or through the contact page. A person reads it.`,
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "visiting",
    heading: "If you only look around",
    paragraphs: [
      "You can read every public page without telling us who you are. Nothing on our pages comes from another company: no scripts, fonts, pictures or trackers. There is no cookie for a visitor who is not signing in; what your browser keeps instead is listed in the next section.",
      "Each day we count how often the quiz was opened, started, finished and sent, how often each step was reached, in which order of questions, under which headline, and from which site or campaign. These are bare numbers. They hold no name, address, device or answer, and they cannot be traced back to you.",
      "Your IP address is used for an hour or two, and for a day where a language model answers for our helper, to hold off floods of requests. It is not written into our logs. The server’s logs carry no personal data: names, email addresses and message texts are removed before a line is written.",
    ],
    items: [],
    closing: [
      "Videos are our own files unless the owner has chosen a video service. In that case, nothing is loaded from that service until you press play; from then on it sees your IP address and what you watch there.",
    ],
  },
  {
    anchor: "your-device",
    heading: "What stays on your own device",
    paragraphs: [
      "Some things are kept in your browser’s own storage, on your device. You can remove all of them at any time by clearing this site’s data in your browser’s settings; in a private window they are gone when you close it. Nothing here is used for advertising or to follow you to other sites.",
    ],
    items: [
      {
        term: "Your quiz answers",
        text: "Every answer and your place in the quiz, and the name and address you typed to get your result, so that a closed page loses nothing. They stay on your device alone until you ask for your result, and are kept there afterward with the link to it. “Start over” removes them.",
      },
      {
        term: "Which order of the quiz you get",
        text: "While we compare two orders of its questions: which one you were given, so that you get the same one if you take it again, and that your start and your request for a result were counted once. The counts are totals that say nothing about you.",
      },
      {
        term: "Which headline of the quiz you read",
        text: "While we compare two headlines of its first page: which one you were given, so that you read the same one when you come back, and that your visit and your request for a result were counted once. The counts are totals that say nothing about you. It is kept until you clear it.",
      },
      {
        term: "How you found us",
        text: "When you first open the quiz: the campaign named in the link that brought you, and the page that linked here, without the part after its question mark. It is kept until you clear it. We get it together with your quiz result, if you ask for one; our daily counts get the name of the source and nothing else.",
      },
      {
        term: "Notices you have seen",
        text: "On the Blueprint page: which of the small enrollment notices you have been shown, so that you see each one once. The list is filed under a short code worked out from five traits of your device (platform, number of processors, touch points, language, color depth). Neither the code nor the list ever leaves your device. They are kept until you clear them.",
      },
      {
        term: "How you like to watch",
        text: "For members: the speed you chose for films and whether captions are on. Kept until you clear it; never sent to us.",
      },
      {
        term: "What is still waiting to be sent",
        text: "For members: notes, workbook answers, changes to a launch plan, lessons marked complete and your place in a film or a text, and for whoever writes lessons, workbooks or pages here their drafts, as long as they could not reach us, for example without a connection. They are sent as soon as we can be reached, and then removed from your device. If somebody else signs in on the same device, they stay filed under your account and are not sent with theirs.",
      },
      {
        term: "Until you close the tab",
        text: "Your conversation with Sage support and a question you have not sent yet (“Clear this conversation” removes both, and so does signing out); what you typed into a form and have not sent; your choices at the checkout, an invitation you opened and the day you chose for a gift; how far down a page you were; the address you enrolled with, and a message for the next page; and that a window or a welcome has been shown to you already.",
      },
    ],
    closing: [],
  },
  {
    anchor: "quiz",
    heading: "If you ask for your quiz result",
    paragraphs: [
      "With the button “Get My Archetype Results” you send us the following. We keep it to work out your result, to email it to you and to show it again at its link.",
    ],
    items: [
      { term: "You", text: "your name and your email address." },
      {
        term: "Your answers and your result",
        text: "all of them, with the time you finished, the order the questions came in, the result as your own browser calculated it, and a flag if the answers look rushed. The flag only makes our wording more careful.",
      },
      {
        term: "Your consent",
        text: "which version of its wording you saw, when, and where you gave it; and whether you checked the box for occasional news.",
      },
      {
        term: "How you found us",
        text: "the campaign and the linking page, as described above.",
      },
    ],
    closing: [
      "Anyone who has the link to a result can see that result. Your name is not on that page, nor in the report that can be downloaded there; it is in the report we email to you. We do not sell or rent any of this, and we pass it to nobody but the services named below.",
    ],
  },
  {
    anchor: "account",
    heading: "If you have an account",
    paragraphs: ["We keep what an account needs, and what you do with it."],
    items: [
      {
        term: "Your details",
        text: "first and last name, email address, whether you want news from us, and your picture if you add one. Pictures are re-encoded, so that anything else in the file, such as a location, is gone.",
      },
      {
        term: "Your password",
        text: "as a hash, from which it cannot be read back. If you sign in through another provider, the id by which that provider knows you.",
      },
      {
        term: "Where you are signed in",
        text: "for each session, when it began, when it was last used, the device and browser as your browser describes them, and the IP address. You can see and end your sessions on the settings page.",
      },
      {
        term: "Your two-step verification",
        text: "if you turn it on: its secret, encrypted, and your recovery codes as hashes.",
      },
      {
        term: "Your learning",
        text: "courses, lessons finished, how far and how long you watched and read, the days you were learning, notes and bookmarks, what you write in workbooks and in your launch plan, files you download, and certificates. Nobody reads what you write there but you, unless you share a part of it for a session.",
      },
      {
        term: "Your calls and sessions",
        text: "whether you said you’d be there and what you asked beforehand; the sessions you book, what you write before them, and which parts of your work you share, until you take them back; and what is made for you. If a call was recorded, the people it was for can watch it.",
      },
      {
        term: "Your reminders and your calendar",
        text: "whether you want emails before calls, and an address of your own for your calendar program, if you made one.",
      },
    ],
    closing: [
      "A certificate has its own web address. Anyone you give it to can see your name, the course and the date there, because that is what it is for. When you delete your account, that page says that the certificate ended, and nothing about you.",
    ],
  },
  {
    anchor: "buying",
    heading: "If you buy something, or are given something",
    paragraphs: [
      "You can buy without an account. When your payment arrives, we make one with your name and your email address, if there is none yet.",
    ],
    items: [
      {
        term: "Your order",
        text: "your name, your email address, what you ordered, when, at what price and on which terms, and the code you used, if any. For each payment, the amount, the tax, the day, the number of its receipt and what was refunded, with the payment provider’s references. Never a card number: we do not see it.",
      },
      {
        term: "A gift",
        text: "the name and email address of the person it is for, your note, and the day it is delivered. We email them with your name and your note. If you were given something, that is where we got your address.",
      },
      {
        term: "An invitation to the alumni group",
        text: "the email address it went to, when, and whether it was used.",
      },
      {
        term: "Where payment is not open yet",
        text: "your name, your email address and what you would like to buy, if you ask us to tell you when it opens.",
      },
      {
        term: "If you learned with us elsewhere",
        text: "the owner may bring you along: then we got your name, your email address and what is open to you from her. The list she brought is deleted after 30 days.",
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
        text: "your name, email address, topic and message are stored and emailed to the owner of the academy. She answers, or somebody who answers for her.",
      },
      {
        term: "Sage support",
        text: "questions to the helper are kept for 30 days without your name, to see what it could not answer. One that you pass on to a person is a message to us, with your email address. Please do not write anything into it that should stay private.",
      },
      {
        term: "Email from us",
        text: "codes, receipts, results and answers are sent by our mail server. Once an email is on its way we forget its contents; that something was sent we remember for 30 days. There are no tracking pixels in our emails.",
      },
    ],
    closing: [],
  },
  {
    anchor: "cookies",
    heading: "Cookies",
    paragraphs: [
      "We set cookies only for signing in, and they do nothing else. A visitor who does not sign in gets none, so there is no cookie banner. What your browser keeps without cookies is listed under “What stays on your own device.”",
    ],
    items: [
      {
        term: "While you are signed in",
        text: "one session cookie that only our server can read, and one that says “signed in” and nothing else. Both end when you sign out; the session ends after 14 days without use, and after 60 days in any case.",
      },
      {
        term: "After you have signed in",
        text: "one cookie that stays for a year. It tells our server that this browser has signed in with your address before, so that a stranger guessing at your password can’t lock you out here. It opens nothing and is used for nothing else.",
      },
      {
        term: "While you are signing in",
        text: "short-lived cookies: ten minutes while you are asked for your verification code, one day while you confirm a new address, and five minutes if you sign in through another provider.",
      },
    ],
    closing: [],
  },
  {
    anchor: "services",
    heading: "Who else handles data for us",
    paragraphs: [
      "The academy runs on its own server. It uses other services only where its operator has set them up, and gives each of them only what it needs.",
    ],
    items: [
      {
        term: "Mail server",
        text: "delivers our emails, and so handles your address and what we write to you.",
      },
      {
        term: "Payment provider",
        text: "Stripe, where payment is open. It gets your email address, what you buy, its price and a reference to your order from us; you give your card details to Stripe alone, on its own page and under its own privacy terms. Stripe tells us whether you have paid, and whether money was refunded or disputed. If the owner has set another payment page, a price button leads there instead. A demo has a test checkout of its own, which asks for no card and takes no money.",
      },
      {
        term: "Sign-in provider",
        text: "optional: if you choose to sign in through it, it learns that you did, and tells us your name and your confirmed address.",
      },
      {
        term: "Model provider for the helper",
        text: "optional: if the operator has connected one, your question goes to it without your name, along with passages from our own pages and lessons.",
      },
      {
        term: "Other programs of the owner",
        text: "optional: if the owner has connected some, such as one for her books or her newsletter, they are told of payments and completed courses, with your name and email address. Of a quiz result, with the archetypes and nothing of your answers, they are told only if you asked for news, and when you no longer want it.",
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
        term: "Codes and links by email",
        text: "a code works for ten minutes and is gone within about a day; a sign-up that nobody confirms is forgotten after a day. The link in our email about a purchase or a gift works for seven days.",
      },
      { term: "Questions to the helper", text: "30 days." },
      {
        term: "Contact messages",
        text: "until you ask us to remove them, or delete the account with that address. The copy in the owner’s inbox stays until it is deleted there.",
      },
      {
        term: "Orders that were paid, with their receipts",
        text: "as long as the tax and accounting law that applies to us requires, even if the account is gone. When you delete your account, the note with a gift is removed, and a running membership ends.",
      },
      { term: "Orders that were never paid", text: "for thirty days." },
      { term: "Which emails we sent to an address, and when", text: "30 days; not what they said." },
      {
        term: "That the payment provider told us something about an order",
        text: "90 days.",
      },
      {
        term: "Invitations, and requests to hear when payment opens",
        text: "until you ask us to remove them, or delete the account with that address.",
      },
      { term: "Daily counters", text: "without limit; there is nobody in them." },
    ],
    closing: [
      /** Sample: depends on how the operator makes backups. */
      "Backups may hold deleted data for a while longer, until they are overwritten: after 30 days at the latest (a sample figure).",
    ],
  },
  {
    anchor: "your-rights",
    heading: "How to see, correct, export or delete it",
    paragraphs: [
      "On the settings page you can correct your details, download everything the academy keeps about you as one file, end sessions, turn news off, and delete your account. Deleting removes the account, your quiz results, your progress, your notes and your messages to us for good. Nobody can bring them back, including us. Only receipts stay, because tax law requires it.",
      "If you have no account, write to us from the address you used: we tell you what we keep, turn news off, or delete it. You can also object to a use of your data, ask us to restrict it, or withdraw consent at any time; what was done until then stays lawful. If you think we are handling your data wrongly, tell us. You can always complain to the data protection authority where you live.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "grounds",
    heading: "Our legal grounds",
    paragraphs: [
      "Your quiz result and occasional news: your consent. Account, courses and purchases: the contract between us. A gift: the contract with the person giving it. Sessions, limits, logs and daily counts: our legitimate interest in a site that is safe and works. Records of purchases: our legal obligations.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "changes",
    heading: "If this changes",
    paragraphs: [
      "When we store something new, we say so here first and change the date above. If it affects something you agreed to, we ask you again.",
    ],
    items: [],
    closing: [],
  },
];

/** Sample: a draft that the owner must have checked before going live. */
export const privacyPage = editable("privacy-page", {
  meta: {
    title: "Privacy Policy",
    description: `What ${academy.name} keeps about you, for how long and why, in plain words, and how to see it, export it or have it deleted.`,
  },
  eyebrow: "In plain words",
  heading: "Privacy Policy",
  lead: "What we keep about you, why, for how long, and how to get rid of it. We collect little, because little is easier to look after.",
  lastChanged: { label: "Last updated November 19, 2026", date: "2026-11-19" },
  sampleNote:
    "This is a sample. It describes what the software stores; it is not legal advice. The owner must complete it and have it checked by somebody who knows the law where they live before the academy goes live.",
  contentsLabel: "On this page",
  shortVersion: {
    heading: "The short version",
    items: [
      "You can read everything and take the quiz without leaving your name. Your answers stay on your device until you ask for the result.",
      "No trackers, no advertising, nothing loaded from other companies.",
      "Cookies only when you sign in, and only for that. What else your browser keeps, we list below.",
      "Download or delete your data on the settings page, or write to us. Only receipts stay, because tax law requires it.",
    ],
  },
  sections,
  closing: {
    text: "Something unclear? That’s on us, and we’d like to hear about it.",
    links: [
      { label: "Write to us", to: "/contact" },
      { label: "Go to your settings", to: "/settings" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },
} as const);
