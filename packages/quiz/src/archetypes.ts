/** The order settles ties between equal scores, and is the order in which the archetypes are shown. */
export const archetypeKeys = [
  "teacher",
  "mother",
  "mystic",
  "architect",
  "alchemist",
  "medicineKeeper",
  "performer",
  "artist",
  "earthGuardian",
  "revolutionary",
] as const;

export type ArchetypeKey = (typeof archetypeKeys)[number];

export type Archetype = {
  title: string;
  subtitle: string;
  /** What such a person does for others, and where one meets them. */
  essence: string;
};

/** What the academy begins with. */
export const firstArchetypes: Readonly<Record<ArchetypeKey, Archetype>> = {
  teacher: {
    title: "The Sacred Teacher",
    subtitle: "Wisdom Keeper & Guide",
    essence:
      "Someone stays after class with a half-formed question, and the Teacher helps it come clear. In workshops, readings and long voice messages, they turn what they have lived into something another person can use alone.",
  },
  mother: {
    title: "The Divine Mother",
    subtitle: "Nurturer & Heart Healer",
    essence:
      "In a full circle, the Mother notices who has gone quiet. Theirs are the warm room, the second blanket, the text two days later, and the hour in which people who hold everyone else are finally held.",
  },
  mystic: {
    title: "The Cosmic Mystic",
    subtitle: "Seer & Dream Reader",
    essence:
      "Ask the Mystic about a dream and an hour disappears. Over cards, over charts or beside a single candle, they sit with what has no name yet, and help others trust what they already sense.",
  },
  architect: {
    title: "The Soul Architect",
    subtitle: "System Builder & Strategist",
    essence:
      "Tell an Architect about the retreat you dream of, and by evening it has a shape, a season and a first step. Healers and founders come to them when a vision needs something solid to stand on.",
  },
  alchemist: {
    title: "The Inner Alchemist",
    subtitle: "Transformer & Shadow Guide",
    essence:
      "Grief, anger, a marriage ending: the Alchemist does not look away. In breathwork circles and long conversations they stay beside people in the hard middle of things, until what hurt has become part of a different life.",
  },
  medicineKeeper: {
    title: "The Medicine Keeper",
    subtitle: "Herbalist & Ritual Tender",
    essence:
      "The Medicine Keeper warms the oil, lights the candle and begins, the way it was handed down. With skilled hands, plants and ritual, they turn an ordinary hour into one in which a body remembers how to rest.",
  },
  performer: {
    title: "The Radiant Performer",
    subtitle: "Voice & Stage Awakener",
    essence:
      "Watch the circle, not the stage: shoulders drop, feet begin, strangers look at one another. A Performer works with voice, drum, breath or story, and leaves a room more awake than it was when they walked in.",
  },
  artist: {
    title: "The Visionary Artist",
    subtitle: "Image Maker & Beauty Bringer",
    essence:
      "Before there are words for a feeling, an Artist has given it color and form. Their paintings, altars, decks and quiet rooms let people see, outside themselves, what they have been carrying inside.",
  },
  earthGuardian: {
    title: "The Earth Guardian",
    subtitle: "Land Steward & Rooted Guide",
    essence:
      "The Guardian knows when rain is coming, and which tree you should meet. On slow walks, by rivers and in city parks, they bring people out of their heads and back to a place where they belong.",
  },
  revolutionary: {
    title: "The Bold Revolutionary",
    subtitle: "Truth Teller & Way Opener",
    essence:
      "“That’s just how it is” is where the Revolutionary begins. In circles, in families and in their whole field they say the true thing first, kindly and with a pounding heart, so that others find they can say it too.",
  },
};

/** Under this name the owner's words for them are published, as `teacher.title` (`editable.ts` of the content). */
export const archetypesKey = "archetypes";

type Edits = Readonly<Record<string, unknown>>;

/** The first ones, with what differs. */
export function archetypesWith(edits: Edits): Record<ArchetypeKey, Archetype> {
  const wordsOf = (key: ArchetypeKey): Archetype => {
    const first = firstArchetypes[key];
    const said = (name: keyof Archetype) => {
      const edited = edits[`${key}.${name}`];
      return typeof edited === "string" ? edited : first[name];
    };
    return { title: said("title"), subtitle: said("subtitle"), essence: said("essence") };
  };
  const all = archetypeKeys.map((key) => [key, wordsOf(key)] as const);
  return Object.fromEntries(all) as Record<ArchetypeKey, Archetype>;
}

const { academyWords } = globalThis as { academyWords?: Readonly<Record<string, Edits>> };

/** As the owner calls them. */
export const archetypes = archetypesWith(academyWords?.[archetypesKey] ?? {});

/** As it stands inside a sentence: the Sacred Teacher. */
export const nameInSentence = (key: ArchetypeKey): string => archetypes[key].title.replace(/^The /, "the ");
