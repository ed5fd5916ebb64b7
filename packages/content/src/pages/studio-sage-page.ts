/** The words of `/studio/helper`, where the owner teaches Sage. */
export const studioSagePage = {
  meta: {
    title: "Teach Sage",
    description: "Questions that Sage support could not answer, and the answers you have taught it.",
  },
  title: "Teach Sage",
  eyebrow: "Studio",
  lead: "Sage answers from the words on your pages. Where they fall short, you find the question here. Answer it once, and Sage knows it from then on.",

  notOwner: {
    heading: "This page is not open to you",
    text: "The studio belongs to the owner of the academy. Your own pages are in the menu at the top.",
    link: { label: "Back to your settings", to: "/settings" },
  },
  failed: "This could not be loaded.",
  tryAgain: "Try again",
  loading: "Loading…",
  more: "Show more",

  questions: {
    heading: "Waiting for an answer",
    about:
      "What people asked in vain, or rated as not helpful, most often first. Nobody’s name is kept with a question, and after 30 days it is forgotten.",
    unanswered: "Sage did not know",
    "badly-rated": "Rated not helpful",
    asked: (count: number) => (count === 1 ? "Asked once" : `Asked ${count.toLocaleString("en-US")} times`),
    rated: (count: number) => (count === 1 ? "Rated once" : `Rated ${count.toLocaleString("en-US")} times`),
    last: "last",
    whatSageSaid: "What Sage said",
    answer: "Answer it",
    dismiss: "Dismiss",
    dismissed: "Dismissed. It comes back only if somebody asks again.",
    none: {
      heading: "Nothing is waiting",
      text: "Every question of the last 30 days has found its answer. New ones turn up here by themselves.",
    },
  },

  answers: {
    heading: "What you have taught",
    about:
      "These come before anything on your pages. Change an answer and Sage says the new one at once; delete it and Sage goes back to the pages.",
    teach: "Teach something new",
    edit: "Edit",
    remove: "Delete",
    also: "Also asked as",
    changed: "Changed",
    none: {
      heading: "Nothing taught yet",
      text: "Answer a waiting question, or teach Sage something that you are often asked.",
    },
  },

  form: {
    newTitle: "Teach Sage an answer",
    answerTitle: "Answer this question",
    editTitle: "Change this answer",
    question: "The question",
    questionHint: "In the words people use. Leave out names and other private things.",
    answer: "Your answer",
    answerHint: "Sage says it word for word. Two to five sentences read best.",
    also: "Other ways of asking",
    alsoHint: "One on each line. The more of them, the surer Sage finds your answer.",
    mostAlso: 20,
    tooManyAlso: "Please give at most 20 other ways of asking.",
    alsoTooLong: "Please keep each way of asking under 300 characters.",
    questionMissing: "Please write the question.",
    questionTooLong: "Please keep the question under 300 characters.",
    answerMissing: "Please write an answer.",
    answerTooLong: "Please use at most 2,000 characters.",
    mostQuestionCharacters: 300,
    mostAnswerCharacters: 2000,
    save: "Teach it",
    saveChange: "Save the change",
    busy: "Saving…",
    cancel: "Cancel",
    saved: { title: "Sage knows it now", description: "Ask it yourself at the edge of this page." },
  },

  removal: {
    title: "Delete this answer?",
    text: "Sage will no longer give it. What it answered in the last 30 days comes back to the list.",
    confirm: "Delete it",
    busy: "Deleting…",
    cancel: "Keep it",
    done: "Sage has forgotten it.",
  },
} as const;
