import { answerIds } from "../answers.ts";
import type { ArchetypeKey } from "../archetypes.ts";
import type { Question } from "../items.ts";

/** The ten answers in the order of their ids, each beside its archetype; `design.ts` says which archetype stands where. */
type Text = { question: string; answers: readonly (readonly [ArchetypeKey, string])[] };

const texts: readonly Text[] = [
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
  {
    question: "Your friends lovingly tease you. About what?",
    answers: [
      ["mother", "I pack snacks and Band-Aids for everyone, **even for the mall**, even for an hour."],
      ["teacher", "I’m asked about one zodiac sign, and by dessert **I’ve explained all twelve**."],
      ["revolutionary", "I root for whoever’s losing, even at mini golf, **even when it’s against me**."],
      ["earthGuardian", "I talk to houseplants, **brake for turtles**, and send good energy to every fern."],
      ["artist", "I draw on every paper tablecloth, and then **they fight over who keeps it**."],
      ["medicineKeeper", "I carry my homemade balm everywhere, and **they laugh, then borrow it**."],
      ["performer", "I tell a story with all the voices, and **even the waiter stays** for the ending."],
      ["mystic", "I say “I have a feeling,” and **they all grab umbrellas**, even when it’s sunny."],
      ["architect", "I make a packing list for every trip, and **they all text me for it** by Friday."],
      [
        "alchemist",
        "I’m no good at small talk, and people end up **telling me their heartbreaks** over the dip.",
      ],
    ],
  },
  {
    question: "A yoga studio gives you the keys for one evening. What do you do there?",
    answers: [
      ["mother", "I bring banana bread, put out the bolsters, and see **who could use a rest** tonight."],
      ["teacher", "I hold a beginners’ night where **no question is too basic**, and nobody leaves lost."],
      [
        "medicineKeeper",
        "I host a foot bath night, with lavender, warm stones, and **a fresh bowl for each guest**.",
      ],
      ["earthGuardian", "I take the mats out on the lawn, and **we stretch on the grass** until it’s dark."],
      [
        "performer",
        "I throw a dance with **no steps to learn**, all ages, and I’m the first one on the floor.",
      ],
      ["mystic", "I leave it dark, with one candle, for **an hour of listening** where nobody has to speak."],
      ["architect", "I plan one perfect slow evening, hour by hour, so **nobody has to think** of anything."],
      ["artist", "I set up soft light and take portraits of people who **never like their pictures**."],
      ["alchemist", "I host a slow breathwork hour for **whatever the month has left** in people."],
      [
        "revolutionary",
        "I hold a class for **everybody the yoga posters leave out**, and put that on the door.",
      ],
    ],
  },
  {
    question: "Next spring you can work anywhere. Which place do you choose?",
    answers: [
      ["earthGuardian", "A cabin by the river, where **we talk on the bank** with our feet in the water."],
      ["medicineKeeper", "A massage room with shelves of herbs, where **nobody’s rushed off the table**."],
      ["alchemist", "A quiet house near a hospice, where **families can say the hard things**."],
      ["mystic", "A small beach house with one lamp and my cards, where **the waves do the talking**."],
      [
        "architect",
        "A sunny room over a bakery, where **people’s secret dreams** turn into plans that work.",
      ],
      ["artist", "A sunny studio with one big table, where **anyone can come make something**."],
      ["teacher", "A cozy room full of books, where **anyone can come ask questions** all morning."],
      [
        "performer",
        "A little coffeehouse stage, where **anyone can tell a true story** to a friendly crowd.",
      ],
      ["mother", "A front room with a deep couch, where **there’s pie most days** and time to sit."],
      [
        "revolutionary",
        "A corner storefront, where **people practice speaking up** until their voices stop shaking.",
      ],
    ],
  },
  {
    question: "After a week of giving to others, what brings you back to yourself?",
    answers: [
      ["alchemist", "Writing a letter I’ll never send, and **feeling something ease** by the last line."],
      ["medicineKeeper", "Warming the oil I usually keep for clients, and **rubbing my own tired feet**."],
      ["teacher", "Going back to a book that once opened my eyes, with **a pencil and no deadline**."],
      ["mother", "Sharing one big blanket and a movie with my favorite people, **feet in someone’s lap**."],
      ["architect", "Clearing one whole Sunday weeks ahead, and **waking up with nowhere to be**."],
      ["artist", "Mixing colors with no plan at all, until **the week is on paper** and I’m smiling."],
      ["earthGuardian", "Digging in the garden all afternoon, and **coming in with muddy knees**."],
      ["performer", "Belting out an old album in the kitchen, with **a wooden spoon for a mic**."],
      ["revolutionary", "Giving one kind, clear no to something I never wanted, and **not explaining why**."],
      ["mystic", "Letting one bowl ring in a dark room, and **waiting until I hear myself** again."],
    ],
  },
  {
    question: "Someone asks what you charge. How do you answer?",
    answers: [
      [
        "architect",
        "I ask what they need, suggest **the smallest package that fits**, and tell them its price.",
      ],
      ["medicineKeeper", "I name the price: one hour, warm hands, and **an oil I’ve blended** to take home."],
      ["teacher", "I tell them simply **what the hour holds and why**, and then what it costs."],
      ["mother", "I pour them coffee, say the number warmly, and **let them take their time** with it."],
      ["artist", "I tell them the price, and that **the piece we make together** goes home with them."],
      ["alchemist", "I feel **the old lump in my throat**, let it be there, and say the number anyway."],
      ["revolutionary", "I name the whole number, don’t apologize, and **don’t fill the silence** after it."],
      [
        "earthGuardian",
        "I name the price, and if money’s tight, we **trade for a morning of weeding** together.",
      ],
      ["mystic", "I pause, **listen inward for a breath**, and calmly tell them my usual price."],
      [
        "performer",
        "I tell them the number, then invite them to **Friday’s free drum circle**, to try it first.",
      ],
    ],
  },
  {
    question: "What would you love to leave behind one day?",
    answers: [
      ["architect", "A circle that still meets every new moon, because **I left it easy to run**."],
      ["earthGuardian", "A half acre behind the mall **gone back to meadow**, butterflies and all."],
      ["mystic", "A silent room above the library, where anyone can come **sit and listen inward** a while."],
      ["teacher", "A short book so clear that **beginners lend it out** until it falls apart."],
      ["artist", "A tarot deck I drew by hand that strangers **lay out at their own tables**."],
      [
        "alchemist",
        "A box of honest letters about **how my hard years changed me**, for whoever needs them.",
      ],
      [
        "revolutionary",
        "A family table where **even the youngest can object**, and nobody has to bite their tongue.",
      ],
      ["medicineKeeper", "A blessing for newborns, **passed down to me**, that families here still use."],
      ["performer", "A campfire story the kids know by heart, **with all the sound effects** I gave it."],
      ["mother", "A stained lasagna recipe that **half my family still makes** for each other."],
    ],
  },
  {
    question: "You’re learning a new modality. How do you begin?",
    answers: [
      ["performer", "I chant it in the car, badly and loudly, windows down, until **it’s in my bones**."],
      ["artist", "I sketch each step in colored pencil, and **share the pages** with the whole class."],
      ["alchemist", "I lay my hands on my own chest first, **where my grief sits**, before I help anyone."],
      ["mother", "I bring muffins, save a mat for **whoever comes in last**, and we practice together."],
      [
        "earthGuardian",
        "I practice outside, bare feet in the grass, until **my body slows down** and gets it.",
      ],
      ["mystic", "I do it slowly with my eyes closed, and **trust what I sense** before I take notes."],
      ["architect", "I gather a few friends to learn it with me, **one small step a week**."],
      [
        "revolutionary",
        "I’m the first to ask the question that **nobody dares to ask**, and half the room nods.",
      ],
      [
        "medicineKeeper",
        "I find an elder who’s done it for forty years, and **do each step her way** first.",
      ],
      ["teacher", "I read where it comes from, **fill the margins with whys**, then explain it to my cat."],
    ],
  },
  {
    question: "It’s the full-moon gathering. Where would a friend find you?",
    answers: [
      ["revolutionary", "Out front, changing the sign from “members only” to **“neighbors, come on in.”**"],
      ["artist", "By the entrance, handing out **the lanterns I made**, one for each kid."],
      ["alchemist", "On the porch with a friend who misses her old dog, **letting the tears come**."],
      [
        "performer",
        "In the firelight, halfway through a story, with **everyone leaning in** for the ending.",
      ],
      ["architect", "Beside the path of lanterns I laid out, watching **everyone find their way** in."],
      ["mother", "On the bench with a new parent, **sharing my shawl** and some warm cornbread."],
      ["mystic", "Off by myself for a minute, face turned up, **taking in the moon**."],
      ["earthGuardian", "Down where the field begins, **barefoot in wet grass**, listening to the frogs."],
      ["teacher", "On a blanket with the kids, showing them with an orange **why the moon changes** shape."],
      ["medicineKeeper", "At the altar, **pouring a cup of spiced tea** for each person who comes in."],
    ],
  },
  {
    question: "Which compliment do you wave away and still remember?",
    answers: [
      ["mystic", "“You looked at my chart, went quiet, and then asked **just the right thing**.”"],
      ["alchemist", "“You let me talk about my divorce, **over and over**, that whole first winter.”"],
      ["teacher", "“You explained that pose with **one little story**, and I still hear it on my mat.”"],
      ["architect", "“You turned my big mess into **ten small steps**, and I actually did them.”"],
      ["performer", "“You got everyone dancing at our wedding, **even my dad**, who never dances.”"],
      ["artist", "“You took one picture of me laughing, and it’s **the only one I’ve framed**.”"],
      ["mother", "“You remembered I can’t eat dairy, and made **a whole pan just for me**.”"],
      ["medicineKeeper", "“You made me that balm one winter, and **I still open it** just to smell it.”"],
      ["revolutionary", "“You asked the whole table to **let me finish my sentence**, and they did.”"],
      ["earthGuardian", "“You had me plant one tomato, and now **I’m outside every morning**.”"],
    ],
  },
  {
    question: "A new client books one hour with you. What do you offer?",
    answers: [
      ["mother", "A warm room, a soft blanket, and **a cup of tea**, whether or not you feel like talking."],
      ["mystic", "A few cards, a long silence, and **room to hear** what you already know."],
      ["artist", "An hour with real paints and good music, and **something you made** to take home."],
      ["earthGuardian", "A slow walk on real ground, with **no phones and no hurry**, whatever the weather."],
      ["alchemist", "An hour where you don’t have to be okay, and **we start with what hurts**."],
      [
        "revolutionary",
        "An hour to practice, out loud, **what you’ve been afraid to say**, with me in your corner.",
      ],
      ["architect", "A big sheet of paper, your wildest dream, and **the first three steps** to get there."],
      ["medicineKeeper", "A balm blended for you, **slow work on tired shoulders**, and a short blessing."],
      ["performer", "A playful hour of voice and movement, with **no way to get it wrong**."],
      ["teacher", "A pot of tea, whatever puzzles you most, and **a new way to look** at it."],
    ],
  },
];

export const questions: readonly Question[] = texts.map(({ question, answers }, index) => ({
  id: index + 1,
  question,
  answers: answers.flatMap(([archetype, text], slot) => {
    const id = answerIds[slot];
    return id ? [{ id, text, archetype }] : [];
  }),
}));
