import type { ArchetypeKey } from "../archetypes.ts";

/** What the result says about an archetype. */
export type Profile = {
  /** Two paragraphs: a picture to meet oneself in, and the gift at work. */
  description: string;
  /** Names, separated by commas. */
  realWorldExamples: string;
  /** Four, and five models; of a second archetype the first three are told. */
  gifts: readonly string[];
  businessModels: readonly string[];
  shadow: string;
  /** The growth edge, and a step for this week that takes less than an hour. */
  development: string;
};

export const profiles: Record<ArchetypeKey, Profile> = {
  teacher: {
    description:
      "After class, someone always stays. She rolls up her mat slowly, and then it comes: “Can I ask you something?” You sit back down. You find out what she already knows, you try it with your hands, with a story, with the coffee cup beside you, and you watch for the moment her face clears.\n\nThat moment is your work. You’ve spent years with books, with teachers and with your own mistakes, and you can turn what you’ve lived into something another person can use on a Tuesday. You don’t need people to need you. They come to you puzzled and leave with a way to see it, in words of their own, which they pass on to a friend in the car.",
    gifts: [
      "You find the one story or picture that makes a hard thing simple",
      "You hear the real question underneath the one that was asked",
      "You can say “I don’t know yet,” and make it safe for others to say it",
      "You send people home able to practice without you",
    ],
    businessModels: [
      "A six-week class for beginners: eight people, one evening a week",
      "A 90-minute session that leaves clients with one practice of their own",
      "A monthly question night on video, open to everyone you’ve worked with",
      "Mentoring for newer practitioners: four calls over two months",
      "A short guide to your method, with one recorded lesson per chapter",
    ],
    development:
      "Your edge is to teach before you feel finished, and to let a silence do part of the teaching. You don’t need one more certificate for what you already explain every week. This week, write down the question people ask you most, pick a date, and text three of them an invitation: forty-five minutes on that one question, at your table or by video.",
    shadow:
      "When you’re nervous, you explain. Someone came to feel something and goes home with notes. You can hide behind the next training for years, because a student is allowed not to be ready. And knowing a little more than the room keeps you slightly above it, where nobody thinks to ask how you are.",
    realWorldExamples: "Maria Montessori, Anne Sullivan, Pema Chödrön, Carl Sagan",
  },
  mother: {
    description:
      "People fall asleep on your table. They apologize for it, and you tuck the blanket in and let them have the last ten minutes. Before she came, you turned up the heat and put away the lavender, because she can’t stand it. When she hung up her coat, you noticed she was holding her breath.\n\nWhat you offer sounds small when you say it, and people drive an hour for it: a place where they don’t have to be doing better. You don’t hurry anyone toward a breakthrough. You stay close and you stay warm, and the tears or the sleep come by themselves. New parents, caregivers, the ones who look after everybody else: they find you first.",
    gifts: [
      "You notice who has gone quiet, and go sit next to them",
      "You stay in the room when there is nothing left to do",
      "You make people feel expected: the chair, the blanket, their name",
      "You let people be a mess without trying to fix them",
    ],
    businessModels: [
      "A monthly rest evening for caregivers: ten mats and nothing to learn",
      "Six home visits for new parents, over their first three months",
      "A circle of eight that stays together for ten weeks",
      "A weekend retreat: naps, home-cooked meals, one gentle session a day",
      "Restorative sessions of 75 minutes, four in a series, each with a check-in",
    ],
    development:
      "Your edge is to be paid, and to be helped, and to find that you’re just as warm afterward. Care with an end time lasts longer than care without one. This week, take the thing you do most often for free. Write on a sticky note how long it takes and what it costs from now on, and read the note aloud to the next person who asks.",
    shadow:
      "You answer texts at eleven at night and call it nothing. You give the extra half hour, the discount and the spare bed, and then you’re hurt that nobody saw how tired you were. Some people stop trying around you, because you’re faster. Being needed can feel so much like being loved that it’s hard to put it down.",
    realWorldExamples: "Fred Rogers, Cicely Saunders, Clara Hale, Princess Diana",
  },
  mystic: {
    description:
      "You feel a room before you see it. Somebody cried in here, or there’s a question nobody has asked yet, and it’s in your arms before it’s in your head. You light the candle, you shuffle, and then you wait a little longer than most people find comfortable. What comes is quiet: a picture, a word, a card that seems to look back.\n\nYou say it gently and leave room for a no. You aren’t there to predict anybody’s life. You help people hear what they already half know, and in your silence they stop explaining and begin to listen. Weeks later they write, “I keep thinking about what you said.” Mostly it was something they had said themselves.",
    gifts: [
      "You sense what hasn’t been said, and give it time to come",
      "You hold a silence so kindly that people can hear themselves in it",
      "You offer what you sense as a question, free to be turned down",
      "You notice the thread in someone’s dreams, cards or chart before they do",
    ],
    businessModels: [
      "A monthly new-moon circle for ten: silence, then one card each",
      "A 75-minute reading, with a recording and a short call two weeks later",
      "Six sessions for people at a crossroads, one every other week",
      "A quiet day retreat four times a year, phones in a basket",
      "A guided meditation every month by subscription, in your own voice",
    ],
    development:
      "Your edge is to be easy to find. What you sense may be beyond words; the day, the length and the price are not. This week, take half an hour and write three plain sentences: what happens in a session with you, how long it lasts, and what it costs. Read them to a friend who’s never pulled a card, and change whatever she can’t follow.",
    shadow:
      "You can wait for a sign when a phone call would do. Some of that is wisdom and some of it is fear of being seen, and only you can feel which. A mood looks so much like a message. You stay vague because a clear sentence could be wrong, and people who would gladly come to you can’t tell what it is you do.",
    realWorldExamples: "Julian of Norwich, Rumi, Howard Thurman, Thomas Merton",
  },
  architect: {
    description:
      "A friend tells you, half joking, that she’d love to run a retreat someday. Before she’s finished you can see it: eight people, the house by the lake, the quiet Saturday, what has to be booked by March. You ask three questions and turn over a sheet of paper. An hour later she’s looking at something that could really happen, and she’s stopped joking.\n\nYou see how a dream can stand. Where others feel overwhelmed, you find the one beam that carries the rest, and give each piece a place, a person and a date. You build so that the vision keeps its soul and its people get some sleep. Years later the circle still meets, and it no longer depends on you.",
    gifts: [
      "You see the finished thing in a heap of ideas, and the first steps to it",
      "You find the one decision that all the others are waiting for",
      "You make plans with room in them, for rest and for real people",
      "You build what keeps going after you’ve gone home",
    ],
    businessModels: [
      "A 90-minute session from vision to plan, with the plan on one page",
      "Retreat design for other healers, from the idea to the last ride home",
      "A twelve-week program that takes one dream to its opening day",
      "A quarterly planning day for six practitioners around one big table",
      "A starter kit for new practices: welcome note, intake form, calendar",
    ],
    development:
      "Your edge is to open the doors while one wall is still unpainted. A plan can be improved forever, and only people can tell you whether it holds. This week, take the offer that’s nearly ready and make it real: choose a date six weeks from now, and invite two people by name. Then leave the plan alone until you’ve heard from both.",
    shadow:
      "You organize people who were having a feeling. When you’re scared you improve the plan, so the beautiful system has been nearly done since last year. You carry everyone’s details in your head, and quietly mind that they’re the ones enjoying the afternoon. Even rest ends up on your list, and you’re behind on it.",
    realWorldExamples: "Florence Nightingale, Jane Addams, Bayard Rustin, Jon Kabat-Zinn",
  },
  alchemist: {
    description:
      "Somebody says “I’m fine” a little too fast, and you don’t leave it alone in the room. You don’t push, either. You just don’t look away, and after a while the real sentence comes: about the marriage, the brother, the year he doesn’t talk about. You’ve had a year like that yourself, and you’d never tell anyone it was a gift.\n\nYou’re at home in the middle of things, when the old life is over and the new one hasn’t begun. In a breathwork circle, at your table, on a long drive, people find that grief and anger can be felt at their own pace, with someone steady there. Nobody walks out fixed. They walk out less alone with it, and a little more themselves.",
    gifts: [
      "You ask about what hurts, gently, and can hear the answer",
      "You stay steady beside strong feelings and let them take their own time",
      "You help people mark an ending, so that something new has room",
      "You know where your work ends and a therapist’s begins, and say so",
    ],
    businessModels: [
      "A gentle breathwork evening once a month, with time to rest after",
      "A six-week grief circle for eight people, the same faces every week",
      "Five 75-minute sessions for people in the middle of an ending",
      "A letting-go ceremony each season: write it down, burn it, eat together",
      "A weekend for life after loss, co-led with a licensed counselor",
    ],
    development:
      "Your edge is to be as loyal to joy as you are to sorrow, and to show people the way back up. Depth feels safe when it has an ending. This week, take forty minutes and one index card. Write out your last ten minutes: how you bring someone back into their day, and the names of two local therapists for when it’s more than you should hold.",
    shadow:
      "You look for what hurts, and when all is well you look again. A friend who was simply happy goes home wondering what she missed. Intensity can pass for closeness: you know what broke people’s hearts and forget to ask what makes them laugh. And you may keep your own hurt a little open, because it’s where you learned so much.",
    realWorldExamples: "Carl Jung, Viktor Frankl, Elisabeth Kübler-Ross, Joan Didion",
  },
  medicineKeeper: {
    description:
      "Before anyone arrives, you’ve smoothed the sheet, warmed the stones and set out the oil, always in the same order. Your hands settle, your breath slows, and by the time the door opens you’re already there. Someone lies down with a whole week on his shoulders, and you begin where you were taught to begin.\n\nYou carry something older than yourself. It may come from a grandmother, from a Reiki lineage, from a teacher who had you practice one hold for a year, or from plants you’ve lived beside long enough to know. You honor where it came from, you promise nothing it can’t do, and you give it your whole attention. People feel the difference in the first minute: nobody here is in a hurry.",
    gifts: [
      "Your hands listen, and people feel it before you’ve said a word",
      "You turn an ordinary hour into a ritual, with a beginning and an end",
      "You honor where a practice comes from, and name who taught you",
      "You know where your craft ends, and send people to a doctor in time",
    ],
    businessModels: [
      "A 90-minute hands-on session in a series of four, one for each season",
      "A seasonal workshop: eight people blend a balm or bath salt to keep",
      "Blessings for births, new homes and farewells, prepared with each family",
      "A small-batch box each season: an oil, a candle, the story of both",
      "An apprentice circle: four people, one Saturday a month, one skill",
    ],
    development:
      "Your edge is to add a line of your own to what you were given, and to sign it. Every tradition you love was once somebody’s new idea. This week, take forty-five minutes and write down one session just as you give it, step by step. Mark the steps that are yours alone, give the whole a name, and read it aloud to one person you trust.",
    shadow:
      "“This is how it’s done” can close a conversation, and it feels like loyalty. You may reach for the oil while someone’s still telling you about his day, because your hands are surer than your words. And you wait for permission to charge for it, or to change it, from a teacher who may think she gave it to you long ago.",
    realWorldExamples: "Hildegard of Bingen, Hawayo Takata, Rosemary Gladstar, Juliette de Baïracli Levy",
  },
  performer: {
    description:
      "Twelve people in a circle, and nobody wants to make the first sound. You feel it in the soles of your feet: who’s stiff, who’s shy, who’s one breath away. So you go first. You hum something low and a little off-key, you smile, you hold up the drum. By the third round the quiet man by the door is singing with his eyes closed.\n\nYou lend people your aliveness until they find their own. It might be a sound bath, a chant, a story with all its voices, or one breath that a whole room takes together; it doesn’t have to be loud. You know when to lift a room and when to let it land. They came in with the day still on them, and they walk out awake, humming, in no hurry to get home.",
    gifts: [
      "You feel where a room is stuck, and find the sound that moves it",
      "You go first, so that shy people can follow",
      "You know when to raise the energy and when to let it settle",
      "You turn your own stumbles into stories that make others braver",
    ],
    businessModels: [
      "A monthly sound evening: ninety minutes, always the same Friday",
      "A six-week voice circle for people who were once told they can’t sing",
      "Openings and closings for other people’s retreats and trainings",
      "Live music and words for weddings, baby namings and celebrations of life",
      "Voice sessions for healers who teach or record, in sets of three",
    ],
    development:
      "Your edge is to be enough on a quiet day, and to give people a way back to you once the glow is gone. This week, choose one evening in the next two months and ask one studio or library about a room. Then text ten people who’ve sung, moved or laughed with you: the date, ninety minutes, and what you’ll do together. All of it fits into an hour.",
    shadow:
      "You’re always on. When a room stays cool you hear that you aren’t loved, and by the time you reach the car you’re planning the next one. Those closest to you get what’s left after the encore. You can help fifty people feel something and come home unable to say what you feel, though they’d love you just as much with nothing to give.",
    realWorldExamples: "Gabrielle Roth, Krishna Das, Tina Turner, Bobby McFerrin",
  },
  artist: {
    description:
      "You saw the light on her face before you heard what she was saying. When you did hear it, you had no advice. A week later there was a small painting, or a card, or an altar laid out on the windowsill in exactly her colors, and she stood in front of it and said, “Yes. Like that.”\n\nYou make the invisible visible. Where others talk a feeling through, you give it a shape: an image, a cloth, a deck, a page. People can step back from it and recognize what they’ve been carrying, and it goes on helping when you aren’t there. Rooms change under your hands as well. Someone walks into one that you’ve arranged, lowers her voice, and can’t say why. You know why: it was the lamp, the blue, and the empty space.",
    gifts: [
      "You give a feeling a form that its owner recognizes",
      "You arrange a room or an altar so that people breathe out in it",
      "You help people make something by hand, with nothing to be good at",
      "You see what’s beautiful in what others were about to throw away",
    ],
    businessModels: [
      "A monthly art evening: ten seats, one theme, no experience needed",
      "Commissioned pieces that mark a birth, a loss or a new beginning",
      "A 90-minute session in which a client makes an image to take home",
      "A deck, a journal or a set of prints, sold online and in local studios",
      "Altars and practice rooms, designed for other healers",
    ],
    development:
      "Your edge is to show it before it’s perfect, and to let the good one be bought. People don’t need it flawless; they need it where they can see it. This week, photograph three pieces in daylight, put a price under each, and send them to five people who’ve admired your work. Leave out the apology. It takes less time than repainting the corner.",
    shadow:
      "You perfect things in a drawer. One corner is wrong, so nobody gets to see it, and a year goes by. Putting a price on what came from your heart feels like betraying it, so you give the best away and then wonder why you’re tired. Sometimes you look so closely at the picture that you miss the person who’s asking about it.",
    realWorldExamples: "Hilma af Klint, Pamela Colman Smith, Frida Kahlo, Faith Ringgold",
  },
  earthGuardian: {
    description:
      "Ten minutes in a room without windows, and you’re looking for the door. Outside, you know things: that it will rain by four, that the hawk is back, that the woman walking next to you began to breathe again somewhere around the second bend. You hadn’t said anything wise. You slowed down, pointed at the creek, and let it do the talking.\n\nYour healing has ground under it. You bring people out of their heads and back to what was there all along: bare feet, weather, a tree they could find again. It doesn’t take wilderness; a city park or a back porch will do. You belong to a place and keep faith with it in every season, and beside you people remember that they belong somewhere, too.",
    gifts: [
      "You slow people down to the pace of the place they’re in",
      "You read weather, seasons and moods, and know when to stop talking",
      "You bring the living world into any session, even on a city block",
      "You keep faith with one place, year after year, and others join you",
    ],
    businessModels: [
      "A monthly sunrise walk for eight, phones left in the car",
      "Five 75-minute walk-and-talk sessions for people in a time of change",
      "A six-week outdoor class of yoga, breath or stillness in one city park",
      "Four day retreats a year, at the solstices and equinoxes, by a lake",
      "A year-long circle that adopts one piece of land and gathers there",
    ],
    development:
      "Your edge is to let people come close, indoors and in February, and to put your name on what you offer. They have their seasons, too. This week, walk the loop you know best with a forty-minute timer, choose three places to stop, and set a date. Then look up whether the park wants a permit for a group, and invite two people to try it with you.",
    shadow:
      "You like people best from the top of the ridge. When somebody at home needs an answer, you take the dog out. You can be stern about what others buy, drive and throw away, and those who might have come along feel judged before they’ve found their shoes. And since the trees are free, you find it hard to charge for bringing people to them.",
    realWorldExamples: "Wangari Maathai, Jane Goodall, Robin Wall Kimmerer, Rachel Carson",
  },
  revolutionary: {
    description:
      "There’s a moment in the circle when everyone looks at the floor. Somebody was talked over, or the joke wasn’t a joke, and you feel the heat come up your neck. Your voice shakes a little. You say it anyway, kindly, in one sentence. There’s a pause, and then someone across the room lets out her breath and says, “Thank you. Me too.”\n\nThat’s your medicine: you go first, so that others find out they can. You ask who isn’t here, and what it would take for them to come. You help people say no to a brother, a boss, or a belief about themselves they never chose. Winning isn’t the point. Near you, people stand up straighter and hear how their own voice sounds when it isn’t asking permission.",
    gifts: [
      "You say the true thing first, and kindly, so that others can say theirs",
      "You notice who’s missing, and open the door for them",
      "You help people find their no, and the yes behind it",
      "You stay on someone’s side when the room turns cold",
    ],
    businessModels: [
      "A six-week speaking-up circle for people who were raised to keep quiet",
      "Four boundary sessions, with one real conversation to practice",
      "A monthly pay-what-you-can night for people other studios overlook",
      "A podcast or a letter about what your field doesn’t like to discuss",
      "A half-day training for studios on making everyone welcome",
    ],
    development:
      "Your edge is to stay for the repair, and to build the thing you’re asking for. What you opened needs somebody there on ordinary days. This week, take half an hour and write down what you wish your field did differently, and one thing you already do that way yourself. Put that one thing on your page, or send it to three people it was made for.",
    shadow:
      "You need something to push against, and when there’s nothing there, you can usually find it by dessert. Being right can be a lonely seat. Anger makes you quick, so you take the careful ones for cowards and leave before the talk that could have mended it. And you may feel that charging money puts you on the wrong side. Charging is what keeps your door open.",
    realWorldExamples: "Sojourner Truth, Rosa Parks, Audre Lorde, Nelson Mandela",
  },
};
