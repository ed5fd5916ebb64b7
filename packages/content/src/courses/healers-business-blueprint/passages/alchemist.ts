import type { ArchetypePassages } from "./passage.ts";

export const alchemist = {
  lessons: {
    "the-assessment-taken-slowly":
      "Your last hard year is the impostor to watch. It taught you a great deal, and it answers in a low, convincing voice. Call up the easy years as well: a summer, a kitchen, nobody in pieces. What did you do then, before anybody asked? If you still went and sat on the steps by the cousin who’d laughed too fast, there’s your check, with a name and a day. Should a page leave you low, close it. You owe it no descent.",
    "two-under-one-roof":
      "Ten o’clock, no dinner, somebody’s divorce. In the lesson a Mother says yes, and it’s you who has to go down there. Read your six from the right-hand column: which of them left you tired, and what time of day was it? Whoever has your phone needs to know that you begin in daylight and that you end. “We talk for an hour, on Saturday at ten. If it can’t wait until then, please call the crisis line.”",
    "what-people-already-come-for":
      "Some answers will be heavy, and those you’ll trust at once. “When her whole life came apart” is yours, yes. Look for the light ones too: “when I needed somebody to laugh with at the funeral.” Copy both word for word. Half the people you’d think of asking are in the thick of it, and the lesson leaves them out; choose five who are through. If one reply sounds like trouble now, put the pencil down and call.",
    "where-you-give-it-away":
      "The parked car, engine off, second hour. It happens because the real sentence comes at the end, with a hand on the door handle, and you can’t leave a person alone with it. So move the end forward. “We have until five, and at ten to I’ll ask what you’re taking home.” What still comes at the handle gets the first ten minutes next time. If somebody’s in danger there is no fence: you bring in the emergency number, and stay.",
    "one-sentence-about-your-work":
      "Depth is an adjective too. “I accompany people through profound transformation” has the aunt feeling for her purse. Say which year it is, and in whose life: the one after the funeral, the one when the last child left, the spring the papers came. Then a verb with no drama in it. Sit, walk, keep company. The license test is yours to take twice. No illness, no outcome; what you can vouch for is that you don’t look away.",
    "the-person-you-would-do-it-for-again":
      "Vivid doesn’t mean yours. The night you remember best may belong to a therapist, or to an emergency room. Put down three who were sad and standing: they had a bus to catch, they’d eaten lunch, they could have paid. Which of them left you less tired than the hour should have? There’s usually one who laughed before the end. Give that one the check you’d have withheld for not being deep enough, and then describe the shoes.",
    "a-business-model-that-fits":
      "One grief straight after another is what breaks you, so plan in gaps. A series with an end, three people in it at a time, and the hour behind each of them blank in the ordinary week. Intensity makes anything look possible until June. Begin with the bad week: could you still do it in the month when the hospital chair is for your own brother? Let the small leg be light. A table each season where people eat will do.",
    "the-signature-offer":
      "Going down is the part you can describe. The page also needs the stairs back up. Write its last rows first: what happens in the final ten minutes of every meeting, the lamp, the tea, the walk around the block, so that a person can drive home. Then the end of the whole, in the calendar from day one. “What it is not” isn’t small print for you. Put two licensed people there by name, in the same size as the rest.",
    "a-smaller-door":
      "Rule three first, the others after it. Half an hour can’t open a grief and see it safely home, so your door goes as far as the edge of the water. Siobhán’s has books in it, tea, an unsent letter and no breathwork. What could yours have that’s true to you and shallow enough to stand in? A candle for an ending, one question on a card, others in the room. If nobody wept, nothing went wrong. It was a door.",
    "a-price-you-can-say-aloud":
      "Charging for sorrow can feel like selling tickets to it, and your voice drops at the number. Look at what is paid for: an hour, the chair, your rest afterward, the fact that it ends. Your limit is low, so write it low, and take one more week off the fifty-two for losses of your own. Then say it and count to four. The person across from you is adding up. There’s nothing underneath to ask about.",
    "the-customer-journey":
      "Station nine is the hall your people stand in. Something opened on Tuesday, and on Thursday it’s still open, next to the yogurt. Two sentences at the door would put a chair there: when they’ll hear from you, and whom to call if it gets to be too much. Write them today. Then the message that can’t wait, for somebody who isn’t safe. You’re likelier than most to need it. Have it typed out, with the numbers.",
    "where-your-people-already-are":
      "You know where the pain is, the hospital bedside, the forum at night, and the lesson takes those off the map whatever they score. Where people can’t walk away, you’re a neighbor. Look one street further, for whoever meets them once they’re upright again: the funeral director, the divorce mediator, the alto who saved a seat in the choir. Ask each what people come back to ask weeks later. Then read them the third line of your half page aloud.",
    "saying-it-in-your-own-voice":
      "Shadow, descent, underworld: strike them and see who’s left. A woman with groceries, who’d like one hour without hearing that it was all meant to be. Give her thirty words in part one that don’t make it worse. Your five have put it plainer than you do; someone wrote “you didn’t tilt your head.” And let one thing on the page be light, the dog, the window, the bad coffee. She wants to know that you come up again.",
    "one-channel-properly":
      "Posting about grief on a schedule would be hard to bear, for everyone. Choose five people who send others, and see one a month: the mediator between two appointments, the funeral director on his back steps. Ask how they’re doing, since few people do, and leave after fifteen minutes; it’s your channel, and they haven’t booked you. In a bad week it’s one thank-you text that doesn’t say who came.",
    "the-invitation":
      "You can tell who’s carrying something. It doesn’t give you the right to write to her about it. In the worst of it people get your company and a question about who’s with them, and no offer in the same week. Line one comes from what she told you in daylight: “In March you said you were ready to sort his books.” Are you unsure whether it’s too early? Then it is. Write to the next person on the list.",
    "the-ninety-day-launch-plan":
      "Some dates come around every year, and you know yours. Put one empty week on the anniversary, or the first snow, or whichever week you’d rather nobody asked, and draw the line without giving a reason. Then look at the fixed points. Two evenings of sorrow don’t belong in one week, and after each there’s a morning off. See that the third column has something in it that’s merely pleasant. Buying six good cups is for the house.",
    "the-first-monday":
      "It frightens you, and you’d like to find out why. That’s a good hour gone. Do everything up to the word “send,” put the kettle on, press it when the water begins to sing. No meaning has to come of it. A zero on Friday can stay shallow, too. And if the bad weeks go on because you’re the one who isn’t well, let the plan hang and see a doctor.",
  },
  with: {
    teacher:
      "After a hard hour people want a word for it, and your second finds words. Let the Teacher speak in the last five minutes. On the phone it explains grief to somebody who asked about Thursday.",
    mother:
      "The lesson has your pair in it: one says “come tonight,” the other goes down on no dinner. Leave the Mother the tea, and the text two days later. At eight, take away its phone.",
    mystic:
      "What hurts and has a name is yours; what has none belongs to your second. Let the Mystic sit in on the pauses, so that you don’t go looking for a wound. A quiet person may simply be quiet.",
    architect:
      "You need a door that closes at five, and here is somebody who builds doors. The Architect sets the number of meetings, the end, the gap behind it. It waits outside until the tissues are put away.",
    medicineKeeper:
      "A cloth, a bowl, the same few words: something for the hands makes the deep part bearable. The Medicine Keeper marks the way in and the way out. Between them there’s no recipe, and it may mind.",
    performer:
      "Strong feeling before a full room can turn into a spectacle. Keep the going down small and unwatched, and use the Performer for the way back up: a hum, a story, feet on the floor.",
    artist:
      "What somebody has been through with you may want a shape afterward. Have the Artist lay out paper in the last quarter of an hour. Sooner, it would be a way of leaving the room.",
    earthGuardian:
      "Sorrow often walks better than it sits. The Earth Guardian gets ten minutes outdoors at the end of each hour, and a say in your calendar, since it knows when ground is tired.",
    revolutionary:
      "Anger comes in. You’d go through it, and your second would put it right by Friday. The feeling has the room. The letter to the landlord is another hour, on another day, with a price.",
  },
  sentence:
    "I walk with people in the first year after a separation, slowly, for an hour, and nothing has to have been good for something.",
  offer: {
    name: "Five Slow Walks",
    forWhom: "People in the first year after a separation who are tired of being told they look well",
    first:
      "A bench, and questions: your health, who is with you, what you don’t want to be asked. Then we walk.",
    middle:
      "Three walks of an hour. You talk or you don’t. Ten minutes before the end we sit on the same bench.",
    last: "One more walk, then something warm at the diner, and we look back",
    howLong: "Five hours within ten weeks, Saturdays at ten, once around the reservoir",
    weBring: "I: a thermos, the route, an eye on the clock. You: shoes, and someone who knows where you are",
    finishedWhen: "The fifth cup is empty. Its date is in both our calendars from the first day",
    whatItIsNot:
      "Not therapy, and no legal advice. If you can’t eat or sleep for weeks, see a doctor or a therapist; if you aren’t safe at home, the emergency number",
  },
  channel: {
    what: "Five people who send others: on the first Monday I see one of them, for fifteen minutes",
    small: "One thank-you text that doesn’t say who came",
  },
  weeks: [
    {
      found: "Bring the half page to the divorce mediator",
      invite: "Write to two people who are through it, and say why I thought of them",
      house: "Type out the message that can’t wait, with the numbers",
    },
    {
      found: "Drink a coffee with the florist, and ask my one question",
      invite: "Invite three people to the evening with one question on a card",
      house: "Write down the last ten minutes of a walk, step by step",
    },
    {
      found: "Thank whoever sent somebody, without saying who came",
      invite: "Ask one person who said “later” whether it is later",
      house: "Call two therapists and ask whether I may give out their names",
    },
  ],
} as const satisfies ArchetypePassages<"alchemist">;
