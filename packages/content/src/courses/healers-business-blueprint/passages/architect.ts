import type { ArchetypePassages } from "./passage.ts";

export const architect = {
  lessons: {
    "the-assessment-taken-slowly":
      "You’d like to see how the scores are weighted. Not today; take the picture that warms you first and go on to the next. With the marks it gets easier, because there are three of them and a table with a column for the day. Then you come to the sentence about organizing people who were having a feeling. Sunniva needed a night before she crossed out “once.” Give it your wavy line, and draw up no plan for improving.",
    "two-under-one-roof":
      "Every reply you send has a next step in it, so the phone has probably been yours for years. The room is too, and there people want what they came for: the muddle on the table, sorted by four o’clock. Look at your six for the opposite of Nilufar’s mistake. Is the reply so orderly that nobody dares arrive in a mess? “Bring the shoebox as it is. We sort it together. It takes ninety minutes.”",
    "what-people-already-come-for":
      "Five people are enough. You were about to make it twelve, with a form, so that the answers could be compared. A form is how “you took the calendar out of my hand and I could breathe” turns into “organization, five of five.” Send the message as it’s written and copy down what comes, slang included. Your inventory will be in three perfect heaps before anybody has replied. Leave the letters in pencil; the answers get to move them.",
    "where-you-give-it-away":
      "Lunch, a napkin, somebody’s stuck project. By dessert it has three phases and a name, and she says you should do this for a living. Put the two hours down with an L. Your fence is easy to say and hard to keep, because your hand goes for the pen: “I’ll gladly listen all through lunch. When you want it drawn up, I do that on Mondays, for a fee.” Put the cap back on while you say it.",
    "one-sentence-about-your-work":
      "Yours may come out correct and cold. “I design structures for wellness businesses” passes the one-breath test, and nobody’s shoulders drop. Look at the lesson’s line about the retreat on one sheet of paper: it comes alive in the second half, where somebody can put it down. Write that third piece first, from the five answers. What was in her head at three in the morning? Then the verb, one you can film. Sort, draw, label, put.",
    "the-person-you-would-do-it-for-again":
      "A persona in bullet points is the very thing this lesson doesn’t want. You could produce one before the kettle boils, fond of linen, and it would agree with every plan you have. Take somebody who didn’t follow the plan. What did he do first in your room, clear the table or sit down on the folder? Where the portrait has a gap, write “ask.” A gap will bother you more than a wrong guess, and next week it’s worth more.",
    "a-business-model-that-fits":
      "Four rows, three scores: a pleasure, and you’ll want to add a column. Don’t. Put down the first number and spend your time on the bad week, the part that plans leave out. Then ask what your favorite needs before the first payment. Twelve modules are three months of evenings. A planning day for one tired client next month is two sheets of paper and a lunch. The program goes into the drawer, with the date you may open it.",
    "the-signature-offer":
      "You’ll be quick with this page, and by evening it has rows inside its rows. Read what they promise. “A practice that runs itself” is about somebody else’s life; “two planning days and a folder” is a deed. The end is the lesson’s own: another person can open the folder and serve breakfast. And leave one hour of the middle without an agenda. People weep over calendars more often than you’d think.",
    "a-smaller-door":
      "Keiko’s One Drawer is the size to aim for: a single mess, forty-five minutes, one list. You’ll think of a questionnaire to send ahead and a summary to send after, and then it breaks rule five, because a door that needs an hour of getting ready is a large door with a small price on it. They bring the mess, you bring the pencil. Stop when the list is done. The second drawer may stay open; they can see it too.",
    "a-price-you-can-say-aloud":
      "The arithmetic will hold. You have it in a spreadsheet by now, in three versions. What’s missing is the kettle, since a figure can be right for a year without ever having been said to a human being. So give the rehearsal three dates, and begin today. In the column for what your voice did, write what it did. And count the work nobody sees: behind a planning day stands a day of writing it up. That’s two days’ price.",
    "the-customer-journey":
      "Home ground, and there’s the trouble. You’ll build a form, an automatic reply to the form and a folder for the replies. Now walk through it in the street, tired, on a phone that’s nearly out of battery. How many boxes until somebody says hello? Put one human sentence before the first: “Tell me what’s going on; it may be a mess.” Then fix a single H today. The others get a date, which is the part you’d do for fun.",
    "where-your-people-already-are":
      "Twelve places, two scores, a multiplication: you could do it all without leaving the desk. Be strict with the second score. An association with four hundred members is a zero until somebody in it knows your face, however clearly you can see the steps. Beside each circle stands a living person, say the accountant who gets the shoebox in March. Bring her the half page and one question, and for fifteen minutes improve nothing about her front desk.",
    "saying-it-in-your-own-voice":
      "Did the schedule come first? Dates, sessions, what’s included. Let somebody be welcomed before they’re told where to hang the coat. “It’s all in my head, and my head goes on vacation on Friday” has no schedule in it, and one of your five has said something as good. Begin with that. Tell part three hour by hour, without headings, to the leek. Then you may count: two hundred words, two prices, one way to book. Counting is dessert.",
    "one-channel-properly":
      "A sheet that people pass on, one page that solves one thing, your address at the bottom. Make it plain and make it finished, because version ten has better boxes and has helped nobody. Three copies in three hands by Friday, and a line about what each person said first. The system that keeps track of the copies can wait until there are thirty. In a bad week one goes to one person, creased. It counts in full.",
    "the-invitation":
      "What you write may read like a confirmation: date, place, fee, what to bring. Five of the six lines are perfect, and the first is missing. Soup on Friday begins with a neighbor leaning in at the door. Why did you think of this person? “At the studio you showed me next month’s schedule on the back of your hand.” And don’t set up a list to track the answers before one invitation has left the house.",
    "the-ninety-day-launch-plan":
      "This page could keep you happy until spring, so it gets a limit: twenty-two minutes, four weeks in ink, the rest in pencil. Marit’s first plan was full to the brim as well. The two empty weeks aren’t slack to be used. A line goes through them, and nothing is written on the line. Then choose a fixed point that’s slightly too early, with one wall unpainted, and tell two people its date. Color coding goes into the drawer.",
    "the-first-monday":
      "Improving the plan is your way of washing oil bottles. You’ll see that the second thing ought to come before the first, and it would only take a minute to swap them. Leave it. Do the first fifteen minutes in the wrong order. A plan can be made better forever; whether it holds, only somebody who answers or doesn’t can tell you.",
  },
  with: {
    teacher:
      "You arrange it, and your second would like to explain the arrangement. A client needs the one sheet. Let the Teacher write the welcome note, once, and then take out half of the reasons.",
    mother:
      "Lists, and a plate of cookies. Have the Mother open the door and sit with people for five minutes before a pen is uncapped. It’s also the one who works late for nothing, so the back door is yours.",
    mystic:
      "Now and then a whole plan is simply there, at dawn, and you can’t say where from. Give the Mystic a quiet quarter of an hour before you begin. The phone needs somebody who says Monday.",
    alchemist:
      "When a client weeps over the calendar, there’s someone in the house who can stay. Mark a pause in the day for the Alchemist. On the phone it would book people in pieces for a planning meeting.",
    medicineKeeper:
      "Both of you like a thing done in its order, one for use and one out of respect. Let the Medicine Keeper open and close the day. Where it says “always,” ask whether it still holds.",
    performer:
      "Baraka’s house, from the other side: your schedules, and someone who’d rather sing. Let the Performer present the plan, standing, for five minutes. Then it goes for coffee while you do the budget.",
    artist:
      "One asks whether it works, the other whether it’s lovely, and they’ll quarrel over the folder. The Artist gets the cover and the map on page one. The dates are yours, and so is the phone.",
    earthGuardian:
      "Your second knows when people are too tired to plan anything, and will get you out of the chair at four. Let the Earth Guardian choose the season. You choose the Monday, and answer the phone.",
    revolutionary:
      "The other sees which rule is bad, and you can write one that works. “Who isn’t here?” is the Revolutionary’s, the first question of the day. It gets the floor again when the sheet is full.",
  },
  sentence:
    "I take the shoebox from people who run a practice alone and sort it while they watch, and nothing in it gets a sigh.",
  offer: {
    name: "The Shoebox Days",
    forWhom: "People who run a practice alone and have not opened the drawer since spring",
    first: "One morning: everything goes on the table. I hold it up; you say keep, ask or gone.",
    middle: "A week in which I write it up: one folder, one calendar, one page of what happens when",
    last: "One afternoon: you run it and I sit on my hands. Then we look back.",
    howLong: "Two half days, a week apart, at your place",
    weBring: "I: folders, labels, lunch. You: the shoebox, unsorted",
    finishedWhen: "You have found three things in the folder in a minute each",
    whatItIsNot:
      "Not bookkeeping, and no advice on taxes or contracts: for those, an accountant or a lawyer, and I can tell you what to bring",
  },
  channel: {
    what: "A sheet that people pass on, “What to settle before the first client,” to three people every Friday",
    small: "One sheet to one person",
  },
  weeks: [
    {
      found: "Finish the sheet in one hour and print ten",
      invite: "Invite one tired studio owner to forty-five minutes and a list",
      house: "Write up the planning day as a run sheet",
    },
    {
      found: "Hand the sheet to three people, and note what each says first",
      invite: "Ask the accountant for fifteen minutes and a cup of tea",
      house: "Put one human sentence before the booking form",
    },
    {
      found: "Give three more sheets to the venue manager",
      invite: "Write to two former clients about a date in week six",
      house: "Say the price to the kettle, and leave the spreadsheet closed",
    },
  ],
} as const satisfies ArchetypePassages<"architect">;
