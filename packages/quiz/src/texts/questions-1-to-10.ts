import type { QuestionText } from "./question-text.ts";

export const questions1To10: readonly QuestionText[] = [
  {
    question: "A client cancels and your afternoon is free. What do you do with it?",
    answers: [
      [
        "revolutionary",
        "I stand beside a friend while she finally tells her landlord **the heat has to work**.",
      ],
      ["performer", "I take my guitar to the senior center, and **they holler out requests** until dinner."],
      [
        "architect",
        "I sit on the floor with a friend and lay out, step by step, **the studio she dreams of**.",
      ],
      [
        "earthGuardian",
        "I pull on boots, clear the trash from our creek, and **watch the heron come back**.",
      ],
      ["mother", "I pick up a few things for my neighbor, who’s **down with a cold**, and ring her bell."],
      ["mystic", "I turn off the phone, sit very still, and **write down whatever comes** to me."],
      ["alchemist", "I sit with a friend who got laid off, and **let her be furious** until we both laugh."],
      ["artist", "I paint the night sky of a friend’s birthday, star by star, **as a present**."],
      [
        "medicineKeeper",
        "I make a fresh batch of calendula salve, with **a jar for each friend** who asked.",
      ],
      ["teacher", "I have tea with a curious student, and **one good question** keeps us there till dinner."],
    ],
  },
  {
    question: "A friend comes to your door, worn out by a hard day. What do you do first?",
    answers: [
      [
        "performer",
        "I let them vent, then put on our song, and by the chorus **they’re singing along** with me.",
      ],
      ["revolutionary", "I listen, and then I say what nobody’s said all day: **that wasn’t fair to you**."],
      [
        "architect",
        "I ask to see their to-do list, **take two things onto mine**, and we sort out the rest.",
      ],
      ["artist", "I make us tea and draw their awful day as **a little comic** for their fridge."],
      [
        "medicineKeeper",
        "I run a warm foot bath with rosemary and salt, and let **the herbs do their work**.",
      ],
      ["teacher", "I hear them out, then ask **one gentle question**, so they can see the day more clearly."],
      ["mother", "I put leftovers in front of them, find the big blanket, and **ask nothing yet**."],
      ["mystic", "I light one candle and stay close, until **the day’s heavy energy lifts** off us both."],
      ["alchemist", "I skip the pep talk, ask what hurt, and let it be **as bad as it was** for a while."],
      ["earthGuardian", "I walk them out to the garden, and **we water the tomatoes** until it’s dark."],
    ],
  },
  {
    question: "You join a circle of people you’ve never met. What do you notice first?",
    answers: [
      ["earthGuardian", "The smell of rain through the open window, and **the old maple** just outside it."],
      ["revolutionary", "The one who keeps getting talked over, and **the one who’s doing it** to them."],
      [
        "artist",
        "The blue scarf, the silver braid, and **the light on each face**, like a picture I’d keep.",
      ],
      ["medicineKeeper", "The herbs on the altar, each tied by hand, and **the care that went into** it."],
      ["alchemist", "The one whose voice shakes on “it’s been a hard year,” and **how much is under it**."],
      ["performer", "The first big laugh, and how **the whole room comes alive** with it."],
      ["mystic", "The energy in the air, **warm here, prickly there**, before I’ve caught a single name."],
      ["architect", "The care in how it’s all been arranged, with **a place for each of us**."],
      ["teacher", "The newcomer who whispers “what does that mean?” and **how much she wants to know**."],
      ["mother", "The one on the bare floor, and **whether there’s a spare cushion** for her somewhere."],
    ],
  },
  {
    question: "What do people thank you for, sometimes years later?",
    answers: [
      [
        "revolutionary",
        "For my shaky **“that isn’t funny”** at the dinner table, the night the joke was on them.",
      ],
      ["medicineKeeper", "For **working on their shoulders**, with cedar oil, the week of the funeral."],
      ["performer", "For the night I got a whole room humming, and **they heard their own voice** in it."],
      ["mystic", "For sitting quietly with them before a big decision, until **they just knew**."],
      [
        "earthGuardian",
        "For a slow walk around the lake, **drizzle and all**, when they couldn’t sit still.",
      ],
      ["teacher", "For putting a hard idea into **one short sentence** that they still repeat."],
      ["alchemist", "For letting them be as angry as they were that spring, and **not trying to fix it**."],
      ["mother", "For **leaving a casserole** on their porch the week the new baby came home."],
      ["artist", "For my sketch of the house they grew up in, **still framed in their hallway**."],
      ["architect", "For giving their wild idea **a budget and a date**, so the retreat really happened."],
    ],
  },
  {
    question: "Picture yourself at nine or ten. What are you doing?",
    answers: [
      ["alchemist", "Holding a funeral for my friend’s hamster, and **we cry until it’s okay** to laugh."],
      ["mystic", "Hiding in my closet with a flashlight, **writing down my dreams** before they fade."],
      ["performer", "Putting on a show in the garage, with **every kid on the block** stomping along."],
      ["medicineKeeper", "Mashing mint and petals into **my famous bug-bite paste** for the whole block."],
      ["teacher", "Playing school on the porch steps, and by August **my little brother can read**."],
      [
        "architect",
        "Running a lemonade stand with a sign, a schedule, and **a job for every kid** who shows up.",
      ],
      ["earthGuardian", "Checking on the creek before school, and **coming to class in wet socks** again."],
      [
        "revolutionary",
        "Asking my whole lunch table, a bit too loudly, **why the new kid can’t sit** with us.",
      ],
      ["artist", "Making a shoebox world for my little sister, with **a tinfoil lake** and paper swans."],
      ["mother", "Walking the little kid next door to school, and **zipping up his coat** when it’s cold."],
    ],
  },
  {
    question: "You lock up and think: that was a good day. What happened?",
    answers: [
      ["teacher", "I overheard a student explain it to a friend, and **she had it right**."],
      ["mother", "I found a snack for a new dad who’d skipped lunch, **and only then** began his massage."],
      ["alchemist", "I sat with a client on a sad anniversary, and **we didn’t rush past it**."],
      ["revolutionary", "I stood up kindly for a colleague who’d been blamed, **with my heart pounding**."],
      ["mystic", "I had a hunch to call an old friend at noon, and **it was just the right day**."],
      [
        "medicineKeeper",
        "I felt a stiff shoulder ease **under my hands**, breath by breath, rosemary in the air.",
      ],
      ["earthGuardian", "I held class on the grass out back, and we breathed **along with the wind**."],
      ["architect", "I reworked the schedule, and **the night-shift nurse** could finally join our circle."],
      ["artist", "I hung the quilt our circle had sewn, and everyone **went looking for their square**."],
      ["performer", "I led a sound bath where somebody giggled, and **soon we were all laughing**."],
    ],
  },
  {
    question: "What drains you, even at an event you’d looked forward to?",
    answers: [
      ["medicineKeeper", "A beautiful old ritual, rushed through in five minutes **to stay on schedule**."],
      ["mother", "A long party where I’ve **filled everybody’s plate** and forgotten my own."],
      ["mystic", "A full day of chatter and bright lights, with no hour alone **to clear my energy**."],
      ["architect", "A beautiful workshop where nobody thought of water, chairs, or **when we’d eat**."],
      ["revolutionary", "A silly rule that leaves somebody out, and **all of us too polite** to object."],
      ["teacher", "A brilliant talk that’s over too soon, with **no time left for questions**."],
      ["performer", "A wonderful band, rows of chairs, and **not one inch of floor** left to dance on."],
      ["earthGuardian", "A windowless ballroom, with **the first warm day** of spring going on without me."],
      [
        "alchemist",
        "An evening of chitchat, when **my friend is grieving** and there’s nowhere to really talk.",
      ],
      ["artist", "A day trip to a gorgeous old town, with **no time to stop and sketch** any of it."],
    ],
  },
  {
    question: "A session ran long, and neither of you minded. What were you doing?",
    answers: [
      [
        "medicineKeeper",
        "Blending a tea for them to take home, **pinch by pinch**, from my stained notebook.",
      ],
      ["artist", "Sketching their mom from an old photo together, until **we’d caught her smile**."],
      ["mother", "Sharing my sandwich with them, because **they’d come straight from work** without eating."],
      ["performer", "Rehearsing their wedding toast, pauses and all, until **we both got goosebumps**."],
      ["mystic", "Staying in the stillness after the last bowl, because **neither of us wanted to speak**."],
      ["architect", "Listing everything their own little tea shop would need, until **it looked possible**."],
      ["teacher", "Showing them how to read their own chart, until **they could do it without me**."],
      ["earthGuardian", "Lingering on the back steps with them, because **the fireflies had come out**."],
      ["revolutionary", "Practicing **how they’d say no** to their brother, until it came out steady."],
      ["alchemist", "Staying with the breakup they’d been laughing off, until **it was okay to be sad**."],
    ],
  },
  {
    question: "You’re furnishing a small practice room of your own. What goes in first?",
    answers: [
      ["artist", "My own painting of the sky, hung on the ceiling for **whoever’s on the table**."],
      ["performer", "My singing bowls and drum, so **every gathering begins** with one sound we share."],
      ["revolutionary", "My one rule, on a sign by the door: **you can say no here**, even to me."],
      ["teacher", "My favorite books, from tarot to the stars, **to lend to anyone** who’s curious."],
      ["mystic", "My old card deck, one lamp, and **a calm people can rest in** for a while."],
      [
        "earthGuardian",
        "My seedlings in the sunniest spot, and **a door straight to the yard** and the rain.",
      ],
      ["alchemist", "My two good chairs, set close, for **the painful stories** people can’t tell at home."],
      ["mother", "My old armchair and a basket of snacks, so **nobody sits there hungry**."],
      ["architect", "My corkboard of plans I made with clients, and photos of **the ones that came true**."],
      ["medicineKeeper", "My row of jars and dried flowers, each with **its name in my own writing**."],
    ],
  },
  {
    question: "Twelve people signed up for your workshop and two came. What do you do?",
    answers: [
      ["earthGuardian", "I leave the chairs empty, and **we hold class under the maple** out back."],
      ["architect", "I ask each of them what they came for, and **rearrange the schedule** to fit."],
      [
        "teacher",
        "I let the two of them ask me anything, and **that becomes the class**, the best in weeks.",
      ],
      ["alchemist", "I put my notes away, ask how they really are, and **leave time for the hard parts**."],
      [
        "revolutionary",
        "I admit out loud that it’s awkward, all three of us laugh, and **nobody has to pretend**.",
      ],
      ["performer", "I bring the drums in close, and by the end the three of us **sound like twelve**."],
      [
        "artist",
        "I bring out the good brushes, and the three of us each **make a card for someone** we love.",
      ],
      ["mother", "I lay out three mats, warm up the room, and **send them both home with cookies**."],
      ["mystic", "I light a candle, draw a card for each, and **let the evening go slowly**."],
      [
        "medicineKeeper",
        "I brew the rose tea, ring the bowl, and **bless the two of them** just as I’d bless twelve.",
      ],
    ],
  },
];
