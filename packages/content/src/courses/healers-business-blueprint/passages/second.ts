import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { BlueprintLesson } from "./passage.ts";

/** The lessons in which the second archetype has a line of its own, whichever comes first. */
export const lessonsWithSecond = [
  "one-sentence-about-your-work",
  "a-business-model-that-fits",
  "the-signature-offer",
  "saying-it-in-your-own-voice",
] as const satisfies readonly BlueprintLesson[];

/** What an archetype adds to the lesson when it comes second. */
export const secondLines: Record<
  (typeof lessonsWithSecond)[number],
  Readonly<Record<ArchetypeKey, string>>
> = {
  "one-sentence-about-your-work": {
    teacher:
      "Your second would like to explain the sentence. Let the Teacher find the one plain word you were missing, and then see whether the verb is still your own.",
    mother:
      "With the Mother beside you, the third piece comes easily: who is warm, who isn’t asked for anything. If it has crept into the verb as well, take the verb back.",
    mystic:
      "From the Mystic you may borrow what the hour leaves out, a silence or a hurry that isn’t there. Whatever it adds after “a sense of” is struck in the second draft.",
    architect:
      "The Architect counts to twenty-five words and stops, which helps with the one breath. If it has slipped in a process, take that out again and leave the person.",
    alchemist:
      "Trust the Alchemist with the bad Tuesday: is it true then? It may strike what’s too cheerful. It may not make the person in the sentence sadder than she is.",
    medicineKeeper:
      "Ask the Medicine Keeper for something that can be touched: press, pour, wrap, a basin, a cloth. One such word is often all that a clumsy draft lacks.",
    performer:
      "The Performer hears where an aunt stops listening. Say the drafts aloud and let it shorten the third. Selling the sentence with your eyebrows doesn’t count as a change.",
    artist:
      "If there’s one thing in your sentence to look at, a chair, a lamp, a cup, the Artist put it there. Keep it, and leave its color out.",
    earthGuardian:
      "A gate, a porch, an hour of the day: your second has a place to offer. It goes into the sentence if the work happens there, and stays out if it’s only lovely.",
    revolutionary:
      "Give the Revolutionary the second test, that the wrong person can tell. Whoever is turned away by the sentence should still find it friendly.",
  },
  "a-business-model-that-fits": {
    teacher:
      "The Teacher arranges the room with an outline and a letter afterward. By Friday it proposes a course, and that can wait until you’ve given the hour ten times.",
    mother:
      "Let the Mother arrange the welcome, the reminder and the tea. Count them among the hours around people, and write a closing hour into the ordinary week, since it won’t.",
    mystic:
      "A Mystic in second place wants gaps. Put them into the ordinary week as though somebody had booked them, or the model will stand on no sleep by June.",
    architect:
      "Scores, an ordinary week, a date on the drawer: this second likes the whole page. Hold it to one main leg and a small one, because it has drawn six.",
    alchemist:
      "With the Alchemist at your elbow, some hours go deeper than the model planned. Leave the next one empty, and count it among the hours around people.",
    medicineKeeper:
      "Something in a jar will offer itself as the small leg. Read the rules for labels first. Until then, the Medicine Keeper can open and close whatever your main leg is.",
    performer:
      "If the Performer had its way, they’d all come at once. One open evening a season is enough of a small leg, and people find out there what you’re like.",
    artist:
      "For the small leg, the Artist offers something to take home: one kind, made in small numbers. When it says “a whole series,” show it the drawer.",
    earthGuardian:
      "Which months you work, which you rest, what moves outdoors: the calendar belongs to the Earth Guardian. Have it cross out a week before you fill one.",
    revolutionary:
      "Who couldn’t come at this price? It’s the right question, and the lesson on prices keeps places for them. Upkeep bores the Revolutionary, so don’t let it choose the main leg.",
  },
  "the-signature-offer": {
    teacher:
      "One practice to take home, or one page: the Teacher’s part belongs to the last meeting. In the middle it would turn into a lecture, and nobody could film that.",
    mother:
      "“We bring” is a row for the Mother: towels, tea, a chair by the heater. Three things, and they’re in the price. The row called “Finished when” it shouldn’t touch.",
    mystic:
      "Let the Mystic put one silence into the middle, with its length beside it. “Ten minutes in which nobody speaks” is a deed, and you can promise it.",
    architect:
      "How long, how often, where, finished when: the Architect reads your page for holes and finds four. Thank it, and take out the row it added.",
    alchemist:
      "Near the start, the Alchemist has one honest question to ask. The row “What it is not” then has to say how far you go with the answer, and who goes further.",
    medicineKeeper:
      "A way to open and a way to close, the same each time: those two rows come from the Medicine Keeper. They’re what people will get right when they tell it back.",
    performer:
      "Ask the Performer for the name. It can hear what one nurse would say to another over the coffee machine, and it’ll try all ten of them aloud.",
    artist:
      "Something small to keep, at the end, is what the Artist brings to the page. If it takes longer to make than the last meeting does, it’s an offer of its own.",
    earthGuardian:
      "Could one of the meetings be out of doors? The Earth Guardian would say the third. Put it into “How long, where,” with what happens if it rains.",
    revolutionary:
      "“What it is not” gets its backbone from the Revolutionary: one plain line, no apology, no attack on anybody else’s work. People trust a fence they can see.",
  },
  "saying-it-in-your-own-voice": {
    teacher:
      "The Teacher leans on the pen in part three and starts to explain. It may keep one example, in the words of one of the five. The rest goes to the leek.",
    mother:
      "Let the Mother write the first thing a visitor is told at the door, and nothing after it. Otherwise all seven parts will be about how welcome they are.",
    mystic:
      "There may be one pause on the page, and the Mystic knows where: after the borrowed line at the top. Everywhere else it’s asked for the hour and the street.",
    architect:
      "Part seven is in good hands: one way to book, in fifteen words. See that the Architect hasn’t also put the schedule where somebody was about to be welcomed.",
    alchemist:
      "The Alchemist keeps the page honest about part one, where the reader is. Thirty words of that will do. By part three the light should be on.",
    medicineKeeper:
      "Shoes, bell, what’s warm, what comes first: the Medicine Keeper remembers a visit in its order. Use it for the doormat, and leave the old names of things in the drawer.",
    performer:
      "Read aloud, the Performer improves any page, and it’s wonderful at parties for about one sentence. Then comes the pause, and the pause isn’t its strong point. Hold its sleeve.",
    artist:
      "The scrap that can be seen is the one to put on top, and the Artist will know it: the coat rack, the sink. Don’t let it near the paper until the words are counted.",
    earthGuardian:
      "Two facts in part five, and one makes you a person. The Earth Guardian has it: the dog, the creek, the bus stop where you watch the weather.",
    revolutionary:
      "Somewhere in two hundred words you may say whom you’re here for, without softening it. The Revolutionary gets that one sentence, and nothing about other people’s clinics.",
  },
};
