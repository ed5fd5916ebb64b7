import type { ArchetypePassages } from "./passage.ts";

export const revolutionary = {
  lessons: {
    "the-assessment-taken-slowly":
      "You’ll question the questions. Some deserve it, and “None of the above” is there for that; use it where it’s true, and not on principle. The impostor in your chair is the fight you’re in, with the landlord or the board. Think of ten years, the peaceful ones included. For the checks, find somebody who spoke up because you had. What did she say, and on what day? Leave the space under your wavy line white. You don’t have to win this page.",
    "two-under-one-roof":
      "Half of your six will be some form of “could you say something?” By dinner you’d said it. Look at who did the helping. Was it you in the room, while somebody tried out her own sentence, or you at the back door after midnight, writing the letter for her? The first is your work. The phone needs a cooler head than the one that has just read the message. Write the three sentences, sleep on them, then send.",
    "what-people-already-come-for":
      "A blunt one is easy for you to find; take trouble over the gentle four. If “when she needs someone to be angry for her” comes back, ask tomorrow whether that’s a C or on its way to R. Underline what people did themselves: “I told him no, and my voice hardly shook.” It’s their deed, and your occasion. One answer you’ll want to dispute. Copy that one with special care, word for word, as if it were right.",
    "where-you-give-it-away":
      "Four committees, a group chat in capital letters, the complaint of a man you’ve met once. It doesn’t feel like a leak, it feels like justice. Add up the L hours anyway and multiply by twenty-six. One cause stays a gift, with its evening and its end. The others get two sentences, and you’ll dislike how calm they sound: “I’ll gladly read your letter once and mark three places. If you want me beside you at the hearing, that’s work I charge for.”",
    "one-sentence-about-your-work":
      "“I fight for” is a verb, but try to film it. What’s in the room is smaller and kinder: somebody sits across from you and says the thing she can’t say to her brother, and you ask her to say it again. Begin there. The whom is a person about to speak, and no villain stands beside her; if your sentence needs one, cut him. The aunt may disagree with you about everything. She still has to be able to repeat it.",
    "the-person-you-would-do-it-for-again":
      "The most wronged person you know may not be the one. Her case took all winter, and you were tired in a way that outlasted it. Look for somebody who came with one conversation and left in order to have it. What had he rehearsed, in which shoes, and what happened on the Tuesday that sent him? Could he have paid? You’re allowed to ask. And if all three were angry, put down a fourth who was only afraid.",
    "a-business-model-that-fits":
      "Beginnings suit you and upkeep doesn’t, so distrust whatever scores a three in its first month. A membership is eleven months of upkeep. Talks, a workshop, a few hours of coaching before a hard conversation: each has an end, and then something may begin. Put the question of the sixth winter this way. What would you still be doing once nobody disapproved of it anymore? That’s your main leg. The movement goes into the drawer, and gets a date.",
    "the-signature-offer":
      "What happens after it’s finally been said? That row you’ve left empty. You’re there for the sentence, and the page needs the Thursday behind it, a meeting to hear how it went, what broke, what can be mended. Make it the last part, and let the offer be finished there. Then promise the deed: three rehearsals of an hour, and you play the boss. “You’ll never be silenced again” is a promise about other people, and they have plans of their own.",
    "a-smaller-door":
      "A rant at the bookstore would fill the chairs, and people would go home knowing what you’re against. Your work in small is one person and one sentence. Twenty-five minutes: she says what she’d like to say, and to whom; you ask for it shorter; she says it standing up. It can be closed again, since nobody’s sent out to fight tonight. If what comes up is danger at home, you stop, and bring in those trained for it. Otherwise the hinge, and her coat.",
    "a-price-you-can-say-aloud":
      "Money is the whole trouble, you could argue, and you might be right, and the room still costs what it costs. Put the principle where it does some good: in the line for reduced places, with a number and a price, and the arithmetic done again. After that, the full price needs no lecture about who can afford things. One sentence, a period. On day three your friend says “that’s a lot,” and you don’t agree with her. Count to four.",
    "the-customer-journey":
      "Who can’t even get into your hall? You’ll see it sooner than most: the stairs, the form with two boxes, the evening without a sitter. Mark it H, and fix one today. Then look at the hall you make yourself. A person asks something small at station two and is sent a manifesto with no day in it. Say when, where and how long, and give the rule for canceling without an argument for it. In the thank-you note, name one brave thing you saw.",
    "where-your-people-already-are":
      "Start with who’s missing. If your person never sits in any of the twelve places, the map is wrong; ask what she types at eleven at night, and who hears it first. The union rep, the school secretary, the one nurse everybody tells. A room full of people who agree with you scores a zero for trouble on their mind, however warm it is. And when you’ve put your one question, write the reply down uncorrected.",
    "saying-it-in-your-own-voice":
      "Your first paragraph is about everyone else’s clinic. It may be accurate, and a tired reader thinks she’s walked in on a quarrel. Begin with her: “I rehearse it in the shower, and then I say ‘no problem.’” Tell her what happens at a first visit, including what you won’t ask of her. One sentence on the page may have teeth, the one that says who you’re here for. Read it to the neighbor with the leek, who voted the other way.",
    "one-channel-properly":
      "A letter once a month, with one thing you noticed. You’ll have noticed ten; the other nine can be stock. Write it hot on Tuesday and send it cool on Thursday: what limps may stay, what wounds comes out. Let half of it be about what you’re building, with a date and one way to answer, or people will read you for the thunder and never come. The small version is three lines and no opinion. “The circle’s on. Six chairs.”",
    "the-invitation":
      "The one you most want to ask is the one who ought to come, for her own good. Careful, that’s a summons. Take somebody who told you she’d like to, and put her own words in line one. Then the facts, without the case for them; nobody has to agree about her boss before she can have a chair. A no gets “Thank you for telling me,” and no second round. You help people learn to say that word. Let this one work.",
    "the-ninety-day-launch-plan":
      "What you’re against won’t fit in a box. It doesn’t begin with a verb, and it depends on others. “Change how studios treat beginners” goes into the drawer; “ask one studio for a Sunday hour” goes into week two. Then plan some upkeep, since you’ll leave it out: receipts, thank-you notes, a second visit to the same person. By Wednesday some cause will have asked for your two empty weeks. There’s a line through them. They aren’t available.",
    "the-first-monday":
      "If anybody had told you not to, you’d have done it by now. Nobody will. There’s only a thumbtack, a card, an insurer, and it seems too small to spend courage on. Thirty-three of those are what you’ve been asking for. When the first Friday says one, zero, zero, don’t look for who’s to blame. After six weeks find where the numbers drop, and stay for the repair.",
  },
  with: {
    teacher:
      "No one dares to say it, so you do; no one has explained it, so your second does. Give the Teacher the phone and the handout. In the room, explaining is how the two of you put off the sentence.",
    mother:
      "The Mother makes it safe to shake: the door, the tea, the call on the day after. Left alone with the phone, it takes in everyone who was ever wronged, so you keep the closing hour.",
    mystic:
      "Three breaths between the message and your reply: that’s what the Mystic is for. What you saw, you may say. What it sensed about somebody stays a question, and is asked in the room.",
    architect:
      "You open a door, and here’s somebody who’ll hang it properly. The Architect takes the phone, the dates, and the second meeting, which you’d skip. It isn’t allowed to sand down the first sentence.",
    alchemist:
      "Is it a wound or a wrong? With you two it’s always one of them. Let the Alchemist ask first, so that she’s felt it before she says it to anyone. Then you rehearse, standing up.",
    medicineKeeper:
      "The customs you’d change, your second keeps. Let the Medicine Keeper give the circle a candle and the same last words. Hard things are said more easily between two that nobody has to fight about.",
    performer:
      "Together you can heat up a room in a minute. Ask what tonight is for, the truth or the crowd, because the Performer will bend the one to keep the other. It opens and closes; you speak in between.",
    artist:
      "A sentence that’s been lettered by hand outlives the meeting. Let the Artist make one thing people can carry home, with their own words on it. The phone would wait all week for its reply.",
    earthGuardian:
      "After a hard meeting your second knows where to put you: outdoors, walking, until you can hear again. Let the Earth Guardian set the rest days. It doesn’t want the phone, and shouldn’t have it.",
  },
  sentence:
    "I rehearse with people who have one hard conversation ahead of them, and they may say it badly as often as they like.",
  offer: {
    name: "One Hard Conversation",
    forWhom:
      "People who have something to say to a boss, a brother or a board, and a date by which to say it",
    first: "What is the sentence, who is it for, what could it cost you? You write it down.",
    middle: "Two rehearsals, standing up. I play the other person; you can stop me at any word.",
    last: "Within a week of the day: what was said, what broke, what can be mended. We look back.",
    howLong: "Four hours within five weeks, Mondays at six, at my place or by video",
    weBring: "I: two chairs and a pencil. You: one conversation, and no more than one",
    finishedWhen: "The fourth hour is over, whether or not you had the conversation",
    whatItIsNot:
      "No legal advice and no mediation. If you are afraid of that person, we don’t rehearse: a hotline, a lawyer, the emergency number",
  },
  channel: {
    what: "A letter on the last Thursday of the month: one thing noticed, one thing open, one way to answer",
    small: "Three lines, and no opinion",
  },
  weeks: [
    {
      found: "Ask twenty people, one at a time, whether they want the letter",
      invite: "Write to one person who has said she would like to",
      house: "Decide on reduced places: how many a month, at what price",
    },
    {
      found: "Send the letter on Thursday, after a night in the drawer",
      invite: "Invite three people to twenty-five minutes with one sentence",
      house: "Read the booking message for what argues, and cut that",
    },
    {
      found: "Bring the half page to the union rep, and write down her answer",
      invite: "Ask one studio for a Sunday hour and a cup of tea",
      house: "Write two thank-you notes, each with one brave thing in it",
    },
  ],
} as const satisfies ArchetypePassages<"revolutionary">;
