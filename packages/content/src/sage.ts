import { editable } from "./editing/editable.ts";
import { publicPaths } from "./public-paths.ts";

/** With what Sage support begins, as the owner can change it. */
export const sageGreeting = editable("sage-greeting", {
  about: "Answers from our own pages",
  welcome:
    "Hello, and welcome. I’m Sage, the academy’s helper: a program, not a person. Ask me anything about the 3-week program, the quiz or your account. I’ll tell you what our pages say and show you where.",
});

/** What it says around its answers. */
export const sageWords = editable("sage-words", {
  title: "Sage support",
  openLabel: "Open Sage support",
  closeLabel: "Close Sage support",
  clearLabel: "Clear this conversation",

  suggestionsLabel: "Try asking",
  /** By page; the others are for everywhere else. Each is a question that the helper can answer. */
  suggestions: {
    "/alumni-group": [
      "Who can join the alumni group?",
      "What does the alumni group cost?",
      "Can I cancel the alumni group at any time?",
    ],
    "/quiz": ["How long does the quiz take?", "Is the quiz free?", "What do I get after the quiz?"],
    "/subscribe": [
      "What is in the complete academy?",
      "Can I get my money back for the complete academy?",
      "Should I get the complete academy or just the Blueprint?",
    ],
  } as Record<string, readonly string[]>,
  visitorSuggestions: [
    "What does the Blueprint cost?",
    "How much time does the Blueprint take?",
    "Do I need a website, a mailing list or a following?",
  ],
  memberSuggestions: [
    "How do I pick up where I left off?",
    "Do I get a certificate?",
    "Where do I download the workbooks?",
  ],

  conversationLabel: "Conversation",
  you: "You asked",
  sage: "Sage answered",
  waiting: "Sage is writing…",
  sourcesLabel: "Sources",
  followUpLabel: "Ask next",
  /** Under "I don't know". */
  passOn: "Pass my question on to a person",
  passingOn: "Passing it on…",
  passedOn: "Passed on. A person will answer at {email}.",
  passOnFailed: "That couldn’t be passed on. Please try again, or use the contact page.",
  /** As it reaches the academy. */
  /** Before the question, in the message to the academy. */
  passedOnMessage: "I asked Sage support, and it didn’t know:",

  ratingLabel: "Was this helpful?",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  ratedHelpful: "Thank you.",
  ratedNotHelpful: "Thank you. We’ll let the academy’s owner know this answer fell short.",
  ratingFailed: "Your rating couldn’t be saved.",

  questionLabel: "Your question",
  questionPrompt: "Ask about the program…",
  send: "Send",
  keysHint: "Press Enter to send, Shift + Enter for a new line.",
  tooLong:
    "That’s more than I can read at once. Please use 2,000 characters or fewer, or send a longer message through the contact page.",
  charactersTooMany: "characters too many",
  privacyNote: "Kept for 30 days without your name.",
  privacyLink: { label: "What we store", to: "/privacy#writing-to-us" },

  /** When no answer came: the link stands below. */
  failure:
    "I’m sorry, I’m having trouble connecting right now. Please try again shortly, or reach out to us directly.",
  contactLink: { label: "Contact us", to: "/contact" },
  tryAgain: "Try again",
  notLoaded: {
    title: "Sage support can’t be reached",
    description: "Please check your connection and try again shortly.",
  },
} as const);

/** Sage support, the helper at the edge of every page. Its answers come from the server. */
export const sage = {
  ...sageWords,
  ...sageGreeting,
  /** The most the call takes; `tooLong` says the same. */
  maxCharacters: 2000,
  /** Pages that an answer may link to in its text; anything else stays text. */
  linkedPages: [...publicPaths, "/sign-in", "/settings", "/profile", "/resources"],
  linkedFolders: ["/checkout/", "/course/", "/verify/", "/about-"],
} as const;
