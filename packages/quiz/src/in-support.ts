import type { ArchetypeKey } from "./archetypes.ts";

/** What an archetype brings to the work of another when it comes second, and one way to use it. */
export const inSupport: Record<ArchetypeKey, string> = {
  teacher:
    "The Teacher gives your work its words. Keep the last five minutes of a session for one thing people can take home: the reason behind it, a page of notes, a practice they can do alone. Then stop while they’re still curious.",
  mother:
    "The Mother makes your work easy to come to: the reminder text, the warm room, the check-in two days later. Decide how much of that belongs to the price, so that your kindness has a shape and you have an evening.",
  mystic:
    "The Mystic brings the pause. Sit for three minutes before people arrive, and leave one silence in the middle of the hour, where the rest of your work can sink in. What you sense, offer as a question.",
  architect:
    "The Architect gives your work a frame: a start date, a number of sessions, a next step before people leave. Let it write your calendar and your welcome note, and ask it to wait outside while someone is feeling something.",
  alchemist:
    "The Alchemist lets your work go deep when somebody needs it to. One honest question, “What’s hard right now?”, belongs near the beginning, while there’s time for the answer. A session that stays light is a good one, too.",
  medicineKeeper:
    "The Medicine Keeper turns your work into a ritual: the candle lit first, the same few words at the end, something warm to hold. Choose one opening and one closing and keep them. They become what people remember.",
  performer:
    "The Performer brings your work to life with breath and sound. Open with a hum, a drum or a story, and let people hear your voice before they book: a short recording, a talk at a studio. Then give them back the floor.",
  artist:
    "The Artist makes your work beautiful and easy to remember: a card people keep, an altar that changes with the season, an image drawn in the session. Ask what they see in it before you tell them what you meant.",
  earthGuardian:
    "The Earth Guardian puts ground under your work. Hold one session in four outdoors, or begin with bare feet and an open window. Let the seasons set your calendar: when you start something, and when you rest.",
  revolutionary:
    "The Revolutionary gives your work its backbone. Say on your page whom you’re here for and what you don’t do, keep one sliding-scale place in every group, and talk about what your field avoids. Said warmly, it opens doors.",
};
