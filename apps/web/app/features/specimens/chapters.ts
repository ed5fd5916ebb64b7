import type { SpecimenChapter } from "./specimen.tsx";

/** Ten chapters, one in the hue of each archetype. */
export const chapters = {
  type: {
    id: "type",
    title: "Type",
    note: "Fraunces for what is announced, Figtree for what is read.",
    archetype: "teacher",
  },
  color: {
    id: "color",
    title: "Color",
    note: "Ivory paper, plum ink, and gold where a printer would have used leaf. Sage belongs to the helper alone.",
    archetype: "mother",
  },
  buttons: {
    id: "buttons",
    title: "Buttons and links",
    note: "One primary button to a page. A busy button keeps the focus and can’t be pressed twice.",
    archetype: "mystic",
  },
  fields: {
    id: "fields",
    title: "Fields",
    note: "The label stands above, the hint below, and an error says what to do about it.",
    archetype: "architect",
  },
  surfaces: {
    id: "surfaces",
    title: "Surfaces",
    note: "Paper on paper. Lines do the work that shadows do elsewhere.",
    archetype: "alchemist",
  },
  lists: {
    id: "lists",
    title: "Lists",
    note: "A list without entries says what would be in it.",
    archetype: "medicineKeeper",
  },
  waiting: {
    id: "waiting",
    title: "Waiting",
    note: "Eight petals for something short, lines of gray type for something with a shape, a bar for something with an end.",
    archetype: "performer",
  },
  unfolding: {
    id: "unfolding",
    title: "Unfolding",
    note: "Questions that open, each on its own or one at a time.",
    archetype: "artist",
  },
  layers: {
    id: "layers",
    title: "Layers",
    note: "Everything that lies over the page can be left with Escape, and gives the focus back to where it came from.",
    archetype: "earthGuardian",
  },
  carousel: {
    id: "carousel",
    title: "Carousel",
    note: "It turns every four seconds, waits under the mouse, and rests for eight seconds where a hand has put it.",
    archetype: "revolutionary",
  },
} satisfies Record<string, SpecimenChapter>;
