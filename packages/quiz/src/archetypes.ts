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

export const archetypes: Record<ArchetypeKey, Archetype> = {
  teacher: {
    title: "The Sacred Teacher",
    subtitle: "Wisdom Keeper & Guide",
    essence:
      "Someone asks a half-formed question and the Teacher hands it back whole. You find them in classrooms, at kitchen tables and in long voice messages, turning what they lived through into steps another person can follow.",
  },
  mother: {
    title: "The Divine Mother",
    subtitle: "Nurturer & Heart Healer",
    essence:
      "In a full room, the Mother notices who has gone quiet. Theirs are the soup on the doorstep, the hand on the back, the circle where grown people finally let themselves be held.",
  },
  mystic: {
    title: "The Cosmic Mystic",
    subtitle: "Seer & Dream Reader",
    essence:
      "Ask the Mystic about a dream and an hour disappears. On retreats, in meditation halls, or awake at four in the morning, they sit beside what has no name yet and help others trust what they sense.",
  },
  architect: {
    title: "The Soul Architect",
    subtitle: "System Builder & Strategist",
    essence:
      "Give an Architect a drawer of scattered gifts and by evening there is a plan on the wall. Founders, clinics and tired healers call on them when good intentions need a schedule, a structure and a first stone.",
  },
  alchemist: {
    title: "The Inner Alchemist",
    subtitle: "Transformer & Shadow Guide",
    essence:
      "Grief, rage, a marriage ending: the Alchemist does not look away. Their work is done in the hard middle of things, in breathwork rooms and late-night conversations, where an old wound becomes material for a different life.",
  },
  medicineKeeper: {
    title: "The Medicine Keeper",
    subtitle: "Herbalist & Ritual Tender",
    essence:
      "Behind the Medicine Keeper's door hang drying herbs, and behind those, somebody's grandmother's knowledge. At market stalls, in ceremonies and in quiet treatment rooms they tend people patiently, with plants, touch and rituals that have been handed down.",
  },
  performer: {
    title: "The Radiant Performer",
    subtitle: "Voice & Stage Awakener",
    essence:
      "Watch the crowd, not the stage: shoulders drop, feet begin, strangers look at one another. A Performer works with voice, drum, dance or story, and leaves a room more awake than it was when they walked in.",
  },
  artist: {
    title: "The Visionary Artist",
    subtitle: "Image Maker & Beauty Bringer",
    essence:
      "Before there are words for a feeling, an Artist has already painted it, sewn it or shaped it in clay. Their studios, murals and small handmade things let people see, outside themselves, what they had been carrying.",
  },
  earthGuardian: {
    title: "The Earth Guardian",
    subtitle: "Land Steward & Rooted Guide",
    essence:
      "Muddy boots give the Guardian away. Look for them in community gardens, at riverbanks, on slow walks with children, teaching tired city people to read the weather, grow supper and belong to a place again.",
  },
  revolutionary: {
    title: "The Bold Revolutionary",
    subtitle: "Truth Teller & Way Opener",
    essence:
      "“That is how it has always been” is where the Revolutionary begins. At council meetings, in unions, in families with a silence to break, they say the sentence first, so that others find they can say it too.",
  },
};
