import type { ArchetypePassages } from "./passage.ts";

export const teacher = {
  lessons: {
    "the-assessment-taken-slowly":
      "Joaquim found his at Sunday lunch, with two forks and the salt shaker. Look for your checks in such places, away from the mat and the certificates: who explained it back to you, at which table, on which day? “My students in general” earns nothing. And go easy on the margins. You’ll feel like annotating the description, with sources. A check, an X and a wavy line are all it asks for.",
    "two-under-one-roof":
      "“Do you have Thursday?” can be answered in one word, and you know three reasons why it’s a good question. Go through your six replies and count the sentences that explain. Those belong in the room, where somebody has come to understand something. On the phone, cut: what happens, how long it takes, a day. If the reply still has a “because” in it, read it aloud and see whether one breath is enough.",
    "what-people-already-come-for":
      "Don’t improve the question. You’ll see how it could be clearer, and you’ll want to add an example so that nobody misunderstands; then you’ll get your own example back five times. Send it as it is. In the inventory your R heap may be the tallest, with all those trainings in it, and what goes under C smaller than a certificate. “You explained it so I could tell my husband” has an occasion and a verb. Underline both.",
    "where-you-give-it-away":
      "It begins with “just quickly.” At twenty to ten you’re in the parking lot, drawing the diagram on somebody’s envelope, and you’re enjoying it, which is why it never gets an L. Give it one. Then decide on the size of the gift: one question, answered fully, standing up. Write the second half of the fence for the moment she says “and what about”: “That one deserves an hour. I have Wednesdays.”",
    "one-sentence-about-your-work":
      "The method wants to be in it. You’ve taught its name for years, and leaving it out feels like teaching the alphabet without the A. Leave it out. Your verb needs watching too, because “help people understand” can’t be filmed. What does the camera see? You draw, you ask, you wait, you push the paper across the table. And when the aunt looks blank, don’t explain the sentence to her. Write down what she asks.",
    "the-person-you-would-do-it-for-again":
      "The brightest one comes to mind first, the one who took notes and quoted you to others. Hold her against the second test: did you go home less tired? The better answer may be the man who followed nothing for two visits and then, at the door, said it in words of his own. Put that sentence into the portrait with its grammar left crooked. You’ll want to tidy it. It was clear enough for him.",
    "a-business-model-that-fits":
      "Courses will score three. The table says where they break, in the making, and you’d still be revising lesson two in June. Teach it first: eight people, a flip chart, one evening a week. Their questions are the outline you’d have spent the winter on. After “I earn by” goes the version with people in it. The recorded one gets the drawer, and a date.",
    "the-signature-offer":
      "Dilnoza’s six minutes about presence could have been yours about the method. The man on the phone wants to know where he sits. Write the page as a film with the sound off: no reasons, no theory, only chairs, paper and a cup. Then look at the three endings. The second is made for you, a person can do something without you. Name that something exactly, and the meeting at which you’ll both watch it being done.",
    "a-smaller-door":
      "A free talk will suggest itself. But a small door is the same work in small, and a lecture brings you people who like lectures. What you do is take one person’s muddle and clear it. So: one question, twenty-five minutes, one sheet of paper to carry home. Close the folder when the time is up, even if you’re an example short. Rule one asks for whole. It doesn’t ask for complete.",
    "a-price-you-can-say-aloud":
      "After the number comes your explanation: what’s included, how it compares, why it’s fair. You can hear it start up like a projector. On day two, listen to the recording for the word “because.” On day three, count to four on your fingers under the table. And give the arithmetic the line you always leave out, which is preparing. If forty minutes of reading stand before an hour of talk, the session is a hundred minutes long.",
    "the-customer-journey":
      "Your stations are full of words. The welcome message has attachments, the note for the day before has background, and the stranger on the stairs still can’t tell which bell to press. Take a ruler to each message. What happens next, when, and who makes the move go above the line; everything worth knowing goes below it, or waits for station nine, when people have begun to wonder. Put an H wherever the answer is on page two.",
    "where-your-people-already-are":
      "Look for the places where people ask and get half an answer: the librarian’s desk, the group chat in which the same question comes up every Monday, the front desk that says “you’d have to ask somebody.” Those score a three for what’s on their mind. When you bring the half page, you have one question to put and fifteen minutes to spend. Spend them taking notes. If you catch yourself on “well, actually,” thank them for the tea.",
    "saying-it-in-your-own-voice":
      "Somewhere in your two hundred words a paragraph begins “Many people think.” It corrects a mistake that the bus driver never made. Cut it. One example may stay, and the space you’ve gained goes to part three, where somebody is standing on the doormat. Your five won’t have quoted your theory. They’ll have mentioned the receipt you drew it on. Put the receipt on the page, and leave the theory in the room.",
    "one-channel-properly":
      "A letter has 150 words, says the lesson. Yours wants nine hundred and a reading list. One thing noticed, one thing open, one way to answer; the rest of what you know will keep. Put the questions people ask you into a shoebox, and let each letter reply to one. Two replies, finished and undated, are your can of beans. The small version is the question and your shortest true answer, three lines, written with a fever if need be.",
    "the-invitation":
      "Line two is where you’ll stay too long. What it is, and for whom: that takes one sentence, and you’ll have five, because you’d like them to decide well informed. Dariush writes “for people who say exactly that” and goes on to the evening and the price. Do the same, and keep the rest for whoever asks. When you feel a footnote coming, skip to line six, the one in which they’re allowed to say no.",
    "the-ninety-day-launch-plan":
      "“Read up on” isn’t a thing for the house. Neither is “finish the training” or “revise the outline.” Go down your third column and move whatever is study to the drawer; it will be more than you like. Then set a fixed point that has you teaching before you feel finished: week four, one evening, one question, six chairs. The boxes in weeks one to three may be modest, so long as they lead to that room.",
    "the-first-monday":
      "You read to the end before you began, didn’t you? Nothing in it is needed for the first fifteen minutes. Go back to the word “stop.” If the thing isn’t good enough yet, three strangers will correct it sooner than you can. And write Friday’s numbers bare, with no commentary. They can explain themselves after six weeks.",
  },
  with: {
    mother:
      "People stay after class for the question, and then for the tea. Let the Mother set out the cups and name the hour they’re cleared away. With the phone in its hand, every answer comes with a second helping.",
    mystic:
      "You know the reason, and something in you knew before there was one. Give the Mystic a silence in the middle of the hour. Keep it off the phone, where “I sense we should meet” leaves people asking when.",
    architect:
      "Two tidy minds, and nobody to leave a thing unsaid. The Architect may have the phone and the outline. The room is yours, with ten minutes in it that are on no outline at all.",
    alchemist:
      "Someone asks why, and beneath the question lies something that hurts. The Alchemist can tell when explaining should stop; give it a chair in the room. At the back door it would still be listening at midnight.",
    medicineKeeper:
      "Hands show what words walk around. Let the Medicine Keeper set out the room and begin with something to do; then speak. On the phone it says too little, and you’d say the rest twice.",
    performer:
      "When the Performer answers the phone, people come for a show and get a lesson. Have it open the hour with a story, then take a seat in the front row while you ask for questions.",
    artist:
      "A handout so lovely that nobody dares write on it: that was your second. Give the Artist the one drawing that makes the idea plain, and keep the phone yourself. A beautiful reply still has to say Thursday.",
    earthGuardian:
      "Explained beside a pond, half of it turns out to need no words. The Earth Guardian may choose where and when; the what is yours, and so is the phone, since nobody answers messages from a ridge.",
    revolutionary:
      "You say it because it’s unclear, your second because it’s forbidden. If the Revolutionary answers the phone, people arrive ready to argue. Let it pick the subject, and you pick the first sentence.",
  },
  sentence:
    "I go through the birth chart with people who have only ever been told about theirs, and they may stop me at every word.",
  offer: {
    name: "The Chart, Slowly",
    forWhom: "People who have had a reading and could not repeat a word of it the next day",
    first: "An hour with your chart on the table. You say what you were told; I write it down.",
    middle: "Two meetings, one part of the chart in each. I ask, you explain it back.",
    last: "You read the chart aloud yourself, to me or to a friend you bring, and we look back",
    howLong: "Four hours within eight weeks, at my table or by video",
    weBring: "I: the chart, printed large, and pencils. You: a notebook and every question",
    finishedWhen: "You have read it through once in your own words",
    whatItIsNot:
      "No predictions, and no advice on health, money or the law: see a doctor, an accountant or a lawyer",
  },
  channel: {
    what: "A letter on the first Thursday of the month: one question somebody asked, answered in 150 words",
    small: "The question, and three lines",
  },
  weeks: [
    {
      found: "Ask twenty people, one by one, whether they would like the letter",
      invite: "Write to two people who stayed after class",
      house: "Write down the five questions I am asked most",
    },
    {
      found: "Send the first letter, and finish the second without a date",
      invite: "Invite three people to the one-question evening",
      house: "Cut the welcome message to six lines",
    },
    {
      found: "Leave six printed letters with the librarian",
      invite: "Ask the studio owner for fifteen minutes and a cup of tea",
      house: "Put both prices on my page, with nothing after them",
    },
  ],
} as const satisfies ArchetypePassages<"teacher">;
