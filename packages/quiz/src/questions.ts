import { answerIds } from "./answers.ts";
import type { ArchetypeKey } from "./archetypes.ts";
import type { Question } from "./items.ts";

/** The ten answers in the order of their ids, each beside its archetype; `design.ts` says which archetype stands where. */
type Text = { question: string; answers: readonly (readonly [ArchetypeKey, string])[] };

const texts: readonly Text[] = [
  {
    question: "A client cancels and your afternoon is free. What do you do with it?",
    answers: [
      [
        "revolutionary",
        "I have lunch with the cousin we’re told not to mention, and **invite her to Thanksgiving**.",
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
      ["mother", "I pick my niece up early, make her a grilled cheese, and **hear about her day**."],
      ["mystic", "I turn off the phone, sit in the quiet, and **write down whatever comes** to me."],
      ["alchemist", "I visit the friend who lost her dad, and we talk about **the part that still hurts**."],
      ["artist", "I carve a little wooden boat **for my godson’s birthday**, and forget what time it is."],
      [
        "medicineKeeper",
        "I strain the calendula oil I set out at new moon and **fill the little brown bottles**.",
      ],
      ["teacher", "I meet a curious student for tea, and **one good question** lasts us three pots."],
    ],
  },
  {
    question: "A friend comes to your door, worn out by a hard day. What do you do first?",
    answers: [
      ["performer", "I put on our old song, hand them a wooden spoon, and soon **we’re belting it out**."],
      [
        "revolutionary",
        "I won’t let them take the blame for it. I say it out loud: **that wasn’t fair to you**.",
      ],
      [
        "architect",
        "I ask to see their to-do list, **take two things onto mine**, and we sort out the rest.",
      ],
      ["artist", "I pour tea into the bowl I glazed for them, **the blue of their favorite lake**."],
      ["medicineKeeper", "I run a warm foot bath with **rosemary and salt**, just as my mom used to for me."],
      ["teacher", "I hear them out, then ask **one gentle question**, so they can see the day more clearly."],
      ["mother", "I heat up last night’s pasta, hand them the remote, and **sit down next to them**."],
      ["mystic", "I sit with them, palms open, and **listen past the words** until both of us are calm."],
      ["alchemist", "I skip the pep talk, ask what hurt, and let it be **as bad as it was** for a while."],
      [
        "earthGuardian",
        "I walk them out to the garden, and we water until **the day’s heat lets go** of us.",
      ],
    ],
  },
  {
    question: "You join a circle of people you’ve never met. What do you notice first?",
    answers: [
      [
        "earthGuardian",
        "The smell of rain through the window, and **the one other person** who’s noticed it.",
      ],
      ["revolutionary", "The one who keeps getting talked over, and **my own hand going up** for them."],
      [
        "artist",
        "The blue scarf, the silver braid, and **the light on each face**, like a picture I’d keep.",
      ],
      [
        "medicineKeeper",
        "The altar with a grandmother’s photo, and **how lovingly it was laid**, the old way.",
      ],
      [
        "alchemist",
        "The one whose voice shakes at “it’s been a hard year,” and **my wish to hear the rest**.",
      ],
      ["performer", "The foot tapping under a chair, and the beat that could **get us all up**."],
      ["mystic", "The energy in the air, **warm here, prickly there**, before I’ve caught a single name."],
      ["architect", "The one who says “someday, my own retreat,” and **the three steps** it would take."],
      [
        "teacher",
        "The newcomer who whispers “what does that mean?” and **the simple words** I whisper back.",
      ],
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
      ["mystic", "For the note saying **I’d dreamed about them**, which came the week they needed it most."],
      [
        "earthGuardian",
        "For getting them up the hill before dawn, and **not saying much** while the sun came up.",
      ],
      ["teacher", "For the way I put it once, **one short sentence** they still carry like a pocket stone."],
      ["alchemist", "For letting them be as angry as they were that spring, and **not trying to fix it**."],
      ["mother", "For **leaving a casserole** on their step the week the new baby came home."],
      [
        "artist",
        "For embroidering their daughter’s birth chart, **still on her wall** now that she’s twelve.",
      ],
      [
        "architect",
        "For giving their wild idea **a budget and a date**: the retreat turned nine this spring.",
      ],
    ],
  },
  {
    question: "Picture yourself at nine or ten. What are you doing?",
    answers: [
      [
        "alchemist",
        "Holding a funeral for my friend’s hamster, and **we cry until it’s all right** to laugh.",
      ],
      [
        "mystic",
        "Knowing who it is before the phone rings, and **being right so often** my aunt gets spooked.",
      ],
      ["performer", "Putting on a show in the garage, with **every kid on the block** stomping along."],
      [
        "medicineKeeper",
        "Mashing mint into a paste, the way Grandma does, for **every bug bite** on our street.",
      ],
      ["teacher", "Playing school on the porch steps, and by August **my little brother can read**."],
      [
        "architect",
        "Laying out a blanket fort, room by room, with **a job for everyone**, even my baby brother.",
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
      ["teacher", "I heard a student explain it to a friend **in her own words**, and she had it right."],
      ["mother", "I found a second blanket for a new dad, and **he dozed off** halfway through his massage."],
      ["alchemist", "I sat with two sisters in **the goodbye they’d put off**, and both came out softer."],
      ["revolutionary", "I stood up kindly for a colleague who’d been blamed, **with my heart pounding**."],
      ["mystic", "I had a hunch to call an old friend at noon, and **it was just the right day**."],
      [
        "medicineKeeper",
        "I felt a stiff shoulder ease **under my hands**, breath by breath, rosemary in the air.",
      ],
      ["earthGuardian", "I held class on the grass out back, and we breathed **along with the wind**."],
      ["architect", "I reworked the schedule, and **the night-shift nurse** could finally join our circle."],
      ["artist", "I hung the quilt our circle had sewn, and everyone **went looking for their square**."],
      ["performer", "I led a gong bath where somebody giggled, and **soon we were all laughing**."],
    ],
  },
  {
    question: "What drains you, even at an event you’d looked forward to?",
    answers: [
      ["medicineKeeper", "A ceremony cut short for the cameras, before **the elder has said her blessing**."],
      [
        "mother",
        "A long party where **somebody’s standing alone**, and I can’t get across the room to them.",
      ],
      ["mystic", "A full day of chatter and bright lights, with no hour alone **to clear my energy**."],
      ["architect", "A beautiful workshop where nobody thought of water, chairs, or **when we’d eat**."],
      [
        "revolutionary",
        "A cruel joke at somebody’s expense, and **every one of us** pretending not to hear.",
      ],
      ["teacher", "A speaker with no time for questions, while **one raised hand** slowly goes down."],
      ["performer", "A wonderful band, rows of chairs, and **not one inch of floor** left to dance on."],
      ["earthGuardian", "A windowless ballroom, with **the first warm day** of spring going on without me."],
      [
        "alchemist",
        "An evening of chitchat, when **my friend is grieving** and there’s nowhere to really talk.",
      ],
      ["artist", "A room with no window, no color, and **nothing made by hand**, for nine hours straight."],
    ],
  },
  {
    question: "A session ran long, and neither of you minded. What were you doing?",
    answers: [
      [
        "medicineKeeper",
        "Blending a tea for them to take home, **pinch by pinch**, from my aunt’s notebook.",
      ],
      ["artist", "Sketching their mom from an old photo together, until **we’d caught her smile**."],
      ["mother", "Making cocoa for us both, because **they weren’t ready** to go back out in that rain."],
      [
        "performer",
        "Drumming one more round, because they’d found the beat and **didn’t want to let it go**.",
      ],
      ["mystic", "Letting the bowl ring out once more, because **something was coming clear** to them."],
      ["architect", "Listing everything their own little tea shop would need, until **it looked possible**."],
      ["teacher", "Showing them how to read their own chart, until **they could do it without me**."],
      ["earthGuardian", "Lingering on the back steps with them, because **the fireflies had come out**."],
      ["revolutionary", "Practicing **how they’d say no** to their brother, until it came out steady."],
      ["alchemist", "Hearing about the sister they lost, **even the parts** they usually leave out."],
    ],
  },
  {
    question: "You’re furnishing a small practice room of your own. What goes in first?",
    answers: [
      ["artist", "My dawn sky, painted on the ceiling for **whoever’s on the table**, looking up."],
      ["performer", "My singing bowls and drum, so **every gathering begins** with one sound we share."],
      ["revolutionary", "My one house rule, up by the door: **you can say no here**, even to me."],
      ["teacher", "My dog-eared books on tarot and the stars, **to lend to anyone** who wonders why."],
      ["mystic", "My old card deck, one lamp, and **a calm people can rest in** for a while."],
      [
        "earthGuardian",
        "My seedlings in the sunniest spot, and **a door straight to the yard** and the rain.",
      ],
      ["alchemist", "My two chairs, pulled close, for **the tears people save up** until they get here."],
      ["mother", "My big soft armchair and two blankets, so **whoever comes can curl up** and rest."],
      ["architect", "My corkboard of plans I made with clients, and photos of **the ones that came true**."],
      ["medicineKeeper", "My row of jars and dried flowers, each with **its name in my own writing**."],
    ],
  },
  {
    question: "Twelve people signed up for your workshop and two came. What do you do?",
    answers: [
      ["earthGuardian", "I leave the chairs empty, lead both outside, and **we hold it under the maple**."],
      ["architect", "I ask what each of them came for, then **rearrange the evening around that**."],
      [
        "teacher",
        "I let the two of them ask me anything, and **that becomes the class**, the best in weeks.",
      ],
      ["alchemist", "I put my notes away, ask how they really are, and **leave time for the hard parts**."],
      [
        "revolutionary",
        "I name the ten empty chairs, so that nobody has to **pretend it’s fine**, and we begin.",
      ],
      ["performer", "I bring the drums in close, and by the end the three of us **sound like twelve**."],
      [
        "artist",
        "I bring out the good brushes, and the three of us each **make a card for someone** we love.",
      ],
      ["mother", "I pull the three mats close together and bring out **the cookies meant for twelve**."],
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
      ["teacher", "I’m asked about one zodiac sign, and **by dessert I’ve explained** all twelve."],
      ["revolutionary", "I ask “hang on, is that fair?” at game night, and **they’ve started to** as well."],
      ["earthGuardian", "I talk to houseplants, **brake for turtles**, and send good energy to every fern."],
      ["artist", "I draw on every paper tablecloth, and then **they fight over who keeps it**."],
      ["medicineKeeper", "I carry my grandfather’s balm everywhere, and **they laugh, then borrow it**."],
      ["performer", "I tell a story with all the voices, and **even the waiter stays** for the ending."],
      ["mystic", "I say “I have a feeling,” and **somebody grabs an umbrella**, blue sky or not."],
      ["architect", "I pack for the beach by list, and **guess who has the can opener** every year."],
      ["alchemist", "I go straight from hello to heartbreak, and **the fries get cold every time**."],
    ],
  },
  {
    question: "A yoga studio gives you the keys for one evening. What do you do there?",
    answers: [
      ["mother", "I bring banana bread, put out the bolsters, and see **who could use a rest** tonight."],
      ["teacher", "I host a night called **“What I’ve Always Wondered,”** and one question lights the next."],
      [
        "medicineKeeper",
        "I host a foot bath night, lavender and warm stones, **just like at my aunt’s house**.",
      ],
      ["earthGuardian", "I take the mats out on the lawn, and **we stretch on the grass** until it’s dark."],
      [
        "performer",
        "I throw a dance with **no steps to learn**, all ages, and I’m the first one on the floor.",
      ],
      ["mystic", "I leave it dark, with one candle, for **an hour of listening** where nobody has to speak."],
      ["architect", "I lay out the next year with three friends, and **our circle finally has** a home."],
      ["artist", "I set up soft light and take portraits of people who **never like their pictures**."],
      ["alchemist", "I host a gentle breathwork hour where **tears are welcome**, with time to rest after."],
      ["revolutionary", "I hold a class for **anyone yoga has left out**, and I put just that on the sign."],
    ],
  },
  {
    question: "Next spring you can work anywhere. Which place do you choose?",
    answers: [
      ["earthGuardian", "A cabin by the river, where **we talk on the bank** with our feet in the water."],
      ["medicineKeeper", "A massage room with shelves of herbs, where **nobody’s rushed off the table**."],
      ["alchemist", "A quiet house near a hospice, where **families can say the hard things**."],
      [
        "mystic",
        "A small room by the sea, with one lamp and my cards, where **silence does half the work**.",
      ],
      [
        "architect",
        "A sunny room over a bakery, where **people’s secret dreams** turn into plans that work.",
      ],
      ["artist", "A sunny studio with one big table, where **anyone can come make something**."],
      ["teacher", "A round room full of books, where **one honest question** can take all morning."],
      [
        "performer",
        "A little theater on Main Street, where **anyone gets three minutes** and a standing ovation.",
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
      ["alchemist", "Crying at a sad movie, **all the way through the credits**, and feeling lighter."],
      [
        "medicineKeeper",
        "Rubbing sesame oil into my own feet, **the way my aunt showed me**, then socks and bed.",
      ],
      ["teacher", "Reading one page of a book I’ve loved for years, and **finally seeing what it means**."],
      ["mother", "Cooking a favorite dish for someone I love, and **curling up together** after."],
      ["architect", "Moving my week around until **a whole empty day** opens up in it, like a clearing."],
      ["artist", "Cutting paper and mixing inks at the kitchen table, with **nothing to be good at**."],
      ["earthGuardian", "Digging in the garden all afternoon, and **coming in with muddy knees**."],
      ["performer", "Singing my lungs out at the open mic, **with everyone on the chorus**."],
      [
        "revolutionary",
        "Giving one kind, clear no to something I never wanted, and **feeling my spine again**.",
      ],
      ["mystic", "Letting one bowl ring in the dark until **my own knowing** comes back to me."],
    ],
  },
  {
    question: "Someone asks what you charge. How do you answer?",
    answers: [
      [
        "architect",
        "I ask what they need, suggest **the smallest package that fits**, and tell them its price.",
      ],
      [
        "medicineKeeper",
        "I tell them what goes into it, the oils, the hour, **these two hands**, and the number.",
      ],
      ["teacher", "I tell them simply **what the hour holds and why**, and then what it costs."],
      ["mother", "I pour them coffee, say the number warmly, and **let them take their time** with it."],
      ["artist", "I name the price calmly, under the painting **I finished the year** I started this."],
      ["alchemist", "I feel **the old lump in my throat**, let it be there, and say the number anyway."],
      ["revolutionary", "I name the whole number, don’t apologize, and **don’t fill the silence** after it."],
      ["earthGuardian", "I name the price, and offer to **meet outdoors** if the morning turns out fine."],
      [
        "mystic",
        "I take a slow breath, **sense whether we’re a good fit**, and calmly tell them the number.",
      ],
      ["performer", "I announce it like a headliner, and then **say it again**, plainly, with a smile."],
    ],
  },
  {
    question: "What would you love to leave behind one day?",
    answers: [
      ["architect", "A free clinic night, **organized to outlast me**, and still open every Tuesday."],
      ["earthGuardian", "A half acre behind the mall **gone back to meadow**, butterflies and all."],
      ["mystic", "A silent room above the library, where anyone can come **sit and listen inward** a while."],
      ["teacher", "A short book so clear that **beginners lend it out** until it falls apart."],
      ["artist", "A tarot deck I drew by hand that strangers **lay out at their own tables**."],
      ["alchemist", "A grief group that started in my living room and **still meets on Mondays**."],
      ["revolutionary", "A family where the kids can bring up anything, because **I broke an old silence**."],
      ["medicineKeeper", "A blessing for newborns, **passed down to me**, that families here still use."],
      ["performer", "A solstice song I led once, which **people in my town still sing** every winter."],
      ["mother", "A big kitchen table, and **people who still come by** on ordinary weeknights."],
    ],
  },
  {
    question: "You’re learning a new modality. How do you begin?",
    answers: [
      ["performer", "I chant it in the car, badly and loudly, windows down, until **it’s in my bones**."],
      ["artist", "I draw every hand position on little cards, and **make a set for each classmate**."],
      ["alchemist", "I lay my hands on my own chest first, **where my grief sits**, before I help anyone."],
      ["mother", "I bring muffins, save a mat for **whoever comes in last**, and we practice together."],
      [
        "earthGuardian",
        "I practice outside, bare feet in the grass, until **my body slows down** and gets it.",
      ],
      ["mystic", "I do it slowly with my eyes closed, and **trust what I sense** before I take notes."],
      [
        "architect",
        "I get three classmates together, **Thursdays at seven**, with a plan so none of us gives up.",
      ],
      ["revolutionary", "I dare to admit on day one that I’m lost, and **half the room looks relieved**."],
      ["medicineKeeper", "I find an elder who’s done it for forty years, and **carry her bags and watch**."],
      ["teacher", "I read where it comes from, **fill the margins with whys**, then explain it to my cat."],
    ],
  },
  {
    question: "It’s the full-moon gathering. Where would a friend find you?",
    answers: [
      ["revolutionary", "By the gate, changing the sign from “members only” to **“neighbors, come on in.”**"],
      ["artist", "By the entrance, handing each kid **a lantern I made**, with their name cut into it."],
      ["alchemist", "By the fire with a friend whose heart is broken, **long after the others** go home."],
      ["performer", "On the steps with my drum, **calling the first chant** and hearing it come back."],
      ["architect", "By the fire I measured out in March, with **everyone I’d hoped for** around it."],
      ["mother", "On the bench with a new parent, **sharing my shawl** and some warm cornbread."],
      ["mystic", "Off by myself, face turned up, **listening to the moon** more than to the talk."],
      [
        "earthGuardian",
        "Down where the field begins, **barefoot in wet grass**, counting the frogs calling.",
      ],
      ["teacher", "On a blanket with the kids, showing them with an orange **why the moon changes** shape."],
      ["medicineKeeper", "At the altar, **lighting the ancestors’ candle** before anyone else steps in."],
    ],
  },
  {
    question: "Which compliment do you wave away and still remember?",
    answers: [
      ["mystic", "“You looked at my chart, went quiet, and then asked **just the right thing**.”"],
      ["alchemist", "“You let me talk about my divorce, **over and over**, that whole first winter.”"],
      ["teacher", "“You explained that pose with **one little story**, and I still hear it on my mat.”"],
      [
        "architect",
        "“You made me a list of ten small steps, and **my studio has been open** six years now.”",
      ],
      ["performer", "“You got everyone dancing at our wedding, **even my dad**, who never dances.”"],
      ["artist", "“You took one picture of me laughing, and it’s **the only one I’ve framed**.”"],
      ["mother", "“You remembered I can’t eat dairy, and made **a whole pan just for me**.”"],
      ["medicineKeeper", "“You made me that balm one winter, and **I still open it** just to smell it.”"],
      [
        "revolutionary",
        "“You spoke up in the delivery room when I couldn’t, and **they finally listened**.”",
      ],
      ["earthGuardian", "“You had me plant one tomato, and now **I’m outside every morning**.”"],
    ],
  },
  {
    question: "A new client books one hour with you. What do you offer?",
    answers: [
      ["mother", "A warm room, a soft blanket, and **a cup of tea**, whether or not you feel like talking."],
      ["mystic", "A few cards, a long silence, and **room to hear** what you already know."],
      ["artist", "A quiet hour with paint and paper, and **something of your own** to hang by the bed."],
      ["earthGuardian", "A slow walk on real ground, with **no phones and no hurry**, whatever the weather."],
      [
        "alchemist",
        "A quiet hour for **whatever hurts right now**, and only as much of it as you want to tell.",
      ],
      [
        "revolutionary",
        "An hour to try, out loud, **the words you’ve never dared**, with me in your corner.",
      ],
      ["architect", "A big sheet of paper, your wildest dream, and **the first three steps** to get there."],
      ["medicineKeeper", "A balm blended for you, **slow work on tired shoulders**, and a short blessing."],
      ["performer", "A drum for each of us, an easy beat, and **no way to get it wrong**."],
      ["teacher", "A pot of tea, whatever puzzles you most, and **a way to see it** you can take home."],
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
