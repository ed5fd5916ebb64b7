import type { QuizResult } from "@academy/quiz/scoring/score";
import { editable } from "./editing/editable.ts";
import type { Testimonial } from "./proof/testimonials.ts";

/** Sample: the result that shows visitors what a report looks like. The strength is given, not computed. */
export const sampleResult: QuizResult = {
  primary: { archetype: "teacher", score: 85, confidence: 95 },
  secondary: { archetype: "mother", score: 72, strength: 72 },
  allScores: {
    teacher: 85,
    mother: 72,
    mystic: 64,
    architect: 58,
    alchemist: 45,
    medicineKeeper: 41,
    performer: 38,
    artist: 35,
    earthGuardian: 28,
    revolutionary: 22,
  },
};

/** Sample: made-up people, to be replaced by real ones before going live. */
export const sampleTestimonials: readonly Testimonial[] = editable("sample-testimonials", [
  {
    text: "I’ve called myself a yoga teacher for nine years. My result showed me why people stay for the talk after class. Now that talk has its own evening, once a month.",
    author: "Ruth A.",
    picture: { drawing: "palms-together", alt: "Drawing: two palms laid together." },
    profession: "Yoga teacher",
    primaryArchetype: "teacher",
    secondaryArchetype: "mystic",
    rating: 5,
  },
  {
    text: "The shadow part made me squirm, the way a good friend can. That night I turned off my notifications after eight, and nobody minded.",
    author: "Imani O.",
    picture: { drawing: "held-hand", alt: "Drawing: somebody’s hand, held between two others." },
    profession: "Doula",
    primaryArchetype: "mother",
    secondaryArchetype: "medicineKeeper",
    rating: 5,
  },
  {
    text: "I took it on the train and almost missed my stop. It named the one thing about my work I’d never dared to put on my website. It’s the first line now.",
    author: "Tomás V.",
    picture: { drawing: "on-the-heart", alt: "Drawing: two hands, laid on the heart." },
    profession: "Breathwork guide",
    primaryArchetype: "alchemist",
    secondaryArchetype: "performer",
    rating: 5,
  },
]);
