export const quizPage = {
  title: "The ten lightworker archetypes",
  description:
    "Ten ways of bringing healing to other people, from the Sacred Teacher to the Bold Revolutionary: what each one gives and where you meet them.",
  eyebrow: "Lightworker archetypes",
  heading: "Ten ways to carry light",
  opening:
    "Some people heal by teaching, some by listening, some by refusing to stay quiet. Here are ten such ways, each with a drawing of its own. Read slowly, and notice which one sounds like you.",
  contentsHeading: "The ten archetypes",
  closingHeading: "Held lightly",
  closing:
    "Most people recognise themselves in more than one of these. An archetype is a way of looking at what you already do, and nothing you must live up to.",
  disclaimer:
    "The archetypes are offered for education and self-reflection only. They are not psychological, medical, financial or legal advice, and they are not diagnostic.",
} as const;
