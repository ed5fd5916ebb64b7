import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { editable } from "../../editing/editable.ts";
import type { SalesLine } from "../sales-line.ts";

/**
 * What the sales page says to somebody who comes from a result: a line in the hero in place of its lead, and a sentence
 * for each week of the overview. Nothing here promises more than the course has lessons for.
 */
export const blueprintForArchetypes = editable("blueprint-for-archetypes", {
  /** In the place of the hero's own. */
  eyebrow: "A three-week course for {archetype}",
  archetypes: {
    teacher: {
      hero: "You can explain anything except what you charge for. In three weeks you write that down too: one sentence, one offer, and a plan that begins before you feel finished.",
      weeks: [
        "You ask five people what they come to you for, and you don’t improve the question.",
        "What you’ve been explaining “just quickly” becomes an offer with a first meeting, a last one and a price.",
        "Your page gets two hundred words with no theory in them, and your first evening gets a date.",
      ],
    },
    mother: {
      hero: "You look after whoever comes through the door, at eleven at night if need be. In three weeks you give that care a shape, a closing hour and a price you can say kindly.",
      weeks: [
        "You count the hours you give away, keep what you meant as a gift, and put a fence with a gate around the rest.",
        "Care becomes an offer with a last visit in it, and you practice its price on the kettle until it stops shrinking.",
        "You plan thirteen weeks and leave two of them empty, and one of the two is yours.",
      ],
    },
    mystic: {
      hero: "What you sense may have no name. The hour, the street and the price do have one, and in three weeks you write them down.",
      weeks: [
        "Five people tell you what an hour with you is like, and you make one clear sentence of their words.",
        "You find a business model with long gaps in it, and a price that has counted the gaps.",
        "You choose one quiet channel and keep it up, also on the days when nothing comes.",
      ],
    },
    architect: {
      hero: "You’ve planned everybody’s opening day except your own. This plan comes with a limit: three weeks, twenty to thirty minutes a day, and then the doors.",
      weeks: [
        "Without a form, you ask five people what they put down when they hand it to you.",
        "Your sense of order gets an offer of its own, on one page: what happens, for how long, and when it’s finished.",
        "You fill in thirteen weeks, leave two of them empty, and do the first thing before you improve the plan.",
      ],
    },
    alchemist: {
      hero: "You stay where others look away. In three weeks you give that work an end, a price and a way back up, and ask what you could still be doing in the sixth winter.",
      weeks: [
        "You find one sentence for it that promises nothing, and put a fence around the second hour in the parked car.",
        "A signature offer with a last meeting, and beside it a smaller door that goes only to the edge of the water.",
        "You learn whom to invite and whom to leave alone, and your hard dates go into the plan first.",
      ],
    },
    medicineKeeper: {
      hero: "Somebody taught you the work; nobody taught you the price list. In three weeks you write down what your hands do, in its order, with a name, a price and a date.",
      weeks: [
        "What do people come for? Five of them tell you, and you hold it against every training and habit you have.",
        "You set down one offer, step by step, and count what it takes in sheets, oil and wrists.",
        "One counter, one card, one day of the month: you pick a channel and keep it like a custom.",
      ],
    },
    performer: {
      hero: "You can fill a room. In three weeks you work out how people hear of it, why they’d come twice, and how to say the price without the laugh.",
      weeks: [
        "You find out what people were still humming on the way home, and write a sentence that works without your eyebrows.",
        "A great evening becomes a series, with a beginning, an end and a price that holds for half-full rows.",
        "Your ninety days begin with a room and a date, and the rest of the plan leads up to it.",
      ],
    },
    artist: {
      hero: "The good one is still in the drawer. In three weeks it gets a sentence, a price on the back, and a day on which somebody sees it.",
      weeks: [
        "Where does your work hang in other people’s lives? Five of them tell you, and you write a sentence without adjectives.",
        "Your offer gets edges: what happens first, when they see the sketch, when it’s finished, what it costs.",
        "First two hundred words, then the paper; and then thirteen weeks in which something is shown.",
      ],
    },
    earthGuardian: {
      hero: "You know one place in all its weather. In three weeks you write down who you bring there, what it costs, and what you offer in February.",
      weeks: [
        "Your five people describe an hour out there with you, and you make a sentence of it that holds in the rain.",
        "You give your time outdoors a beginning, a turning point and an end, with a price that has counted the wet weeks.",
        "The season goes into the plan first, then thirteen Mondays, and you learn to ask people by name.",
      ],
    },
    revolutionary: {
      hero: "You say what nobody dares, most of it unpaid and some of it in committee. In three weeks you make one part of it into work you can keep up.",
      weeks: [
        "You add up the hours that go into other people’s fights, choose one to give away gladly, and fence in the rest.",
        "Speaking up becomes an offer that stays for the repair, and fairness becomes a line in the price.",
        "You learn to ask someone plainly and leave them free to say no, and you plan for the ordinary weeks.",
      ],
    },
  } satisfies Record<ArchetypeKey, { hero: string; weeks: readonly [string, string, string] }>,
} as const);

/** `name` as it stands inside a sentence: the Cosmic Mystic. */
export function salesLinesFor(archetype: ArchetypeKey, name: string): Record<SalesLine, string> {
  const { eyebrow, archetypes } = blueprintForArchetypes;
  const { hero, weeks } = archetypes[archetype];
  return {
    eyebrow: eyebrow.replace("{archetype}", () => name),
    lead: hero,
    "week-1": weeks[0],
    "week-2": weeks[1],
    "week-3": weeks[2],
  };
}
