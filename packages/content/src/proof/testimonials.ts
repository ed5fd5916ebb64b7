import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { editable } from "../editing/editable.ts";
import type { Picture } from "../pictures.ts";

export type Testimonial = {
  text: string;
  author: string;
  picture: Picture | null;
  profession: string;
  /** Null of somebody who has not said, or has not taken the quiz. */
  primaryArchetype: ArchetypeKey | null;
  secondaryArchetype: ArchetypeKey | null;
  rating: 5;
};

export type TestimonialCard = { text: string; firstName: string; initial: string; role: string };

/** Sample: made-up people, to be replaced by real ones before going live. The eight of the carousel. */
export const carouselTestimonials = editable("carousel-testimonials", [
  {
    text: "My website had eleven services on it. By the end of week two there were two, and my sister, who has never understood what I do, read the page out loud at dinner without looking up once.",
    author: "Noor H.",
    picture: { drawing: "open-hands", alt: "Drawing: two cupped hands holding a small lit lamp." },
    profession: "Reiki practitioner",
    primaryArchetype: "mystic",
    secondaryArchetype: "architect",
    rating: 5,
  },
  {
    text: "I did the lessons in the car before opening, workbook against the steering wheel. The plan hangs by the register now, between the fire department’s calendar and a photo of my dog. On Mondays I read it while the oil warms up.",
    author: "Kwame B.",
    picture: { drawing: "mondays", alt: "Drawing: two hands rest on somebody’s shoulders." },
    profession: "Massage therapist",
    primaryArchetype: "medicineKeeper",
    secondaryArchetype: "mother",
    rating: 5,
  },
  {
    text: "Lesson five asks for one sentence about your work. I wrote fourteen. The fourteenth is painted on the studio door, and last Tuesday a stranger knocked because she’d read it while waiting for her bus.",
    author: "Priya M.",
    picture: { drawing: "palms-together", alt: "Drawing: two palms laid together." },
    profession: "Yoga teacher",
    primaryArchetype: "teacher",
    secondaryArchetype: "artist",
    rating: 5,
  },
  {
    text: "I expected to be told to post every day. Instead I was asked where I’m most alive, which is in a room with people in it. My plan has six evenings, one hand-drawn poster and no dancing for my phone.",
    author: "Mateo R.",
    picture: { drawing: "drum", alt: "Drawing: two hands on a drum." },
    profession: "Voice and drum teacher",
    primaryArchetype: "performer",
    secondaryArchetype: "teacher",
    rating: 5,
  },
  {
    text: "I practiced saying my price to the kettle for three days. Then a couple asked, I said it, and I added nothing. The pause lasted maybe four seconds. They said, great, when can we start?",
    author: "Leilani K.",
    picture: { drawing: "held-hand", alt: "Drawing: somebody’s hand, held between two others." },
    profession: "Birth doula",
    primaryArchetype: "mother",
    secondaryArchetype: "revolutionary",
    rating: 5,
  },
  {
    text: "Nobody ever told me a business could have seasons. My ninety days start with the elderflower walk and end at the winter market. Before that, I’d been trying to run a supermarket out of a community garden.",
    author: "Annika S.",
    picture: { drawing: "herbs", alt: "Drawing: two hands hold a sprig of herbs." },
    profession: "Nature walk leader",
    primaryArchetype: "earthGuardian",
    secondaryArchetype: "medicineKeeper",
    rating: 5,
  },
  {
    text: "Next to grief, the word business always seemed indecent to me. In week three I wrote a letter to the two funeral directors in our town. It’s the plainest thing I’ve ever written, and both of them called.",
    author: "Ewa Z.",
    picture: { drawing: "on-the-heart", alt: "Drawing: two hands, laid on the heart." },
    profession: "Breathwork guide",
    primaryArchetype: "alchemist",
    secondaryArchetype: "mystic",
    rating: 5,
  },
  {
    text: "Week one told me I’m most useful when I say the awkward thing. I’d been hiding that under the word facilitation. The first line of my flyer is now a question my old manager would have hated.",
    author: "Idris D.",
    picture: { drawing: "price-card", alt: "Drawing: a hand stands a card on a table." },
    profession: "Workplace coach",
    primaryArchetype: "revolutionary",
    secondaryArchetype: "performer",
    rating: 5,
  },
] as const satisfies readonly Testimonial[]);

/** Sample: made-up people. The three cards after the modality groups. */
export const testimonialCards = editable("testimonial-cards", [
  {
    text: "Twenty minutes a day sounded like a slogan, so I set the kitchen timer, out of spite. It rang as the lesson ended. Three weeks later I had a folder in my own handwriting and a timer I’ve apologized to.",
    firstName: "Hana",
    initial: "W.",
    role: "Acupressure practitioner",
  },
  {
    text: "I’ve bought bigger courses and finished none of them. Here every lesson ends with something to write down, so every evening left a page behind. When the last one was full I was, to my surprise, done.",
    firstName: "Gabriel",
    initial: "N.",
    role: "Meditation teacher",
  },
  {
    text: "For years I ran other people’s retreats and was thanked for the sandwiches. This course called what I do a gift and then asked what it costs. My own first weekend is in the calendar: nine beds, one stove, no microphone.",
    firstName: "Oluchi",
    initial: "E.",
    role: "Retreat organizer",
  },
] as const satisfies readonly TestimonialCard[]);

/** Sample: made-up people. The two after the quote. */
export const moreTestimonials = editable("more-testimonials", [
  {
    text: "I kept waiting for my work to be finished before I showed it. Week three put a date on it. That Saturday I opened the garage door, hung the linen pieces up with clothespins, and the neighbors came in out of the rain.",
    firstName: "Marisol",
    initial: "P.",
    role: "Expressive arts facilitator",
  },
  {
    text: "I have few words and dislike loud ones, so I braced myself for the marketing week. It asked me for four honest sentences and one evening a month. I have kept to both, and most of the cushions are taken.",
    firstName: "Tenzin",
    initial: "L.",
    role: "Dream and meditation guide",
  },
] as const satisfies readonly TestimonialCard[]);
