import type { ArchetypePassages } from "./passage.ts";

export const performer = {
  lessons: {
    "the-assessment-taken-slowly":
      "You can feel an audience in sixty questions about yourself, and you’d like them to enjoy it. With the phone in another room, nobody can be sent the funny ones. Answer for the drive home, for a Wednesday, for the day you sang to no one. A check wants a person and a date, and applause is neither. Whose shoulders dropped? On which evening did the quiet man by the door come in on the second verse?",
    "two-under-one-roof":
      "Baraka was thanked for his schedules and hadn’t sung since the long rains. Look for that among your six: where were you praised for the sign-up sheet, and went home flat? Then look at the phone, which is a worse stage than it seems. You warm up on it, you’re funny, you give twenty minutes for nothing, and afterward neither of you needs the evening anymore. Three sentences, one breath. Save the rest of the breath.",
    "what-people-already-come-for":
      "Five people, one at a time. You’d get a bigger laugh from a group message, and fewer sentences you can use. “You’re amazing” goes into the book without a star, being a compliment. Look for what bodies did: “I sang in the car all the way home,” “I hadn’t danced since Dad.” Those are verbs. And if the blunt one writes about the day you hardly made a sound, give it a star. You didn’t know that counted.",
    "where-you-give-it-away":
      "“And you’ll do a song?” stands at the bottom of the invitation, under the parking. You say yes, since a guest who only eats is a strange thing to be, and by the cake you’ve sung, led the toast and carried out the speaker. Three hours, L. The fence goes into your reply to the invitation, while the date’s still far off: “I’d love to come and eat. If you’d like me to open the dancing, that’s work. Here’s my fee.”",
    "one-sentence-about-your-work":
      "A tagline will arrive within seconds, and it’ll get a laugh. Keep it for the stage. The question is whether the aunt can give it back tomorrow without your eyebrows. Write it as if somebody had to read it out in a flat voice: who’s in the room, what you do there, drum or hum or tell, and what the hour has in it. “Bring people alive” can’t be filmed. Eleven strangers humming can. Then say it, and bear the wait.",
    "the-person-you-would-do-it-for-again":
      "A full room isn’t a person. You can see the third row swaying, and couldn’t say what one of them had on her feet. Go back to an evening and follow somebody out of it, maybe the one who stayed to stack chairs. Where had he come from, in which shoes? What did he say at the coat hooks? Then the second test. If eight people left you less tired than eighty, it’s worth knowing before you choose.",
    "a-business-model-that-fits":
      "Rooms, dates, full rows: the scores will be quick. The table also says where it breaks, at the empty chairs, and you take those personally. Write down the smallest number you’d play to with good grace, and work out the ordinary week with that. Yewande lost a winter to a closet lined with comforters, so filming alone goes into the drawer, with its date. And in the bad week, when you have no voice, who holds the evening?",
    "the-signature-offer":
      "It was a wonderful night, and then what happens? A glow has no second part. See whether yours could be four evenings, or six, the same people on the same chairs, a first one where nobody has to be heard and a last one where somebody else begins. Film it with the sound off, a cruel test for you and a good one: mouths open, feet start, one person stands up. It’s finished when they lead the opening song and you sit down.",
    "a-smaller-door":
      "Ten minutes of your best material is a trailer. They’d have watched you and done nothing themselves, and a small door is the same work in small, so somebody has to hum. Half an hour, Thursdays at noon, one room: two rounds, one long breath together, home. Play it at half your brightness, so that they can hear each other. Then the hinge sentence, once, with no drumroll, and you’re the one handing out coats.",
    "a-price-you-can-say-aloud":
      "You laugh after the number. It gets you off the stage, and it gives the price back. On day two you’ll hear it in the recording, a small “ha,” a funny voice, and you may be struck by how charming it is. Take the count of four as a rest in the music: it has a length, and nobody plays. In the arithmetic, fill the chairs by half. Six out of twelve has to carry the room’s rent too.",
    "the-customer-journey":
      "Station eight has lights on it. The other nine are the hall, and after a great evening people stand there humming, with no way back to you. Give them one: before the last song you say the next date, and the day after there’s one message, with the words. Take the walk through your own booking on a flat day. If a stranger gets from the poster to a chair without once needing your charm, it works.",
    "where-your-people-already-are":
      "You’d score a place by how well it would fill. The lesson asks something else: is the trouble on their mind here? A wedding is two hundred people and a zero. The choir with five empty seats, or the caregivers’ evening where nobody laughs, may be a two times three. Go once without an instrument. Sit in the back row of somebody else’s evening, stay to stack the chairs, and learn the name of the woman who has the key.",
    "saying-it-in-your-own-voice":
      "Which of your voices? You own about six, and the page will have come out in the one for crowds. So the leek is your whole exercise: a gate, a neighbor, no microphone. Wherever you hear “unforgettable,” cross it out. Your five have said it smaller, “I don’t sing, and then I was singing.” Put that at the top and get out of its way. At the party, say the sentence and stop. You’ll want to demonstrate. Ask what they do.",
    "one-channel-properly":
      "Same room, same day, same price, and the first ten minutes never change. It’s the ten minutes you’ll fight, since you’d sooner give them something new. But whoever’s nervous on the stairs wants to know what the first sound will be. Change what comes after. In a bad week it’s half as long, with tea and a song that everyone knows already. Two such evenings on paper, undated, are your stock. You may miss once. Don’t miss twice.",
    "the-invitation":
      "To a room you could do it without notes. To one person, in writing, with a price in the middle, it’s quieter than you like. Dariush has the pitch: a ferry, four Thursdays, sixty dollars, eight chairs. No “you HAVE to be there.” So much warmth makes a no feel like spoiling the party, and line six is there so it won’t. When the no comes, it’s about some Thursdays in March. It isn’t a review.",
    "the-ninety-day-launch-plan":
      "Begin with a room and a date; the lesson says so of you by name. Call about the key before you fill a single box. Then work backward, three weeks’ notice, and see to the weeks in which nobody claps, because those are the ones you’d skip: the insurer, the price card, the list of who came. Give each a quarter of an hour and something to whistle. One empty week belongs right behind the biggest evening, when the glow has gone.",
    "the-first-monday":
      "There’s no audience for this one. A card on a board, a sentence to an insurer, and the kitchen stays as quiet as it was. Do it flat, then tell your witness in one line, without making a story of it. Some Friday the last number will be a zero, and you’ll hear that you aren’t loved. It says that nobody came on a Thursday. Sing to the dishes.",
  },
  with: {
    teacher:
      "You’ll meet Yewande in week two; she has your pair, and a church basement. Let the Teacher write the song sheets and the note for the day before. Give it the room, and nobody’s feet will move.",
    mother:
      "You’re still glowing, and the Mother has seen who sat out. Send it over with a cup. On the phone it promises everybody the place by the radiator, so count the chairs first.",
    mystic:
      "The minute before the doors open belongs to the Mystic, and so does one silence in the middle, longer than you like. If it writes the poster, nobody will know there’s singing.",
    architect:
      "Baraka arranged half of Mombasa’s concerts and was thanked for it. It could happen in your house, too. The Architect books the room, makes the list, hands you the key and goes home.",
    alchemist:
      "A room can be lifted and it can be taken down, and you could do either with one song. What the page announced, you keep to. The Alchemist’s evenings need eight chairs and a slow way back up.",
    medicineKeeper:
      "The first ten minutes, always the same: you’d change them, and your second won’t allow it. Let the Medicine Keeper light the candle and set the circle. Nervous people come back because of it.",
    artist:
      "You leave a glow, your second leaves something to hold. The words of one song on a good card are enough. Don’t wait for the Artist to finish the poster; send the date.",
    earthGuardian:
      "Drums carry over water, and the ducks were there first. The Earth Guardian picks the place and teaches you to end an evening by listening. The phone stays with you, since out there it has no signal.",
    revolutionary:
      "You’d like the whole room with you, and the other would risk it for one true sentence. Settle it before the phone rings. If the page says singing, sing, and let the sentence come between two songs.",
  },
  sentence:
    "I drum with people who sit in meetings all week, a dozen in a circle, and for an hour nobody has to finish a sentence.",
  offer: {
    name: "Six Loud Wednesdays",
    forWhom: "People who sit in meetings all week and talk until they can’t hear themselves",
    first: "Shoes off, names around the circle, one beat that everybody can hold",
    middle: "Four evenings, one rhythm more each time. Nobody plays alone.",
    last: "Two of you begin, I sit down, we play it out; then we eat and look back",
    howLong: "Six evenings of seventy-five minutes, Wednesdays at seven, at the community center",
    weBring: "I: twelve drums and a box of earplugs. You: hands, and a bottle of water",
    finishedWhen: "The circle has begun a round and ended it without me",
    whatItIsNot:
      "Not music therapy, and no training for the stage. If your ears ring or your heart races, ask your doctor before you come",
  },
  channel: {
    what: "A regular evening: last Friday of the month, same room, same price, the same first ten minutes",
    small: "Half as long, with tea, and a song that everybody knows",
  },
  weeks: [
    {
      found: "Ask the community center for the last Friday, and write down who has the key",
      invite: "Text two people who have drummed with me: the date, ninety minutes, the price",
      house: "Find out what the insurer says about twelve people and a floor",
    },
    {
      found: "Hang the poster at the library and leave six cards",
      invite: "Write to three people, one at a time, with no exclamation marks",
      house: "Write the message for the day before: shoes, parking, earplugs",
    },
    {
      found: "Sit through the choir’s evening and stay to stack the chairs",
      invite: "Write to the choir’s leader and ask for fifteen minutes",
      house: "Record the price on my phone, and listen for the laugh",
    },
  ],
} as const satisfies ArchetypePassages<"performer">;
