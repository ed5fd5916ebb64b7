import { editableMail, placeholders } from "./editable-mail.ts";

/** After the quiz, to whoever left an address. */
export const quizMail = editableMail("quiz-result", {
  title: "Quiz result",
  about: "Sent right after the quiz, with the report attached.",
  placeholders: [
    placeholders.greeting,
    placeholders.firstName,
    { name: "archetype", label: "Their archetype", inSubject: true },
    { name: "subtitle", label: "What their archetype is called below its name", isBlock: true },
    { name: "outcome", label: "How clearly their answers point there", isNeeded: true },
    { name: "essence", label: "Their archetype in a few sentences" },
    placeholders.button,
    { name: "firstStep", label: "A first step for their archetype" },
    { name: "blueprint", label: "A link to the Healer’s Business Blueprint" },
  ],
  words: {
    subject: "Your archetype: {archetype}",
    preview: "Your result, and your report to keep.",
    heading: "{archetype}",
    body: [
      "{subtitle}",
      "{greeting}",
      "Thank you for taking the quiz. {outcome}",
      "{essence}",
      "{button}",
      "**A first step.** {firstStep}",
      "Your report is attached: your gifts, five offers that fit them, what to watch, how your second archetype colors it all, and the ten in proportion. Read it slowly, or print it and write in the margins.",
      "If you’d like the rest in order, the {blueprint} takes three weeks, 20-30 minutes a day, and ends in a 90-day launch plan. There’s no hurry: your result stays where it is.",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
    button: "See your result",
    blueprintLink: "Healer’s Business Blueprint",
    why: "You’re getting this email because your address was entered at the end of the quiz, to send the result to. We’ll send nothing else unless the box for news was checked. If it wasn’t you, you can ignore this email.",
  },
});
