import type { ArchetypePassages } from "./passage.ts";

export const mother = {
  lessons: {
    "the-assessment-taken-slowly":
      "Every scene has someone in it who could use a blanket, and your conscience will want to hold the pencil. Ask of each answer: did I do that last month, or would I have felt guilty not to? Then read the part about being tired while nobody noticed. If you argue with it, you’ve found your wavy line. Copy the sentence out and leave the space below it empty. It doesn’t need cheering up.",
    "two-under-one-roof":
      "“Come tonight” is out before you’ve looked at the clock. Somebody sad wrote, and the warmest part of you picked up the phone. Mark which of the six you answered within five minutes, then read across to the way home. Warmth belongs in the room. The phone wants somebody with a calendar, whichever of your two that is. What happens, how long it takes, and a day that isn’t today.",
    "what-people-already-come-for":
      "Cross out whoever would be afraid of hurting your feelings. That’s half the list, everyone you’ve fed and fetched, and they’d send you a page of thanks. Ask the blunt one, and the one who came once. If “when she has nobody” comes back, copy it as it stands. In the inventory, write down the soup, the spare key, the remembering of names. It goes under C if somebody came for it this year without being called.",
    "where-you-give-it-away":
      "Nobody sees this leak, because from outside it looks like being nice. Put it on the list with hours: the text at eleven at night, the casserole, the ride to the clinic and the waiting. You may keep any of it; a gift only needs a size. Begin the fence with what you gladly give, since you’ll mean that part. “I love hearing from you. I read messages until nine, and in the morning I answer.”",
    "one-sentence-about-your-work":
      "“Hold space” will turn up in the first draft, and so will “safe.” That’s how it is for you; a camera would see you turn up the heat, tuck in the blanket, sit down and stay. Take your verb from there. For the third piece, say what’s missing from the hour: nobody hurries, nothing has to be better by the end. And the whom can’t be everyone who’s tired. Who fell asleep in your chair last?",
    "the-person-you-would-do-it-for-again":
      "You can still see the coat of the one in the worst trouble. If what she needed was a doctor or a crisis line, you were a good neighbor that night, and somebody else belongs on this page. Choose a person you helped and could then stop worrying about. And don’t skip the fourth test out of tact. The free places stay; you’re only finding out who carries them.",
    "a-business-model-that-fits":
      "You’d give a three to anything with a person in it, so put another question to the scores: how many would need you on the same Wednesday? Six at once is what wears you down. In a small group with a closing hour, eight people can be looked after, some of it by each other, and then they all find their shoes. Plan the bad week too. Who tells the eight when the fever is yours?",
    "the-signature-offer":
      "Your work goes on until the other person feels better, which means it never quite stops. Start with the fourth answer, then. Choose the third kind of ending, an agreed time, and write its date into the calendar on the first day: six visits, the sixth with tea and a look back. Under what you bring, stop at three things. If soup is one of them, it’s in the price, and it isn’t also a surprise.",
    "a-smaller-door":
      "“Come by anytime, I’ll put the kettle on” is free, private and whenever you like, and you’ve said it this month. Rule four is about your kitchen. Your small door has a clock on the wall: one hour on a Sunday, five chairs, soup in mugs, a price on the card. When it’s over, you say the hinge sentence once and hand over the coat. Then don’t sit back down. They’ll find the car.",
    "a-price-you-can-say-aloud":
      "Somebody sighs, and you’ve already taken something off. You read faces the way others read menus, and with a price in your mouth it works against you. So settle the kindness ahead of time: two reduced places a month, at this figure, and the arithmetic done again with them in it. On day three, let your friend sigh as sadly as she can. Your hands stay in your lap while you count to four.",
    "the-customer-journey":
      "The day before, the arrival, the text two days later: you’d keep those stations going in your sleep. Look at station five, where there’s often nothing at all. Paying and canceling come up late, in a small voice, once somebody has canceled. Put the rule into the booking message, between the bus line and the slippers. And decide what station nine includes. One text afterward puts a chair in the hall; five are another session.",
    "where-your-people-already-are":
      "Who else looks after your person? The school nurse, the aide who comes on Thursdays, the woman at the pharmacy counter who asks “and how are you doing?” That’s your second row. Take one of them your half page, and leave after fifteen minutes, before you’ve offered to help with the shelves. A bedside may score a three in your heart. The lesson takes it off the map; there you’re a neighbor, and you bring soup.",
    "saying-it-in-your-own-voice":
      "Count how often the page says that you’re there for people. It’s true, and it’s about you. Put them in the doorway: the light is on, the slippers are by the radiator, nobody asks how they’re holding up. Part three has fifty words for that. The part you’ll soften is the sixth, where it ends. Say it as you’d say it to a tired friend with the leek in her hand, kindly and only once.",
    "one-channel-properly":
      "Five people who send others: you already bring three of them cake. The channel is that same visit on a fixed day, with one question added, “What do people ask you for?” What wears it out is going whenever somebody’s sad. First Tuesday, one person, half an hour. Its small version is a thank-you text from the couch. When you notice that you’ve begun to look after the midwife, you’re visiting. Count that separately.",
    "the-invitation":
      "Forty names will come to you for line one, all of them tired. Ask of each whether she could say no to you. If you sat with her mother, or drove her home in the snow, she might come out of gratitude, and that’s no way to fill a chair. Begin with somebody who owes you nothing. For the day she declines, practice one line until it’s only friendly: “Thank you for telling me.” Don’t ask if she’s all right.",
    "the-ninety-day-launch-plan":
      "Before you draw the lines, ask whose the two empty weeks are. You can see your sister’s move coming, and somebody’s new hip, and you’d spend both weeks at other people’s stoves. One may go that way. Mark the other as yours, in ink, and tell the household its date. Then read down the middle column: eleven invitations, and none of them begins “I know you have so much going on.”",
    "the-first-monday":
      "Someone will need you within the fifteen minutes. Put the phone in another room, and tell whoever’s home: a quarter of an hour, then I’m yours. For a witness, choose nobody you take care of. You want a person who asks on Monday what you did, waits for the answer, and doesn’t let you turn it around with “oh, never mind me, how are you?”",
  },
  with: {
    teacher:
      "She wanted to be held and went home with notes. Let the Teacher write the page and the message for the day before. In the room it passes you the blanket and keeps its reasons to itself.",
    mystic:
      "You feel who’s cold, and your second feels what nobody has said. Give the Mystic three minutes before the bell rings. At the back door the two of you would carry everyone home, so lock it early.",
    architect:
      "Here is somebody who can say the closing hour you can’t, and mean it. Give the Architect the phone, and tell it whose assistant it is, or people who wanted soup will be sent a form.",
    alchemist:
      "You say “come tonight,” and the other has to go down into it. Together you’d send no pain away at nine. Put a clock beside the phone, and let the last ten minutes of every hour be warm ones.",
    medicineKeeper:
      "Soup from the one, salve from the other, and nobody leaves with empty hands. The Medicine Keeper gives a visit its beginning and its end. That’s a fence you wouldn’t have built for yourself.",
    performer:
      "While you notice who has gone quiet, the Performer is starting the song. Give it the opening round, then seat it beside the quiet one. After such an evening neither of you answers a text.",
    artist:
      "The lamp, the color of the blanket, the card with a name on it: half your care is made by the Artist. With the phone in its hand, it sends a small present where a day was asked for.",
    earthGuardian:
      "One looks after people, the other after a place, and only the other knows that fields lie fallow. Let the Earth Guardian decide where you meet and which week you rest. Left to you, there’d be none.",
    revolutionary:
      "A doorkeeper lives with you: “No, we’re closed at nine.” Give the Revolutionary the phone and have it say so kindly. When it would like to fight somebody’s sister for her, hand it the dishes.",
  },
  sentence:
    "I visit people in the first weeks after a birth, hold the baby and warm the soup, and nobody has to tidy up for me.",
  offer: {
    name: "Six Tuesdays",
    forWhom: "Parents in the first three months after a birth, with no grandmother around the corner",
    first: "I knock softly and wash my hands. We sit down and you tell me what would help.",
    middle: "Four visits. You sleep, eat or talk; I hold the baby, and the soup is on the stove.",
    last: "Tea at your table. We write down who you can call from now on.",
    howLong: "Six visits of two hours, Tuesdays at ten, at your home",
    weBring: "I: soup, an apron, quiet. You: an open door",
    finishedWhen: "The sixth tea is drunk, and three names are on the refrigerator",
    whatItIsNot:
      "Not medical care. Fever, bleeding, feeding that hurts, a low mood that stays: call your doctor or midwife",
  },
  channel: {
    what: "Five people who send others: I see one of them on the first Tuesday of the month, for half an hour",
    small: "One thank-you text from the couch",
  },
  weeks: [
    {
      found: "Bring the half page to the pharmacy counter, and learn her name",
      invite: "Ask two parents I have visited before whether they would like a Tuesday",
      house: "Write the closing hour into my automatic reply",
    },
    {
      found: "See the midwife for fifteen minutes, and leave first",
      invite: "Invite four people to the hour of soup and chairs",
      house: "Put the rule for canceling into the booking message",
    },
    {
      found: "Leave six cards at the library’s baby hour",
      invite: "Write to one person who owes me nothing",
      house: "Ask the insurer about visits at home",
    },
  ],
} as const satisfies ArchetypePassages<"mother">;
