import type { ArchetypePassages } from "./passage.ts";

export const artist = {
  lessons: {
    "the-assessment-taken-slowly":
      "Before the first question you’ll have chosen the cup, the pencil and the corner of the table where the light is good. Now begin. The scenes are made of words and you think in pictures, so take the picture that warms you and don’t retouch it. Three marks in plain graphite will do for the result. If you argue with the drawer in which things are perfected, that’s a wavy line. Copy it out, and don’t illuminate the capital.",
    "two-under-one-roof":
      "Somebody asked for help, and you sent a photograph, a color, a link to something lovely; on Friday a small package went off. Was anyone ever in the room? Look for that in your six, and write down how you were on the way home from the post office. Then the reply, with what really happens once the door is shut: “You bring three of his things. I lay them out while you talk. You take home the picture.”",
    "what-people-already-come-for":
      "“It’s beautiful” is a compliment, so it gets no star. Look for where the thing hangs. “When my brother died I put your card by the sink” has an occasion in it, a verb, and a sink. Copy the answers in ordinary handwriting, spelling left crooked, without a border. Under C goes only what somebody asked you for within the year. The series you love best may have to rest, and the mending you never mention may have to move.",
    "where-you-give-it-away":
      "The best one leaves as a present. You sell the second best, apologize for its corner, and tell yourself that the good one couldn’t have had a price. List what you gave away in these fourteen days, with the hours, drying not counted. Then fence the next one before anybody sees it: a slip of paper on the back, a figure, the date. A postcard you may give gladly, since that has a size. The gift ends where the canvas begins.",
    "one-sentence-about-your-work":
      "Adjectives are paint, and until the third draft you work in pencil. It’ll look bare. Stay with the verb: you draw, you stitch, you lay out, you photograph, and somebody’s there while you do. Who? A person with an occasion that has no form yet, an empty chair, a house to leave, the dog’s last summer. How it feels, one of the five has told you: “Yes. Like that.” When you get your one adjective back, don’t spend it on a color.",
    "the-person-you-would-do-it-for-again":
      "Down to the shoes is the easy half. You’ll have the stain on the left one and the knot in the lace. Go on to what can’t be drawn: what happened that Tuesday, what she’d tried already, who noticed before you did. Be strict about the second test, too. Some people praise the piece and leave you tired for a week with “could it be a little brighter?” That one isn’t your person, whatever was paid.",
    "a-business-model-that-fits":
      "Prints and decks look so sensible on the scoring page. Give them the number they’d get in November, with cardboard boxes up and down the hall and the two-hundredth copy on the table. Commissions suit you, a picture or a whole room, if they have edges: a size, one sketch, a day on which it’s done. Put looking, drying and beginning again among the hours around people. For you they’re most of the week.",
    "the-signature-offer":
      "A thing exists: the first ending is yours without trying. Your trouble is the middle, where you disappear and the other person hears nothing for seven weeks. Put meetings there. At the first they talk and your hands are busy; at the second they see it half done, in pencil or pinned up loosely, and say where it’s wrong. And finished is a date in the calendar. “When it’s right” is an agreement with yourself.",
    "a-smaller-door":
      "Delphine’s shirt pocket shows how small is done: the same sewing, the same linen, ten days in place of four months, and whole. What’s your pocket? Something the size of a hand, made while they watch or ready by a day you name, and not the leftover corner of a bigger one. It has its price on a label before anybody picks it up. If an afternoon went by over the paper for that label, look at rule five again.",
    "a-price-you-can-say-aloud":
      "What came from the heart you’d rather give than price, and the arithmetic is kind about that. It asks for weeks, rent and hours, and never what the thing is worth. Count the false start too. Then rehearse with the piece in the room and a cloth over it, so that no one’s looking at it while you say the number. Count to four. Whatever you were going to add, that it’s only a study, that the corner isn’t right, is a discount.",
    "the-customer-journey":
      "Your hall may be lovely and have no sign in it: a pressed flower in the envelope, and no bell. Walk through the booking as somebody who doesn’t see design at all and reads only words. What happens next, when, who makes the move? The longest H is the silence between the deposit and the piece. It takes two sentences to put a chair there. “On the 14th I’ll send you the sketch. Write back with one wish.”",
    "where-your-people-already-are":
      "Walls are where you’d look first, and a handsome café scores a one, because people are there for the coffee. Where is the trouble on their mind, with nothing to look at? In the frame shop, in the bare room at the funeral home, at the seamstress’s, who gets handed a dead man’s shirts. Beside each circle goes a name. Pass one small piece across the counter and ask your question while they’re holding it. Then take it home again.",
    "saying-it-in-your-own-voice":
      "The paper comes last; the lesson says it to your face. Two hundred words in the plainest type you own, and no picture until they can stand without one. Your page would sooner show than say, so say what a person sees: the north window, the long table, a sheet with nothing on it yet. Borrow a scrap from the five. And the back of the card stays empty. Somebody’s appointment will be written there, in ballpoint, and you’ll live.",
    "one-channel-properly":
      "One new thing to touch, on one counter, on the first of the month. The eleventh time is the one to picture, when what you have isn’t good enough and you’d sooner skip it. Decide today what enough is: postcard size, dry, the date of the next studio day on the back. Two of those lie in a folder, from your ordinary work. With a fever, the card goes up alone, unframed, and you don’t drive back in the evening to straighten it.",
    "the-invitation":
      "Six plain lines, and you’d spend the eighteen minutes on the D of “Dear.” Type it. Let it leave the phone ugly, before you stand up. The line you’re good for is the first, because you look at people: “You stood in front of the blue one and didn’t say anything.” After that the price goes in the middle, between two ordinary facts. If she says no, she’s turned down a Saturday. The blue one is as good as it was.",
    "the-ninety-day-launch-plan":
      "Thirteen rows will want to become a beautiful object, and you’ll spoil the first sheet in order to start over. Use the template, in ink, crossed-out word and all. Then look for the weeks in which something is shown. “Finish the series” doesn’t fit in a box; “photograph three in daylight” does, and so does “write a price on the back.” Whatever begins with “redo” goes into the drawer. Hang the page on the cabinet door, a little crooked.",
    "the-first-monday":
      "It isn’t good enough yet: that’s the second of the four reasons, and you could recite it. Put the date on the thing and call it the first version. These fifteen minutes are for letting it be seen. If you catch yourself adjusting, sit on your hands and press save with your elbow. The check mark may be as handsome as you please, in one stroke.",
  },
  with: {
    teacher:
      "Someone stands before the piece, and your second begins to explain it. Ask the Teacher for a label of thirty words, then keep it out of the room until they’ve said what they see.",
    mother:
      "Half of what you make has left the house as comfort. Let the Mother pour the tea while somebody looks. Keep it away from the price list: it gives the good one to whoever is saddest.",
    mystic:
      "You wait for the light and your second waits for a sign, and somebody has asked about Thursday. The Mystic gets the hour before you begin. The phone gets a calendar, with no drawing in it.",
    architect:
      "Sizes, sketches, deposits, a day on which it’s delivered: let the Architect have the phone and the middle of every commission. It can’t hurry the looking, and it has no vote on the blue.",
    alchemist:
      "First the feeling, then its shape, with a break in between for air. If the Alchemist has the phone, people arrive ready to weep, and there’s only paper. Say on the page what your hands will be doing.",
    medicineKeeper:
      "A thing made as it was always made, with one line in it that’s yours. The Medicine Keeper looks after the tools and opens the studio day. It would copy the old pattern forever; sign your own.",
    performer:
      "Somebody should stand beside the work, and you’d rather leave the room. Let the Performer open the studio day and tell the story of one piece. Then it’s quiet, and people look.",
    earthGuardian:
      "Clay, dye, the light at four in October: the Earth Guardian brings you what you make things from, and sets your year. It stays out until dark, so write the three-sentence reply at breakfast.",
    revolutionary:
      "Is it a picture or a poster? Your second wants it said, and you want it seen. Let the Revolutionary choose the subject now and then, and write one line beneath. The room is yours.",
  },
  sentence:
    "I draw while people tell me about a house they have to leave, and they go home with the house on paper.",
  offer: {
    name: "The House on Paper",
    forWhom: "People who are about to leave a house they have lived in for a long time",
    first: "I come to the house. You show me three rooms; I draw while you talk.",
    middle: "After two weeks you get one sketch, in pencil. You write back with one wish.",
    last: "I bring the drawing. We look at it together, and over coffee we look back.",
    howLong: "Two visits of ninety minutes and a sketch in between, within six weeks",
    weBring: "I: paper, ink, an eraser. You: three rooms, and a story for each",
    finishedWhen: "The drawing is in your hands, on the day we set at the first visit",
    whatItIsNot:
      "Not counseling. If leaving is more than you can carry, see a counselor or your doctor; I can give you a name",
  },
  channel: {
    what: "A window at the frame shop: on the first of the month one small drawing, with the next date on the back",
    small: "The card alone, unframed",
  },
  weeks: [
    {
      found: "Put one drawing and six cards in the frame shop’s window",
      invite: "Write to the person who stood in front of the blue one",
      house: "Write a price on the back of three pieces",
    },
    {
      found: "Photograph three drawings in daylight and put them on my page",
      invite: "Invite three people to the studio day, by name",
      house: "Write the two sentences for the weeks between deposit and piece",
    },
    {
      found: "Bring the half page and one small piece to the moving company’s office",
      invite: "Ask one admirer whether she would like the good one, at its price",
      house: "Put two finished postcards in the folder, undated",
    },
  ],
} as const satisfies ArchetypePassages<"artist">;
