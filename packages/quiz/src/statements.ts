import type { Statement } from "./items.ts";

export const statements: readonly Statement[] = [
  {
    id: 1,
    archetype: "alchemist",
    statement: "I would rather sit through someone’s rage than keep an evening cheerful.",
  },
  {
    id: 2,
    archetype: "mother",
    statement: "At any gathering I fetch a plate for whoever has not eaten yet.",
  },
  {
    id: 3,
    archetype: "revolutionary",
    statement: "I have spoiled a pleasant dinner by objecting to something unfair.",
  },
  { id: 4, archetype: "artist", statement: "I find a feeling easier to draw than to talk about." },
  { id: 5, archetype: "performer", statement: "At a dull party I start a song to get everyone moving." },
  { id: 6, archetype: "mystic", statement: "I sometimes mistake a passing mood for a sign, then act on it." },
  {
    id: 7,
    archetype: "earthGuardian",
    statement: "I am happier outdoors in bad weather than in any comfortable room.",
  },
  {
    id: 8,
    archetype: "medicineKeeper",
    statement: "When someone mentions a stiff neck, my thumbs are soon working on the knot.",
  },
  {
    id: 9,
    archetype: "teacher",
    statement: "I have corrected a small mistake when the other person only wanted company.",
  },
  {
    id: 10,
    archetype: "architect",
    statement: "I trust a project with a schedule more than one with enthusiasm.",
  },
  {
    id: 11,
    archetype: "revolutionary",
    statement: "I would rather cause a row than obey a rule I find unjust.",
  },
  {
    id: 12,
    archetype: "artist",
    statement: "I stop in the street to photograph a rusty gate or an odd colour.",
  },
  {
    id: 13,
    archetype: "mystic",
    statement: "A week of silent solitude appeals to me more than a week of company.",
  },
  {
    id: 14,
    archetype: "medicineKeeper",
    statement: "I have clung to an elder’s poultice when a newer method worked better.",
  },
  {
    id: 15,
    archetype: "teacher",
    statement: "Helping someone understand the reason pleases me more than handing over the answer.",
  },
  { id: 16, archetype: "architect", statement: "Even for a picnic I make a list of who brings what." },
  {
    id: 17,
    archetype: "alchemist",
    statement: "When someone laughs too quickly, I ask about the hurt underneath.",
  },
  {
    id: 18,
    archetype: "earthGuardian",
    statement: "Most mornings I look at the sky and the soil before my messages.",
  },
  {
    id: 19,
    archetype: "mother",
    statement: "I have fussed over tired people who would rather have been left alone.",
  },
  {
    id: 20,
    archetype: "performer",
    statement: "When I come off stage to thin applause, I feel unloved for days.",
  },
  {
    id: 21,
    archetype: "teacher",
    statement: "When a listener looks puzzled, I rephrase it with a simpler example.",
  },
  {
    id: 22,
    archetype: "architect",
    statement: "I have polished a plan for so long that nothing was ever begun.",
  },
  {
    id: 23,
    archetype: "alchemist",
    statement: "I have probed for old grief in people who were simply having a good day.",
  },
  {
    id: 24,
    archetype: "revolutionary",
    statement: "In meetings I ask those in charge the question nobody else dares ask.",
  },
  {
    id: 25,
    archetype: "mystic",
    statement: "I wait for a faint inward nudge before I make even small decisions.",
  },
  {
    id: 26,
    archetype: "earthGuardian",
    statement: "I have stayed out in muddy fields while people waited for me indoors.",
  },
  {
    id: 27,
    archetype: "performer",
    statement: "I enjoy telling a story to a packed hall more than to one friend.",
  },
  {
    id: 28,
    archetype: "mother",
    statement: "I am happier hugging an upset friend than suggesting what they might change.",
  },
  {
    id: 29,
    archetype: "artist",
    statement: "I have hidden a finished painting for years because one corner was wrong.",
  },
  {
    id: 30,
    archetype: "medicineKeeper",
    statement: "I would sooner infuse a herbal oil the old family way than buy one.",
  },
];
