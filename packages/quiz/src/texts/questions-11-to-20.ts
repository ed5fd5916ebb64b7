import type { QuestionText } from "./question-text.ts";

export const questions11To20: readonly QuestionText[] = [
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
