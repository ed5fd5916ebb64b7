import { plural } from "../../format-count.ts";
/** The words of `/studio/helper`, where the owner teaches Sage. */
export const studioSagePage = {
  meta: {
    title: "Teach Sage",
    description: "Questions that Sage support couldn’t answer, and the answers you’ve taught it.",
  },
  title: "Teach Sage",
  lead: "Sage answers from the text on your pages. When that falls short, you’ll find the question here. Answer it once, and Sage will know it from then on.",

  failed: "This couldn’t be loaded.",
  tryAgain: "Try again",
  loading: "Loading…",
  more: "Show more",

  questions: {
    heading: "Waiting for an answer",
    about:
      "Questions Sage couldn’t answer, or whose answer was rated not helpful, most frequent first. Those that mean the same stand together, and one answer does for all of them. Whoever passed a question on gets your answer by email. We don’t keep anyone’s name with a question, and delete it after 30 days.",
    unanswered: "Sage didn’t know",
    "badly-rated": "Rated not helpful",
    asked: (count: number) => plural(count, "Asked once", "Asked # times"),
    rated: (count: number) => plural(count, "Rated once", "Rated # times"),
    last: "last",
    askers: (count: number) =>
      plural(count, "One person waits for the answer by email", "# people wait for the answer by email"),
    alike: (count: number) => plural(count, "Asked in other words, too", "Asked in # other ways, too"),
    whatSageSaid: "What Sage said",
    answer: "Answer",
    dismiss: "Dismiss",
    dismissed: "Dismissed. It will come back only if someone asks it again.",
    none: {
      heading: "Nothing is waiting",
      text: "Every question from the last 30 days has been answered. New ones will show up here.",
    },
  },

  answers: {
    heading: "What you’ve taught Sage",
    about:
      "Sage uses these before anything on your pages. If you change an answer, Sage gives the new one right away. If you delete it, Sage goes back to your pages.",
    teach: "Add an answer",
    edit: "Edit",
    remove: "Delete",
    also: "Also asked as",
    changed: "Changed",
    none: {
      heading: "Nothing taught yet",
      text: "Answer a waiting question, or teach Sage something people often ask you.",
    },
  },

  form: {
    newTitle: "Teach Sage an answer",
    answerTitle: "Answer this question",
    editTitle: "Edit this answer",
    question: "Question",
    questionHint: "Use the words people use. Leave out names and other private details.",
    answer: "Your answer",
    answerHint: "Sage will give it word for word. Two to five sentences work best.",
    also: "Other ways to ask",
    alsoHint: "One per line. The more you add, the better Sage will recognize the question.",
    askers: (count: number) =>
      plural(
        count,
        "One person passed this question on. They get your answer by email when you save it.",
        "# people passed this question on. They get your answer by email when you save it.",
      ),
    mostAlso: 20,
    tooManyAlso: "Please add no more than 20 other ways to ask.",
    alsoTooLong: "Please keep each way to ask under 300 characters.",
    questionMissing: "Please write the question.",
    questionTooLong: "Please keep the question under 300 characters.",
    answerMissing: "Please write an answer.",
    answerTooLong: "Please use 2,000 characters or fewer.",
    maxQuestionCharacters: 300,
    maxAnswerCharacters: 2000,
    save: "Save answer",
    saveChange: "Save changes",
    busy: "Saving…",
    cancel: "Cancel",
    saved: { title: "Sage knows it now", description: "Try it with the Sage button on this page." },
  },

  /** While an answer is written: of what was asked in the last 30 days. */
  preview: {
    wrongly: "Careful: this would also catch questions that Sage answers well today",
    answeredFrom: (title: string) => `(answered from “${title}”)`,
    catches: "Of the last 30 days, this would answer",
    nearly:
      "It sounds alike, but wouldn’t be caught. If it’s the same question, add it as another way to ask",
    nothing: "None of the questions of the last 30 days would be caught by this.",
  },

  removal: {
    title: "Delete this answer?",
    text: "Sage will no longer give it. Questions it answered in the last 30 days will go back on the list.",
    confirm: "Delete",
    busy: "Deleting…",
    cancel: "Keep",
    done: "Answer deleted.",
  },
} as const;
