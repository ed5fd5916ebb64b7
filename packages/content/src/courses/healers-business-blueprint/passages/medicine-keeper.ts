import type { ArchetypePassages } from "./passage.ts";

export const medicineKeeper = {
  lessons: {
    "the-assessment-taken-slowly":
      "Joaquim chose every answer with oil in it, and you may do the same with the candle and the cloth. That’s your trade holding the pencil. Think of a Sunday with nobody on the table: whose hands did you take, what did you set out first, which custom did you insist on? Write the name and the day beside each check. And where it isn’t you, put an X. It needs no permission from whoever taught you.",
    "two-under-one-roof":
      "Your hands have replied before you’ve looked up. Somebody at the birthday party says “it’s right here,” and you’re kneading, with a paper plate on your knee. Beside each of the six, note where it took place. The room is the one with the sheet smoothed and the oil warm; the rest was the phone, or the back door. Write a reply that leads there: “I don’t work in passing. On Friday at three I have an hour.”",
    "what-people-already-come-for":
      "Nobody will mention your lineage. They’ll write about your thumbs, the smell on the stairs, “you didn’t start talking,” and not one will ask who taught you. It may sting, since you bring your teacher in with you every time. Put the training under S, where it supports all the rest, and copy out the thumbs word for word. “The night before anything” outlasted Meseret’s certificates. What is it that people come to you the night before?",
    "where-you-give-it-away":
      "Full jars leave your house with the lids barely dry, and you call them samples. The blessing of a niece’s apartment went the same way, candles included. Count the hours, washing up too. The basket by the door, with one thimble-sized tin each and the price of the large one on a card, shows how a gift gets its size. For necks, say it before the collar is pulled down: “Come on Thursday and lie down. It’s better with the door closed.”",
    "one-sentence-about-your-work":
      "What you do has an old name, and out of respect you’d like it in the sentence. Unless people ask for it by name, respect it elsewhere. A camera sees you press, hold, pour, wrap. Take one of those, add a part of the body, and look at who’s lying there and what they’ve done all day. Then the license test: you can vouch for an hour of ease; treating belongs to those licensed for it.",
    "the-person-you-would-do-it-for-again":
      "Start with the shoulders, if the shoes won’t come: which one is higher, what bag has hung on it, and since when. Then the portrait wants her sentence, and there you may have nothing, because you were reaching for the oil while she was still telling you about the bus. Write “ask.” Next time let her finish first, and get the words down while the water runs. Of your three people, who came back without being told to?",
    "a-business-model-that-fits":
      "Things in jars will tempt you; you have the shelf and the forty little lids. Rukmini’s went into the drawer for a year, because there are rules for what goes on skin, and she hasn’t read them yet. Have you? Hands make the surer main leg, sold as a series, with a workshop for eight beside it. Write the number your wrists would agree to. If two sessions stand back to back, the smoothing of the sheet has gone missing.",
    "the-signature-offer":
      "There’s an order you were taught, and you keep it without thinking; for this page you’ll have to think. Write each step as it looks from the door: the basin, the cloth, the left side before the right. Then mark the step that is yours and no grandmother’s. It may be what people come for, and the name of the offer could be hiding in it. Say where the craft stops as well. A lump, a fever, pain that’s new: doctor first.",
    "a-smaller-door":
      "Your work needs its beginning and its end, and half an hour seems to cut off both. Look for what could be small and still whole. Hands only, or feet in a basin, in the chair with clothes on; the candle before, the same few words after. Rukmini thought of hers in ten minutes. And no jar thrown in at the door. That’s a second gift, and the hinge sentence can’t be heard over the tissue paper.",
    "a-price-you-can-say-aloud":
      "Somewhere a voice says it isn’t yours to sell. Answer it in the arithmetic, a line at a time: the room, the insurance, the oil and laundry, the trainings. None of that was handed down. Then put in the limit your wrists would sign. Say the price to the kettle in the tone you use for “face down, please,” flat and kind and with nothing after it. Nobody haggles with “face down, please.”",
    "the-customer-journey":
      "Inside your room everything has its order; on the stairs it’s anybody’s guess. What do I take off, who leaves while I do, where do my glasses go? People carry that up to you and lie there still wondering. Write the message for the day before the way you lay out a cloth, first this, then this. Station ten could become a custom of yours: three lines by hand within a week, about one thing you saw them do.",
    "where-your-people-already-are":
      "Who sees bodies before you do? The barber, the running store, the dental hygienist with all those jaws, the woman who lets out waistbands. They’re the second row, and they talk with their hands full, as you do. Go while they’re working. One question, fifteen minutes, and leave the half page by the register. The line they’ll read is where it ends, since they’ve met people who had no such line. You know yours by heart. Say it first.",
    "saying-it-in-your-own-voice":
      "Ifeoma’s meridians had to go, and yours will follow, by whatever name you learned them. Such words are alive in the hands and dead on a page. Write part three from the doormat: which bell, shoes off, what is warm, where you begin, what you ask before you press harder. Your teacher gets one clause in part five, as a fact. Then leave a single sentence in that smells of something. The leek will tell you which.",
    "one-channel-properly":
      "A stall, a shelf, a window with one new thing to touch: your people believe their fingers first. Choose the counter and the day, and keep it as you’d keep any rite. Let it be something with a weight or a smell, and a card with the next date. Two more, wrapped and undated, are your stock. In the worst week the card goes alone to the baker’s. If there’s a lid on it, read the rules for labels first.",
    "the-invitation":
      "By voice, across a counter, may suit you better than a letter. Six lines can be said that way too, if you’ve written them first. “You hold that shoulder while you ring people up” is line one, because you saw it and he knows it. Then what, for whom, the price, Friday at three. Keep the jar in your bag. An invitation with a present in it is harder to refuse, and he’s meant to be able to.",
    "the-ninety-day-launch-plan":
      "Your third column fills by itself: linen, labels, oils, the shelf behind the cabinet door. You could spend eleven weeks preparing a room that nobody’s been asked into. So do the middle column first, one or two names in every box. The empty weeks may follow the year you keep anyway, its feasts or its harvest. And if you’re waiting for a blessing, make it a thing: write to my teacher, one hour, then go on.",
    "the-first-monday":
      "Emre washed the oil bottles, and then the funnel. You know that afternoon. Preparing is how you arrive at the work, so let it be five objects on the table: pen, number, plan, timer, glass of water. Then dial. From here on, the Mondays may become a custom, the same cup, the three things read aloud. The check mark goes in last, in ink.",
  },
  with: {
    teacher:
      "Your hands know it, and your second can say it. Let the Teacher write the half page and the message for the day before. While somebody’s lying down, it keeps the reasons to itself.",
    mother:
      "One brings the oil, the other a blanket, some soup and an extra half hour. Have the Mother welcome people at the door. When the rite is over it’s over, and you’re the one to say so.",
    mystic:
      "You follow an order, and now and then a hunch says “the other shoulder.” Offer it as a question. The Mystic may have the minute before you begin; on the phone it would wait for a sign to say Tuesday.",
    architect:
      "The basin, the cloth, left before right: your order has met somebody who writes orders down. Let the Architect run the calendar and count the jars. It’ll want to shorten the ritual. It may not.",
    alchemist:
      "Sometimes a back begins to weep. The Alchemist knows how to stay, and your hands know to slow down and stop. Let it ask its question at the start, so that nothing opens which the hour can’t close.",
    performer:
      "Quiet hands, and a voice that could fill a market. Let the Performer tell the story of the tin at the stall. With one person on the table, it may hum.",
    artist:
      "Cloth, label, window: the Artist makes strangers want to pick things up. It’s also the one who’d redo forty labels over a wrong green. Give it the window, and you keep the phone.",
    earthGuardian:
      "The plant in the field and the plant in the jar are both at home with you. Let the Earth Guardian say when to pick and when to leave it standing. It answers no phone; it’s outside.",
    revolutionary:
      "You keep the custom, and your second asks who it leaves out. Once a year, let the Revolutionary change a line of it. During the hour the old way has the room, and the one who asks keeps quiet.",
  },
  sentence:
    "I work on the hands of people who use them all day, with warm oil and the door closed, and nobody is in a hurry.",
  offer: {
    name: "Working Hands",
    forWhom: "Cooks, hairdressers, typists: people who use their hands all day and hide them in photographs",
    first: "Questions, health and allergies included; then the warm basin, and twenty minutes for both hands",
    middle: "Two evenings: basin, oil, hands and forearms, low light",
    last: "The same, and I show you one hold to do yourself. Then we look back.",
    howLong: "Four visits of forty-five minutes within six weeks, Tuesdays at six",
    weBring: "I: oil, cloths, the basin. You: short sleeves, and your rings left at home",
    finishedWhen: "The fourth cloth is folded, and you have shown me the hold",
    whatItIsNot:
      "Not a treatment. Numbness, swelling, a wound, pain that is new or wakes you: see your doctor first",
  },
  channel: {
    what: "A shelf at the baker’s: on the first of the month one new thing to touch, and a card with the next date",
    small: "The card alone, on the counter",
  },
  weeks: [
    {
      found: "Put the first tin and six cards on the baker’s shelf",
      invite: "Offer an evening to two people who know my hands",
      house: "Ask the agency what has to be on a label",
    },
    {
      found: "Bring the half page to the hair salon on a slow morning",
      invite: "Invite three people to the half hour in the chair",
      house: "Write down one session, step by step, as I give it",
    },
    {
      found: "Wrap two spare tins, and leave them undated",
      invite: "Say the hinge sentence once, at the end of the half hour",
      house: "Order the second set of cloths",
    },
  ],
} as const satisfies ArchetypePassages<"medicineKeeper">;
