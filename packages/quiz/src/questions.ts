import { answerIds } from "./answers.ts";
import type { ArchetypeKey } from "./archetypes.ts";
import type { Question } from "./items.ts";

/** The ten answers in the order of their ids, each beside its archetype; `design.ts` says which archetype stands where. */
type Text = { question: string; answers: readonly (readonly [ArchetypeKey, string])[] };

const texts: readonly Text[] = [
  {
    question: "A Saturday is free and nobody has claimed it. How do you end up spending it?",
    answers: [
      [
        "revolutionary",
        "**I knock on forty doors** with a petition against fees the council would rather nobody mentioned.",
      ],
      ["performer", "I take my hand drum to the town square and play until **passers-by stamp along**."],
      ["architect", "I empty one chaotic cupboard, sort it by use and put **labels on every box**."],
      ["earthGuardian", "I pull on muddy boots and **dig the potato bed** until it is too dark to see."],
      ["mother", "**I cook far too much** and ring whoever might otherwise be having lunch alone."],
      ["mystic", "I stay in, phone off, and **listen to the silence** until something wordless arrives."],
      [
        "alchemist",
        "I open the box of old letters and **let them hurt properly**, until something in me shifts.",
      ],
      ["artist", "I paint a kitchen chair, mixing the colour again and again to get **exactly that blue**."],
      [
        "medicineKeeper",
        "I melt beeswax by a handed-down recipe and fill twelve tins of **salve for chapped hands**.",
      ],
      [
        "teacher",
        "I look up how tides work, then **rephrase it so simply** that my neighbour can pass it on.",
      ],
    ],
  },
  {
    question: "A friend turns up at your door in distress. What do you do first?",
    answers: [
      ["performer", "I drum on the table, sing our old anthem badly and **get them singing too**."],
      [
        "revolutionary",
        "I ask **who treated them unfairly**, and offer to go there today and object in person.",
      ],
      ["architect", "I write everything down, strike out what can wait and **put dates on the rest**."],
      ["artist", "**I put out clay** and help them mould the feeling into something they can keep."],
      ["medicineKeeper", "I steep **the blend for nerves** my aunt wrote down, exactly as long as she said."],
      [
        "teacher",
        "**I spell out the muddle** in simple words, question by question, until they understand it themselves.",
      ],
      ["mother", "**I wrap a blanket** round them, warm some soup and keep close until they are asleep."],
      ["mystic", "I grow quiet beside them, listen inward, and say only **what I faintly sense**."],
      ["alchemist", "**I ask what hurts most**, and stay in it with them until the crying changes."],
      ["earthGuardian", "I take them outdoors, **up the hill path**, and let the wind do the talking."],
    ],
  },
  {
    question: "You walk into a room full of strangers. What catches your attention first?",
    answers: [
      ["earthGuardian", "**A thirsty fern** in the corner, which I water before speaking to anybody."],
      [
        "revolutionary",
        "**The person being interrupted**, and the manager whom nobody challenges for doing it.",
      ],
      ["artist", "One mustard scarf against all that grey, and **the sketch I’d make** of it."],
      ["medicineKeeper", "**A dry cough nearby**, and which of the tinctures in my bag would ease it."],
      ["alchemist", "A laugh that comes too quickly, and **the pain it covers**, which draws me closer."],
      ["performer", "The mood of the crowd, and which chorus would **have them all clapping**."],
      ["mystic", "**Something unsaid in the air**, which I sense before I have noticed a single person."],
      ["architect", "The bottleneck at the name badges, and how I would **sort them by surname**."],
      [
        "teacher",
        "Somebody nodding without having followed, and **the plainer example** I would offer them.",
      ],
      ["mother", "The tired one standing alone, and **the nearest empty chair** I could fetch for them."],
    ],
  },
  {
    question: "What do people tend to thank you for, sometimes years afterwards?",
    answers: [
      ["revolutionary", "**For objecting first** in the staff room, so that the others dared to as well."],
      ["medicineKeeper", "For **the ginger compress** I laid on their bad knee, the way our village does."],
      ["performer", "For getting **even shy uncles dancing** at a wedding, long before anyone cut the cake."],
      ["mystic", "For saying softly **what they had half felt**, though I had no idea how I knew."],
      ["earthGuardian", "For dragging them outdoors at five one May morning to **listen to the thrushes**."],
      [
        "teacher",
        "For comparing slices of one orange until **fractions finally clicked** and they needed no help.",
      ],
      [
        "alchemist",
        "For bringing up **the death nobody mentioned**, and remaining until the worst was cried out.",
      ],
      ["mother", "For staying at their bedside all night, and **bringing them toast** when they woke."],
      ["artist", "For a quilt I stitched out of their old shirts, which still **hangs in the hall**."],
      ["architect", "For a handover folder so well organised that **nobody had to ring** me afterwards."],
    ],
  },
  {
    question: "Think back to age nine or so. What were you doing when you forgot the time?",
    answers: [
      [
        "alchemist",
        "Burying our old cat and **crying it out to the end**, long after the others had gone in.",
      ],
      ["mystic", "Lying awake, **going back into a dream** to find out what it had wanted from me."],
      ["performer", "Acting out a pirate raid on the stairs while **the whole street cheered**."],
      [
        "medicineKeeper",
        "Bottling rosehip syrup for sore throats, stirring it **exactly as my great-aunt did**.",
      ],
      [
        "teacher",
        "**Explaining volcanoes to toys** lined up at a blackboard, until every one had grasped it.",
      ],
      ["architect", "**Setting up a club** with officers, weekly dues and a duty rota by the door."],
      ["earthGuardian", "Wading up the brook in soaked socks, lifting stones to **find the newts**."],
      [
        "revolutionary",
        "Arguing with the school head about **one unfair rule**, long after the bell had gone.",
      ],
      ["artist", "**Carving heads out of soap** and colouring each one until the shelf was full."],
      ["mother", "Tucking in my small cousins with a nightlight, and **leaving out nobody’s teddy**."],
    ],
  },
  {
    question: "You come home thinking that was a good day. What happened?",
    answers: [
      ["teacher", "Somebody who had been lost for weeks said ‘ah’, and **explained it back to me**."],
      ["mother", "A homesick newcomer came in cold, ate two helpings, and **left with a hug**."],
      ["alchemist", "In my parked car, a friend **raged about the divorce** for hours and came out changed."],
      ["revolutionary", "I read the contract’s fine print aloud, and **the directors had to answer**."],
      [
        "mystic",
        "I sat still until noon, and **an answer came unasked** to something I had carried for weeks.",
      ],
      ["medicineKeeper", "I worked warm oil into somebody’s stiff back and felt **the knots let go**."],
      ["earthGuardian", "**The swallows came back** to the barn, and I had cleaned their ledge in time."],
      ["architect", "**Every job had a name** beside it, the day ran on schedule, and nobody needed me."],
      ["artist", "I opened the kiln, and the glaze had come out **the very green** I was after."],
      ["performer", "I told a story at the open mic, and **two hundred people roared** for another."],
    ],
  },
  {
    question: "What makes you reach for your coat and leave an evening early?",
    answers: [
      ["medicineKeeper", "An old family rite **hurried for the camera**, with half of its order left out."],
      ["mother", "**Six people needing comfort** at once, and nobody noticing that I haven’t eaten either."],
      [
        "mystic",
        "Small talk under strip lighting, after a whole week **without an hour’s stillness** alone.",
      ],
      ["architect", "A discussion with **no agenda or end**, where every decision turns into ‘we’ll see’."],
      ["revolutionary", "**A hush when I contradict** an unjust remark that everyone else would let pass."],
      ["teacher", "People who want **the answer without the reason**, and jargon that nobody will define."],
      ["performer", "**An audience that won’t stir**, whichever tune I strike up to rouse it."],
      [
        "earthGuardian",
        "Air conditioning and sealed windows, while **the first snow** comes down outside without me.",
      ],
      ["alchemist", "**Hours of jolly talk** around a fresh loss that I would rather we mourned together."],
      ["artist", "An ugly room that cost a fortune, after a day when I **haven’t sewn a thing**."],
    ],
  },
  {
    question: "A stranger on a train begins to talk to you. What has happened an hour later?",
    answers: [
      [
        "medicineKeeper",
        "I have **pressed the point for headaches** between their thumb and finger, as Grandad showed me.",
      ],
      ["artist", "I have drawn **their profile on a napkin**, which they mean to frame at home."],
      [
        "mother",
        "**I have shared my sandwiches** and made sure that somebody will meet them at the station.",
      ],
      ["performer", "I have **set the carriage singing**, and the stranger is beating time on a suitcase."],
      ["mystic", "We have fallen quiet with goosebumps, both feeling that this was **no chance meeting**."],
      ["architect", "We have **scheduled their house move** week by week, with a budget on the last page."],
      [
        "teacher",
        "**I have clarified eclipses** with two paper cups, and they now understand well enough to correct me.",
      ],
      [
        "earthGuardian",
        "I have pointed out a heron, and we have both been watching **the reeds for another**.",
      ],
      [
        "revolutionary",
        "**We have named the employer** who underpays them, and they are going to refuse on Monday.",
      ],
      ["alchemist", "We have reached **the ending they’re ashamed of**, and neither of us has looked away."],
    ],
  },
  {
    question: "You are moving into a tiny house. Which one thing comes with you, whatever its size?",
    answers: [
      ["artist", "My jar of brushes, with **one wall left white** for me to paint."],
      [
        "performer",
        "**My old tambourine**, which has set total strangers dancing at every party I’ve been to.",
      ],
      ["revolutionary", "The banner from **our first picket line**, with the demand that the owners hated."],
      [
        "teacher",
        "My worn dictionary, with **margin notes in pencil** for anyone who asks what a word means.",
      ],
      ["mystic", "**The cushion worn flat** by years of meditating before anyone else is up."],
      ["earthGuardian", "My pruning saw for **the old pear trees** outside, since I’ll be out there anyway."],
      ["alchemist", "The jacket I wore to the funeral, because **that sorrow remade me**."],
      ["mother", "The folding bed, so that **whoever misses the bus** can be tucked up warm here."],
      ["architect", "My ring binder, with **every bill and date** filed behind its own labelled tab."],
      ["medicineKeeper", "**My gran’s heavy pestle**, for grinding roots into the remedies she left me."],
    ],
  },
  {
    question: "A group project begins to go wrong. What do you do about it?",
    answers: [
      [
        "earthGuardian",
        "I take everyone out to **clear brambles for an hour**, rain or shine, before we continue.",
      ],
      ["architect", "**I cover a wall** with sticky notes until every task has an owner and a day."],
      ["teacher", "I notice we mean different things by ‘finished’, and **define it with examples**."],
      ["alchemist", "I sit with the angriest one of us and probe until **the hurt comes out**."],
      ["revolutionary", "I say to everyone, aloud, what the rest only whisper: **our leader won’t listen**."],
      ["performer", "I improvise a daft chant and get everyone stamping until **the room comes alive**."],
      ["artist", "I make **a large coloured collage** of what we meant, and hang it by the door."],
      ["mother", "I fetch biscuits, check on **the one gone quiet**, and send the sleepiest home to rest."],
      ["mystic", "I withdraw to **an empty stairwell**, close my eyes and wait for a hunch."],
      [
        "medicineKeeper",
        "I stop us for the tonic my elders kept for long days, and **rub the stiffest necks**.",
      ],
    ],
  },
  {
    question: "Your friends are teasing you again. What is it about this time?",
    answers: [
      ["mother", "I send every visitor off with leftovers and **wait up for their text** that they’re home."],
      ["teacher", "I get the dictionary out mid-meal and clarify, at length, **what a word means**."],
      ["revolutionary", "I read out the fine print in cafés and **refuse the unfair charge** for us all."],
      [
        "earthGuardian",
        "I arrive with **mud on my boots** and leave early because the hens need shutting in.",
      ],
      ["artist", "I hold everyone up in the street to **photograph a peeling shutter** in just that green."],
      ["medicineKeeper", "I have **the salve tin open** before anyone has finished describing the bruise."],
      ["performer", "I can’t stand in a queue without **singing the chorus** until everyone else does too."],
      ["mystic", "I change tables twice, with no reason to give except **a hunch about the corner**."],
      ["architect", "I send round **a timed packing list** for a picnic, with a name beside every spoon."],
      [
        "alchemist",
        "I bring up the break-up before the crisps, and by midnight **half the party is weeping**.",
      ],
    ],
  },
  {
    question: "You are given money to spend on your street. What do you do?",
    answers: [
      ["mother", "I put in a big stove and cook every Sunday, so that **nobody here eats alone**."],
      [
        "teacher",
        "I stock **a tiny street library** and sit at its desk, explaining whatever puzzles people.",
      ],
      [
        "medicineKeeper",
        "I fit out a treatment room where **warm oil and skilled hands** work on sore backs.",
      ],
      ["earthGuardian", "I have the tarmac lifted and, with anyone free, dig in **a row of apple trees**."],
      ["performer", "I hire a brass band, jump on a crate and soon **have both pavements stamping**."],
      ["mystic", "I sleep on it, sit in silence at dawn, and **wait for the sign** that settles it."],
      ["architect", "I divide it into **five costed jobs**, each with a date and one person in charge."],
      ["artist", "I **cover the blank gable** with a tile mosaic in deep blues and a little ochre."],
      [
        "alchemist",
        "I start an evening for the newly divorced, where betrayal is **talked through to the bottom**.",
      ],
      [
        "revolutionary",
        "I hire a lawyer to expose **who profits from evictions**, and publish every answer.",
      ],
    ],
  },
  {
    question: "You may work anywhere from tomorrow. Which place do you choose?",
    answers: [
      [
        "earthGuardian",
        "**An old orchard**, in all weathers, with sheep below the branches I’ve come to prune.",
      ],
      [
        "medicineKeeper",
        "A pantry lined with brown glass, where I **strain bitter roots** as my godfather did.",
      ],
      [
        "alchemist",
        "A breathwork mat in a thick-walled cellar, where **old grief comes up** and changes people.",
      ],
      [
        "mystic",
        "An empty chapel before daybreak, where I listen in silence until **a quiet knowing arrives**.",
      ],
      [
        "architect",
        "**A founder’s chaotic office**, with a bare whiteboard and thirty tasks for me to prioritise.",
      ],
      ["artist", "A north-lit studio, with **clay under my nails** and a shelf of bowls to glaze."],
      [
        "teacher",
        "A seminar room with chalk dust, where I find a plainer example and **someone murmurs “ah”**.",
      ],
      [
        "performer",
        "**A packed little theatre**, where I dance until even the upper balcony gets to its feet.",
      ],
      ["mother", "A homely guest house, where I **make up soft beds** and notice who looks worn out."],
      [
        "revolutionary",
        "A small newsroom, where I report **what ministers want hidden** and let the phone ring.",
      ],
    ],
  },
  {
    question: "After a hard week, what brings you back to yourself?",
    answers: [
      ["alchemist", "Sitting in the parked car, **letting the anger shake me** until it has run its course."],
      [
        "medicineKeeper",
        "Steeping a rosemary foot bath **to my great-aunt’s recipe**, then kneading each tired sole.",
      ],
      ["teacher", "Getting to the bottom of one knotty article until I can **explain it over coffee**."],
      ["mother", "Taking favourite biscuits to a friend who’s low and **keeping close on the sofa**."],
      ["architect", "Tying up the loose ends and **filling the wall calendar** for next week, day by day."],
      [
        "artist",
        "**Dyeing old sheets indigo** behind the attic door, dip after dip, until one is worth hanging.",
      ],
      [
        "earthGuardian",
        "Hiking up the ridge with the dog, in sleet or sunshine, until **the buzzards come close**.",
      ],
      ["performer", "**Signing up at open-mic night** and getting everyone at the bar to clap along."],
      [
        "revolutionary",
        "Writing up **the injustice everyone swallowed** and sending it, unsoftened, to the whole board.",
      ],
      [
        "mystic",
        "Withdrawing to a dim room, phone off, until **an answer simply appears** in the stillness.",
      ],
    ],
  },
  {
    question: "An argument breaks out at a long table. What do you do?",
    answers: [
      ["architect", "I put the disputed points **on sticky notes**, in order, and give each ten minutes."],
      [
        "medicineKeeper",
        "I uncork **the lemon balm drops** my uncle used at every quarrel and offer one to each guest.",
      ],
      [
        "teacher",
        "I ask both sides to **define their terms**, then rephrase each until everyone can follow.",
      ],
      ["mother", "I move my chair beside the one who’s gone quiet and **slip a hand into theirs**."],
      [
        "artist",
        "I **sketch them on the tablecloth** in charcoal: the pointing fingers, tilted glasses, red ears.",
      ],
      ["alchemist", "I ask the loudest one **what hurt so much**, and stay for the sobbing that follows."],
      [
        "revolutionary",
        "I push back my chair and **name who was cheated**, though the host wants it dropped.",
      ],
      ["earthGuardian", "I hand both of them wellingtons and take them **out to the goats** that need hay."],
      ["mystic", "I let the words blur and, in the air between them, **sense what hangs unseen**."],
      ["performer", "I **clatter two spoons on wood** and strike up a song until the guests join in."],
    ],
  },
  {
    question: "What would you most like to leave behind one day?",
    answers: [
      [
        "architect",
        "A club with clear roles, fixed dates and balanced accounts that **runs smoothly without me**.",
      ],
      ["earthGuardian", "**A stretch of river**, once dead, with otters back in it and willows I put in."],
      ["mystic", "A few people who **trust what they sense**, because I once sat in silence beside them."],
      [
        "teacher",
        "A slim handbook so clear that **strangers finally understand fractions** and no longer need me.",
      ],
      ["artist", "**A carved wooden gate** of mine on some corner, where passers-by stop to look."],
      ["alchemist", "**People who mourned out loud** with me at their side, and went on as someone else."],
      [
        "revolutionary",
        "A council chamber the public may enter, because **I refused to leave** when told to.",
      ],
      [
        "medicineKeeper",
        "A thyme syrup older than I am, **still bottled the same way** by whoever comes next.",
      ],
      [
        "performer",
        "A midsummer eve people still talk about, when I sang and **three hundred villagers danced**.",
      ],
      ["mother", "A kitchen remembered for **the extra plate** I put out for whoever looked lost."],
    ],
  },
  {
    question: "You want to get good at something new. How do you begin?",
    answers: [
      ["performer", "I try it on a live audience that same evening and **improvise until they roar**."],
      ["artist", "I fill a wall with **small painted attempts** and keep the one whose colours agree."],
      [
        "alchemist",
        "I start from **the failure that still stings**, let it hurt, and only then pick up the tools.",
      ],
      ["mother", "I bring cake for the other nervous first-timers and **look after the shyest one**."],
      [
        "earthGuardian",
        "I practise it outdoors every morning, in rain or frost, with **the dog and the blackbirds** for company.",
      ],
      ["mystic", "I put a notebook by the pillow, ask nobody and **trust what the dream shows**."],
      [
        "architect",
        "I **split it into twelve weeks**, schedule each practice hour and tick off the checklist.",
      ],
      [
        "revolutionary",
        "I **challenge the first rule** I’m given, in front of everyone, and ask whom it serves.",
      ],
      [
        "medicineKeeper",
        "I stand **beside an elder’s mortar** and grind as shown, batch after batch, changing nothing.",
      ],
      [
        "teacher",
        "I look up the unclear words, **ask why at every line**, and sum it up in plain sentences.",
      ],
    ],
  },
  {
    question: "The village festival is in full swing. Where would someone find you?",
    answers: [
      [
        "revolutionary",
        "At the mayor’s table, **demanding to know why** the seasonal workers weren’t invited.",
      ],
      ["artist", "**Under the paper birds** I cut for the archway, shifting one yellow wing an inch."],
      [
        "alchemist",
        "Behind the marquee with someone who laughed too quickly, **getting down to the heartbreak**.",
      ],
      ["performer", "On a hay cart with a tambourine, **rousing the whole square** for one more round."],
      [
        "architect",
        "In the crew tent with a clipboard, **rescheduling the raffle** so that it fits the buses.",
      ],
      ["mother", "On a bench with someone left out, **sharing my coat** and a bag of dumplings."],
      ["mystic", "Up in the bell tower, alone, wondering why **the number eleven keeps appearing** today."],
      [
        "earthGuardian",
        "**Down at the paddock** with the cart ponies, counting swallows and smelling the coming rain.",
      ],
      ["teacher", "Beside the old mill wheel, spelling out for a puzzled family **how it turns**."],
      ["medicineKeeper", "At a stall of beeswax balms, **binding a twisted ankle** in the old way."],
    ],
  },
  {
    question: "Which compliment do you pretend not to need, though you remember it?",
    answers: [
      ["mystic", "“You **felt it before anyone knew**, and you couldn’t even say how.”"],
      ["alchemist", "“You **didn’t flinch at my rage**, and I’ve been a different person since.”"],
      ["teacher", "“Nobody had ever **put it so clearly**, and now I could say it myself.”"],
      [
        "architect",
        "“You were on holiday and **everything still ran**, because every key had its labelled hook.”",
      ],
      ["performer", "“The hall was half asleep until you took the microphone and **had everybody up**.”"],
      ["artist", "“I hung your quilt opposite my bed, because it **looks exactly how I felt**.”"],
      ["mother", "“I was wretched, and you **kept the soup coming** and sat with me till I slept.”"],
      ["medicineKeeper", "“Your thumbs found the knot at once, and **my shoulders dropped an inch**.”"],
      ["revolutionary", "“We all thought it, but only when **you defied the boss** could I speak too.”"],
      [
        "earthGuardian",
        "“That strip behind the bus stop was rubble, and you **got foxgloves growing there**.”",
      ],
    ],
  },
  {
    question: "It is your first hour of working for yourself. What do you offer?",
    answers: [
      ["mother", "A deep armchair, warm bread and **an hour of company**, with nothing you have to improve."],
      ["mystic", "**One card from the deck**, a long hush, and whatever hunch it leaves with me."],
      ["artist", "A small wax figure, moulded while you talk, that **gives your mood a shape**."],
      ["earthGuardian", "A pair of gloves, **a compost heap to turn** and an hour of wind and robins."],
      [
        "alchemist",
        "A closed door, plenty of tissues and **the loss you’ve avoided**, followed all the way down.",
      ],
      ["revolutionary", "A joint visit to the office that wronged you, where **I object out loud**."],
      ["architect", "A cleared table, index cards and **a dated plan** for the project in your head."],
      [
        "medicineKeeper",
        "A hot ginger compress, **a massage for stiff fingers** and a jar of the family ointment.",
      ],
      ["performer", "**One loud chant** with a hand drum and thirty strangers, until the windows shake."],
      ["teacher", "A pencil, the back of an envelope and **the missing sentence** that makes it all click."],
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
