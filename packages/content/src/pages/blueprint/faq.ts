import { editable } from "../../editing/editable.ts";

export type FaqItem = { question: string; answer: string };

/** The twelve questions of the sales page, also given to search engines. */
export const blueprintFaq = editable("blueprint-faq", {
  eyebrow: "Before you decide",
  heading: "Twelve fair questions",
  lead: "Yours isn’t here? Ask Sage support in the corner of this page, or write to us. A person answers.",
  contact: { label: "Write to us", to: "/contact" },
  items: [
    {
      question: "How much time does it take?",
      answer:
        "Twenty to thirty minutes a day, for three weeks. Each week has five or six lessons, so there is always a day to catch up or to do nothing. A lesson is a page to read, some with a short film, and a page to fill in afterwards; the writing is included in the time. If you have an hour on Sunday and nothing on Monday, put two lessons together. Nobody is counting but you.",
    },
    {
      question: "I am not sure what my gift is. Is it too early for me?",
      answer:
        "The first week is written for you. It begins with the archetype assessment, goes on to five people who know you and what they already come to you for, and ends with one sentence about your work. You don’t need a title, a logo or a decision beforehand. For a free first look, take the quiz; you can bring your result into lesson one.",
    },
    {
      question: "I work with several modalities. Must I choose one?",
      answer:
        "No. You choose what goes in the shop window. In week one you lay out every training and every habit you have, and sort them into three piles: what people come for, what supports it, and what can rest for now. Reiki, cards and an herb garden can all belong to one offer once it is clear which of them the client is buying. Nothing has to be thrown away.",
    },
    {
      question: "I already have clients. Will it be too basic?",
      answer:
        "That depends on what you already have in writing. If your offers, your prices and the next three months are on paper and they suit you, keep your money. If you are busy and still can’t say why one month is full and the next is empty, weeks two and three will be worth your evenings. Many practitioners come with a full calendar and the wrong things in it.",
    },
    {
      question: "Do I need a website, a mailing list or a following?",
      answer:
        "You need a pen and something to read on. The course works on a phone, and the workbooks are PDFs to print and write on. Week three asks where your people already are, and the answer is sometimes a bulletin board, a midwife or a farmers’ market. If a website turns out to belong in your plan, you will know what it has to say before you pay anyone to build it.",
    },
    {
      question: "I dislike selling. Will you make me do it?",
      answer:
        "We will ask you to invite. An invitation says what the thing is, who it is for, what it costs and when it begins, and then lets the other person think. There are no countdown tricks in week three, no scripts for wearing people down, and no rule that you must appear on camera. You choose one way of being found that suits your archetype, and leave the rest alone.",
    },
    {
      question: "Which of the three tiers is right for me?",
      answer:
        "The course itself is the same in all three. Take the Self-Guided Journey if you finish what you begin. Take the Guided Journey if you would like six months of company while you carry the plan out: monthly calls, a private community and co-working sessions. Take the Deep-Dive if you want ninety minutes with Elena on your own case, a personalised blueprint and help with your wording. When in doubt, think of the last course you did alone. You can also move up later, for the difference.",
    },
    {
      question: "Can I pay in two parts?",
      answer:
        "Yes, for every tier. The two-payment price is below the full one. You choose between them at checkout, which also shows when the second part is due before you pay anything. The second payment is taken a month after the first, and we write to you three days before. Two halves come to one dollar more than paying at once; that is rounding, and there is no interest. The whole course opens with the first payment, not half of it.",
    },
    {
      question: "Can I get my money back?",
      answer:
        "Please decide slowly, because on its own the Blueprint has no money-back period. The 30-day guarantees you may have seen belong to the complete academy package, which includes the Blueprint, and to the alumni group. So try us free first: read a whole lesson, take the quiz, ask Sage support anything. If you were charged by mistake or something doesn’t work, write to us and we’ll put it right. The rights that the law gives you as a buyer are still yours.",
    },
    {
      question: "When does it begin, and how long do I have access?",
      answer:
        "It begins when you do. There is no start date and no class to keep up with; the course opens once your payment is confirmed. After that you have lifetime access, to the lessons, the workbooks and the launch plan template. Week two is worth going through again whenever your work changes. In the higher tiers, the six months of group calls, co-working and community count from the day you buy; the masterclass recordings stay.",
    },
    {
      question: "Do you promise clients, income or a qualification?",
      answer:
        "No. The Blueprint gives you a plan of your own and the means to carry it out; what comes of it depends on your work, your town and some luck. You receive a certificate of completion for having finished it. It is not a professional license, and nothing in the lessons is medical, legal or financial advice. Whatever your state or country requires of your profession, such as training, insurance or registration, is still up to you.",
    },
    {
      question: "What if I fall behind?",
      answer:
        "Then you are like most people who ever took a course. The lessons wait where you left them, down to the second of a film, and each workbook page says what it needs from the one before. We suggest a simple rule: when you have missed a day, do the next lesson; when you have missed a week, do the last page again first. Three weeks is the pace we planned. It isn’t a deadline.",
    },
  ],
} as const satisfies { items: readonly FaqItem[]; [key: string]: unknown });
