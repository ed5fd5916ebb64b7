/** The words of Sage support, the helper at the edge of every page. Its answers come from the server. */
export const sage = {
  title: "Sage support",
  openLabel: "Open Sage support",
  closeLabel: "Close Sage support",
  clearLabel: "Clear this conversation",
  about: "Answers from our own pages",

  welcome:
    "Hello, and welcome. I’m Sage, the academy’s helper: a program, not a person. Ask me anything about the 3-week program, the quiz or your account, and I’ll tell you what our pages say and where they say it.",

  suggestionsLabel: "You could begin with",
  /** By page; the others are for everywhere else. Each is a question that the helper can answer. */
  suggestions: {
    "/alumni-group": [
      "Who may join the alumni group?",
      "What does the alumni group cost?",
      "Can I cancel the alumni group at any time?",
    ],
    "/quiz": ["How long does the quiz take?", "Is the quiz free?", "What do I get after the quiz?"],
    "/subscribe": [
      "What is in the complete academy?",
      "Can I get my money back for the complete academy?",
      "Should I take the complete academy or the Blueprint alone?",
    ],
  } as Record<string, readonly string[]>,
  visitorSuggestions: [
    "What does the Blueprint cost?",
    "How much time does the Blueprint take?",
    "Do I need a website, a mailing list or a following?",
  ],
  memberSuggestions: [
    "How do I go on where I stopped?",
    "Do I get a certificate?",
    "Where do I download the workbooks?",
  ],

  conversationLabel: "Conversation",
  you: "You asked",
  sage: "Sage answered",
  waiting: "Sage is writing…",
  sourcesLabel: "Where this stands",
  followUpLabel: "Ask next",
  ratingLabel: "Was this helpful?",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  ratedHelpful: "Thank you.",
  ratedNotHelpful: "Thank you. The academy’s owner will see that this answer fell short.",
  ratingFailed: "Your rating could not be saved.",

  questionLabel: "Your question",
  questionPrompt: "Ask about the program…",
  send: "Send",
  keysHint: "Enter sends, Shift + Enter begins a new line.",
  /** The most the call takes; the words below say the same. */
  mostCharacters: 2000,
  tooLong:
    "That is more than I can read at once. Please use at most 2,000 characters; for a longer letter the contact page is a good place.",
  charactersTooMany: "characters too many",
  privacyNote: "Kept for 30 days without your name.",
  privacyLink: { label: "What we store", to: "/privacy#writing-to-us" },

  /** When no answer came: the link stands below. */
  failure:
    "I’m sorry, I’m having trouble connecting just now. Please try again shortly, or reach out to us directly.",
  contactLink: { label: "Write to us", to: "/contact" },
  tryAgain: "Try again",
  notLoaded: {
    title: "Sage support can’t be reached",
    description: "Please check your connection and try again shortly.",
  },

  /** Pages that an answer may link to in its text; anything else stays text. */
  linkedPages: [
    "/quiz",
    "/home",
    "/healers-business-blueprint",
    "/alumni-group",
    "/subscribe",
    "/contact",
    "/privacy",
    "/terms",
    "/sign-in",
    "/settings",
    "/profile",
    "/resources",
    "/test-results",
  ],
  linkedFolders: ["/checkout/", "/course/", "/verify/", "/about-"],
} as const;
