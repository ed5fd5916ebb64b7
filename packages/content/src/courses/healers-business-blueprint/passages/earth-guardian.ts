import type { ArchetypePassages } from "./passage.ts";

export const earthGuardian = {
  lessons: {
    "the-assessment-taken-slowly":
      "Sixty questions on a screen will make you want a window. Take them out to the steps; the lesson only asks for one sitting. Answer for all your seasons, and not just for May. A check needs a person and a day, and you’ll have the day at once, first frost, wind from the west. The person takes longer. If three checks have weather beside them and nobody’s name, go back and look at who was walking next to you.",
    "two-under-one-roof":
      "Messages find you two days late, and you answer “sure, come along.” That’s the phone, and nobody’s on it. Read down your six: how many people were helped because they happened to be at the gate? Your room has no roof, which makes the other jobs easy to lose. Give one of the two the phone, and write what a stranger could keep to. “We meet at the lower gate on Saturday at seven. It takes two hours. We go in rain.”",
    "what-people-already-come-for":
      "Out there you don’t ask people what they came for, so this week five messages go off from a chair. The answers may give the credit to the place: “it was the creek, really.” Copy that exactly; somebody chose the bend. In the inventory, write down what you’d never call a training, such as the hawk’s hours, when to stop talking, how long a person walks before she looks up. One of them may turn out to be a C.",
    "where-you-give-it-away":
      "Since the trees are free, the walk is free, and then it’s every Sunday, and then it’s three hours and somebody’s dog. On Thursday you also came home with a neighbor’s pruning saw in the car. Put rough hours on both. Two open days a year, dated, make a gift with a size; print them on a card by the door. The rest of the fence can be said while you lace your boots: “This one’s booked. The next open day is in May.”",
    "one-sentence-about-your-work":
      "Nature, connection, grounding: none of your five will have used the words. They’ll have said “by the second bend,” or “you opened the window and we just listened.” Write from there. Whom do you take outdoors, or bring nearer to it, and what stays behind in the car? Your verbs are modest ones: walk, sit, point, open. The bad Tuesday is the test for you, since it rains in that one. Is it still true?",
    "the-person-you-would-do-it-for-again":
      "Places you could list until dark, and the lesson wants a person. Think of the one who came in the wrong shoes and kept going. What were they? Where had she been an hour before, and what did she say at the trailhead, before you slowed her down? You may have liked her better once she’d stopped talking. The sentence you need is from earlier. If the portrait keeps filling up with larches, turn back to the laces.",
    "a-business-model-that-fits":
      "A screen in May wears you out, so nobody has to warn you off courses. What needs an honest score is February: mud, dark by five, three people on the path. One place through all four seasons can carry the weight, be it a park or a porch, if you count the hours around it, the driving, the permit, the wet coats. Let the small leg have a roof. A borrowed back room keeps people near you until the thaw.",
    "the-signature-offer":
      "“We go outside” is half of what the man on the phone wants to know. Name the stops. Shoes come off on the back steps; for ten minutes the open window or the bench does the talking; then there’s something hot, and one question under the maple. It can be filmed with the sound off, on a city block too. For the end, look at the second kind: they go out once without you, and find the maple.",
    "a-smaller-door":
      "Tomasz goes to the dam and back, one hour, any weather, something hot from the thermos. Yours may be once around the block, so long as it’s as short. Outdoors an hour likes to become three because the light is good, and rule four says that it ends. Tell them the time at the start and turn around when half of it is gone. The hinge sentence comes last, with your keys in your hand. The coats they already have on.",
    "a-price-you-can-say-aloud":
      "Who’d pay for air? Nobody. They pay for somebody who knows one place in three kinds of weather, for the permit, the insurance, the thermos, your knees. The arithmetic has a line for each. Be honest about weeks worked, too; fifty-two less eight is an indoor number. Days one and two you may rehearse outside, to a fence post, which doesn’t sigh. Day three is a friend, face to face, and you stay until you’ve counted to four.",
    "the-customer-journey":
      "Your hall is a park with four gates and no signal. At ten to seven people stand at three of them and wonder which one you meant, whether drizzle counts, and where the restroom is. Stand there with your phone, tired, and read your own messages. Then write one for the day before and send it to everybody: the spot on the map, boots, the rule about thunder, when they’ll be back. Say by what hour it’s called off, and that you’re the one who calls.",
    "where-your-people-already-are":
      "You know every place in the county and which of them flood. This map wants the ones with people waiting in them. Where does your person stand still on a Tuesday? At the laundromat’s window, in the vet’s waiting room, at the dog run around six. Score the ridge as well, for fairness: known there, three; trouble on their mind, zero; multiplied, zero. Then go indoors, stay fifteen minutes, and learn one name.",
    "saying-it-in-your-own-voice":
      "You’d begin with mist on the water, and your reader is at a desk with a stiff jaw. Give part one to her. “I haven’t been outside since Friday, and it’s Thursday” is the kind of scrap to look for. Part three starts at the curb instead of the doormat: where to park, how far, how wet, whether the dog can come. If the page turns stern about screens, read it again to the leek, which lives in a city kitchen now.",
    "one-channel-properly":
      "The same walk or the same bench, every season, with the next date said aloud at the end. It’s the saying that slips. An hour outdoors closes so quietly that you let people drift off. Write the date on the back of your hand. And settle the small version while it’s dry out: to the gate and back, one thing to try, ten minutes, in sleet. For stock, pace out two more routes, with a place to sit on each.",
    "the-invitation":
      "Asking someone to her face is steeper for you than any hill. You’d sooner mention that you’ll be in the park on Saturday, in case. There’s no price in that, and nothing to say yes to. Six lines, then, and the first is true: “At the vet’s you told me you only see daylight through glass.” What, for whom, what it costs, by when. Leave her the easy no. She’ll still wave from the car, and so will you.",
    "the-ninety-day-launch-plan":
      "Let the year in before you write anything. Of thirteen Mondays you can tell which ones are mud, and when the road’s closed; one empty week goes there. The other danger comes with good weather, when the first column fills up with being outside. “Walk the loop” isn’t being found unless somebody’s told. Every box in the middle column needs a name in it. The third is done sitting down: the permit, the insurer, the message about boots.",
    "the-first-monday":
      "It’s a fine morning, and you could do this on the way back. That’s a fifth reason; the lesson has only four. Do the thing first, then go out. If it’s the cards, the nearest board is a walk anyway. For the Mondays to come, pick the hour by something that passes your window, the school bus, the trash truck, the crows.",
  },
  with: {
    teacher:
      "You’d let the creek talk, and your second knows the Latin. Give the Teacher the message about boots and one thing to say at the gate. From the second bend on, nobody explains.",
    mother:
      "The Mother has packed a thermos, dry socks and a worry about who’s falling behind. Let it walk last and answer the phone. You set the pace, and the point at which you turn around.",
    mystic:
      "Two who can do without company for days make a good walk and a dead phone. On a rainy afternoon write the reply together: gate, hour, distance. Stillness gets ten minutes under the oak.",
    architect:
      "Permits, the spot on the map, a rule about thunder: here’s someone who likes doing that. Give the Architect the phone and the parking lot. Past the gate, the list goes into a pocket.",
    alchemist:
      "Someone begins to weep by the water. Your second would sit down in it; you’d walk on slowly. Do both in turn, and be back on time. What belongs with a therapist isn’t for the trail.",
    medicineKeeper:
      "You leave the plant standing, and the other has scissors out. Let the Medicine Keeper carry the thermos and say the closing words, always at the same tree. Picking is for another day.",
    performer:
      "Out there you hardly speak, and your second would like to start a round. Let the Performer do the talk at the library and the first hello at the gate. Then the birds have the program.",
    artist:
      "It stops for every lichen, and it isn’t wrong. Give the Artist the map, the card, and ten minutes on a log with colored pencils. The pace is yours, and so is the reply about Saturday.",
    revolutionary:
      "You plant them; your second speaks for them at the meeting. Give the Revolutionary one line of your page. On the phone it would scold people for driving there, so answer that one yourself.",
  },
  sentence:
    "I walk the same two miles, in any weather, with people who sit indoors all day, and nobody has to keep up.",
  offer: {
    name: "Four Saturdays, One Pond",
    forWhom: "People who sit indoors all day and have noticed the season only on the calendar",
    first: "The lower gate, phones in the box; once around, and I show you the places we stop",
    middle: "Two walks on the same path. From the second bend to the fallen oak nobody speaks.",
    last: "You go in front and I walk last. Something hot at the oak, and we look back.",
    howLong: "Four walks of two hours, one a month, Saturdays at seven, in any weather but thunder",
    weBring: "I: a thermos, a first-aid kit, the permit. You: boots, and one layer more than you think",
    finishedWhen: "You have led us around once, to the oak and back",
    whatItIsNot:
      "Not therapy and not exercise. If your heart or your knees are in question, ask your doctor about two slow miles first",
  },
  channel: {
    what: "The same walk every season, on its first Saturday, with the next date said aloud at the end",
    small: "To the gate and back",
  },
  weeks: [
    {
      found: "Write the next date on six cards and pin one up at the feed store",
      invite: "Write to two people who have walked with me, with a price in the middle",
      house: "Ask the park about a permit for eight",
    },
    {
      found: "Learn the name of whoever runs the vet’s front desk",
      invite: "Invite three people to the hour to the gate and back",
      house: "Write the message for the day before: the map, boots, thunder",
    },
    {
      found: "Pace out a second route, and mark the place to sit",
      invite: "Say the hinge sentence once in the parking lot",
      house: "Call the library about a back room for February",
    },
  ],
} as const satisfies ArchetypePassages<"earthGuardian">;
