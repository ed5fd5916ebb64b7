import type { ArchetypePassages } from "./passage.ts";

export const mystic = {
  lessons: {
    "the-assessment-taken-slowly":
      "A mood can answer sixty questions. If the week has been strange, with a funeral in it or a moon that kept you up, the result will be about the week. Sit until it’s only you, then take the picture that warms you first. The checks are harder, since you know it’s true and can’t say when. Find the day anyway. Whose dream was it, in which month, where did the lamp stand? A lamp is evidence.",
    "two-under-one-roof":
      "Nilufar could be your cousin, so don’t stop at nodding. Whoever has your phone may be promising five steps because a silence sounds like nothing to sell. Borrow the shape of her new page: you tell me this, for a while that happens, we stop after an hour. Three facts, and one of them is an end. Then look at the back door. It may be you standing there, still carrying somebody’s evening at two in the morning.",
    "what-people-already-come-for":
      "You already feel what the five will say, and that’s the reason to ask. Send the messages before you’ve listened inward about whether today is the day; it takes eight minutes. What comes back may be plainer than what you sensed. “When I can’t hear myself think” has no shimmer to it, but a stranger could say it, and it’s strangers you’ll be writing for. Copy it as it stands. The star goes beside what you hadn’t felt coming.",
    "where-you-give-it-away":
      "A hand on your sleeve, by the chips: “what do you get from me?” You go quiet, something comes, and that was the work. It leaks when nobody asks, too. You’ve been carrying the neighbor’s trouble since Tuesday, without a word from her. Give both an L and rough hours. The fence has to be said before you’ve gone quiet, while you can still taste the salsa: “I don’t do it standing up. I have Thursdays.”",
    "one-sentence-about-your-work":
      "Mist gets into this one. “I help people hear their own knowing” is true, and the aunt will nod and ask what it is you do. Begin with the furniture. Two chairs, a deck face down, a candle, ten minutes without a word: your verb is in there, and it may be sit, or wait, or turn over. Are you afraid that a clear sentence could be wrong? It’s in pencil. The unsayable part is safe in the hour.",
    "the-person-you-would-do-it-for-again":
      "Did you choose this person, or did a feeling choose her? The portrait asks about shoes. Wet sneakers, a bus pass on a string, keys laid down before she sat. You may not have looked, because you were listening. Write “ask” in those rows, and not what you sense, since your five places grow out of facts. What she said when she first sat down counts for more here than what you heard underneath it. Word for word.",
    "a-business-model-that-fits":
      "Groups may score well on paper. Picture it, though: six faces on a screen, a chat scrolling past, somebody asking about parking. Give that its honest zero. Few sessions and long gaps is your row, and the gaps must stand in the ordinary week among the hours around people, or somebody will book them. Write “nobody, eleven to one” as if Nobody were a client. Then the lesson on prices can count it, and the price can carry it.",
    "the-signature-offer":
      "“Whatever wants to come” is a true answer, and the man on the phone will ask again. Run it as a film without sound: somebody sits down, a candle is lit, for ten minutes no lips move, one card is turned over. That can be told in order. Take the length from your old calendar and consult nothing else. Nobody can measure what you do, so the third ending is yours: an agreed time, looked back on together.",
    "a-smaller-door":
      "Let them taste the quiet. A talk about intuition would be easier to announce, and it would be lecture and no stillness. Twenty minutes, one lamp, one dream or one card; five of those minutes silent, and a sentence on paper to take along. Keep a watch where you can see it. After such quiet the hinge will feel crude, so write it on the back of the card, and say it while you’re turning on the hall light.",
    "a-price-you-can-say-aloud":
      "Waiting until the number feels right has given you a different number every month. Today it comes out of a table. Put your true limit in the second row: after how many people in a week do you still like the sound of a voice? If it’s five, write five. The quiet half hour between two of them belongs to the session, and the price grows to hold it. Say it, count to four. You’ve held longer silences than that.",
    "the-customer-journey":
      "People come to you for the unsaid, and then stand in the hall because of it. Which floor? Must I believe in it? Will you tell me something bad? Walk through your booking as a person who has never pulled a card and is a little afraid, and put an H wherever you relied on her sensing it. Then write one long message for the day before and send it to everybody. It’ll save you ten short ones.",
    "where-your-people-already-are":
      "No sign will come for this map; a bus schedule might. Follow your person from the first coffee to the bedside lamp, and write down what she types at eleven at night, when there’s a dream she can’t tell at breakfast. You need few places, and none of them loud. The hospice’s volunteer coordinator is one. Give both scores before you trust your sense of her, multiply, and then go and say hello.",
    "saying-it-in-your-own-voice":
      "Fog, says the leek. Read your page aloud at the gate and listen for the words that float: unfold, realm, essence. Your five people had feet. One of them wrote “it was dark out when I looked up,” and that line can do more than three of yours. Then add what the lesson asks of you by name, the hour and the street. Second floor, blue door, Thursdays from four. A mystery survives having an address.",
    "one-channel-properly":
      "Pick something that runs on days when you hear nothing; most Thursdays are like that. Ten chairs, say, and the first ten minutes never different: you light the lamp and tell people when it ends. A channel that waits until you feel called has a place and an act, and no rhythm. In a bad week it’s half as long, with tea, and nobody minds that nothing came.",
    "the-invitation":
      "There’s a kind that only hints: “I feel we’re meant to do some work together.” It leaves the other person nothing to refuse. For line one, use something she said aloud. What you sensed in her stays with you. “On the stairs you told me you’d dreamed of the house again.” Then the price, the street, the hour, as plain as soup on Friday. And send it before you stand up, whether or not the moment has a glow.",
    "the-ninety-day-launch-plan":
      "Few calls and long pauses, says the lesson of a quarter like yours, so put the pauses in first: the two empty weeks, and a blank morning after every fixed point. Then see that each box has a handle. “Tune in to the next offer” is weather. “Ask the bookstore about its back room” can be finished in an hour, and so can “write the message for the day before,” on a day with no weather at all.",
    "the-first-monday":
      "Don’t light anything first. No card for the day, no sitting until it’s clear; you’d find a reason to wait, and it would be a good one. If the box says to call somebody, the call is the sign. Borrow Emre’s opening sentence, and tremble if you must. On Friday there are three numbers to write down, and nothing to read into them.",
  },
  with: {
    teacher:
      "Somebody has to say in plain words why it’s so quiet in there. Let the Teacher write that page and answer the phone. In the room it explains nothing until the lamp is turned up.",
    mother:
      "It’s easier to be silent in a warm room, so let the Mother see to the kettle, the blanket, the text two days later. In the middle of the hour it’ll want to fill your pause with comfort.",
    architect:
      "Nilufar’s pair. The Architect writes the page, with a beginning and an end, about work it would never do itself. Give it the phone on one condition: no steps are promised, only an hour.",
    alchemist:
      "You wait for what comes, and the other walks toward what hurts. One hour can’t do both. Stillness has the room; the Alchemist gets one question near the start, while there’s time to hear the answer.",
    medicineKeeper:
      "What comes to you was never handed down, but the way you make ready can be. Let the Medicine Keeper open and close each hour in the same words. In between, nobody says how it’s done.",
    performer:
      "A quiet gift and a voice people follow: they’ll book the voice. Let the Performer lead one breath at the beginning and leave the stage, and have the page mention the silence.",
    artist:
      "An image arrives, and your second is already looking for a pencil. Ask it to wait until the door has closed again. The Artist may design the card, provided an hour and a street are on it.",
    earthGuardian:
      "You need stillness, your second needs it beside a river. Let the Earth Guardian choose the place and the season. Neither of you likes the phone, so write three sentences once and send them to everyone.",
    revolutionary:
      "You say it softly and leave room for a no. Your second is good at the gate: “I don’t predict, and I don’t do it for show.” In the room, have it count to ten.",
  },
  sentence:
    "I sit with people who have had the same dream more than once, and for most of the hour nobody explains it.",
  offer: {
    name: "The Same Dream",
    forWhom: "People who have dreamed a thing more than once and would like to stay with it",
    first: "You tell the dream. I write it down in your words and read it back, once.",
    middle:
      "Three hours. You tell it again; for ten minutes nobody speaks; I say what I noticed, as a question.",
    last: "You tell it a fifth time. We lay the first page beside it and look back.",
    howLong: "Five hours, every other Thursday at four, in the room with one lamp",
    weBring: "I: paper, tea, a clock. You: the dream, and nothing prepared",
    finishedWhen: "The fifth telling is written down under the first",
    whatItIsNot:
      "No predictions, and not therapy. If dreams keep you from sleeping or frighten you by day, see a doctor or a therapist",
  },
  channel: {
    what: "A quiet evening on the second Thursday of the month, ten chairs, the same first ten minutes",
    small: "Half as long, with tea",
  },
  weeks: [
    {
      found: "Ask the bookstore about its back room for the second Thursday",
      invite: "Write to two people who have told me a dream",
      house: "Write three sentences: what happens, how long, what it costs",
    },
    {
      found: "Leave ten cards at the yoga studio’s front desk",
      invite: "Invite three people to the quiet evening, by name",
      house: "Write the message for the day before, with the bell and the stairs",
    },
    {
      found: "Put the evening’s date and street on my page",
      invite: "Ask the hospice’s volunteer coordinator for fifteen minutes",
      house: "Block the half hours between two people in the calendar",
    },
  ],
} as const satisfies ArchetypePassages<"mystic">;
