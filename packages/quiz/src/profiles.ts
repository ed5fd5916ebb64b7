import type { ArchetypeKey } from "./archetypes.ts";

/** What the result says about an archetype. */
export type Profile = {
  description: string;
  /** Names, separated by commas. */
  realWorldExamples: string;
  /** Four, and five models. */
  gifts: readonly string[];
  businessModels: readonly string[];
  shadow: string;
  /** The growth edge. */
  development: string;
};

export const profiles: Record<ArchetypeKey, Profile> = {
  teacher: {
    description:
      "Someone at the table nods, and you can tell they have not followed. You turn the envelope over, find your pencil and begin again from what they already know. You have explained tax letters to neighbours, anatomy to yoga students and the same fraction in four different ways, because you suspect the fault lies in the explanation. You look things up at midnight. Your books have notes in the margins and your voice messages run long. What you cannot bear is a person left feeling stupid over something nobody took the time to say plainly. Near you, people stop pretending to understand. They ask the question they were ashamed of, and they leave able to answer it for someone else.",
    gifts: [
      "You find the one example that makes a difficult idea plain",
      "You hear the real question inside the muddled one",
      "You say “I had that wrong” and look it up again",
      "You make yourself unnecessary, so people go home able to do it",
    ],
    businessModels: [
      "A six-week evening course with a workbook, twice a year",
      "A monthly letter that explains one healing practice in plain words",
      "One-to-one tutoring for students of your own method",
      "A short handbook for beginners, sold with a live question hour",
      "Training days for clinics, studios and schools on a subject you know well",
    ],
    development:
      "Your edge is not knowing, in public, and leaving the gap open. What people work out for themselves stays with them longer than your best sentence. This week, when someone asks you something you could answer, say “What do you think?” and count slowly to ten before you add a word.",
    shadow:
      "You lecture at breakfast. A friend tells you about their day and you correct the date in it. Explaining keeps you at a slight height, where nobody can see that you are lost too, and people who wanted your company sometimes go home with a summary. Being right is a lonely thing to be so often.",
    realWorldExamples: "Socrates, Anne Sullivan, Maria Montessori, Carl Sagan",
  },
  mother: {
    description:
      "Before the coats are off, you have seen who is cold, who has not eaten and who has gone quiet. You make no fuss about it. A plate appears, a chair is pulled close, somebody’s favourite biscuits turn out to be in the tin. When a friend rings at eleven at night you do not ask what they plan to do; you ask whether they want to come over, and the spare bed is made before they arrive. You remember allergies, exam dates and the anniversary nobody else mentions. Whatever it is, you want nobody to be alone with it, and nobody has to improve first. In your company people’s shoulders come down, and they notice how tired they were.",
    gifts: [
      "You notice who has gone quiet before anyone else does",
      "You stay in the room when there is nothing left to do",
      "You remember how each person takes their tea, and whom they miss",
      "You let people be sad in your kitchen without trying to mend them",
    ],
    businessModels: [
      "A small weekly support group for carers, with supper included",
      "Home visits for new parents in their first six weeks",
      "Weekend rest retreats for eight worn-out people, meals and naps included",
      "Companionship visits for people who are ill or very old",
      "A monthly open table for people who live alone, paid by membership",
    ],
    development:
      "Your edge is to receive, and to let people be hungry long enough to cook. Care that goes only one way wears out at your end first. This week, when someone offers to carry, cook or fetch something for you, say yes, sit down, and do not get up to help.",
    shadow:
      "You give until it turns sour, and then you are hurt that nobody noticed. You help people who did not ask, and a few of them have stopped trying because you are quicker. Being needed feels so much like being loved that you seldom find out which of the two you have.",
    realWorldExamples: "Fred Rogers, Cicely Saunders, Janusz Korczak, Princess Diana",
  },
  mystic: {
    description:
      "You notice the air of a room before you notice the furniture. Something was said here, or held back, and you feel it along your arms. You keep a notebook by the pillow, because what comes at four in the morning is gone by breakfast. An hour of small talk costs you more than a day of silence, and on long train rides the window is company enough. When people tell you a dream, you do not interpret it at once. You wait. The words that come are few, and you offer them so that they can be declined. Often you cannot give your reasons. Around you, people slow down until they hear what they had faintly known for months, and begin to trust it.",
    gifts: [
      "You sense what is unsaid in a room and wait for it",
      "You can be silent with another person without making it awkward",
      "You hear the thread in someone’s dreams before they do",
      "You say what came to you and leave people free to refuse it",
    ],
    businessModels: [
      "Silent day retreats for ten people, once a month",
      "One-to-one sessions on dreams, an hour each, by appointment",
      "A small meditation group that meets weekly before work",
      "Recorded guided meditations, offered as a seasonal subscription",
      "Quiet accompaniment for people in a time of decision, six sessions long",
    ],
    development:
      "Your edge is to say it aloud, on a Tuesday, to someone with a cold. What you sense becomes useful when it is put into ordinary words and tested against an ordinary day. This week, tell one person one hunch in a single sentence, write down the date, and see later what became of it.",
    shadow:
      "You float off. A mood can look so much like a message that you follow it and call it knowing, while the rent, the reply and the dentist wait. Sometimes you stay vague because a plain sentence could be proved wrong, and people who love you are left guessing where you have gone.",
    realWorldExamples: "Julian of Norwich, Rumi, Ramana Maharshi, Thomas Merton",
  },
  architect: {
    description:
      "Other people leave the meeting full of enthusiasm; you leave it with a list. You ask who decides, what it costs and what happens on Thursday, and you ask it kindly, because you have seen too many good projects die of a vague beginning. Your sticky notes stand in rows. You know where the spare key hangs, and so does everyone else, since you labelled the hook. When a friend arrives with a head full of plans you clear the table, sort the heap and give each piece a date and a name. Your favourite visit is the one a year later, when you find that it all still runs without you. After an evening with you, people sleep, because it is written down.",
    gifts: [
      "You turn a heap of ideas into an order others can follow",
      "You spot the bottleneck while everyone else is still discussing the mood",
      "You divide the work so that each person knows their part",
      "You keep the date and the budget, and warn early when one slips",
    ],
    businessModels: [
      "Planning days for healers who are opening a practice",
      "Monthly office help for small clinics: bookings, records and budgets",
      "A template kit of checklists and calendars for running a first retreat",
      "A twelve-week programme that takes one project from notes to opening day",
      "Retreat and event organising for teachers who would rather not",
    ],
    development:
      "Your edge is the hour that has no purpose. Some things only come to a place where nothing was arranged, and so do some people. This week, leave one afternoon unassigned, tell nobody what it is for, and when you reach for a list, put the pencil in another room.",
    shadow:
      "You organise people who were having a feeling. When something frightens you, you improve the plan, and a plan can be improved for years without anything being begun. You carry the whole timetable in your head, then resent the ones who never asked to see it and are enjoying the afternoon.",
    realWorldExamples: "Florence Nightingale, Benedict of Nursia, Bayard Rustin, Frances Perkins",
  },
  alchemist: {
    description:
      "You hear the laugh that comes too quickly, and you ask. You ask about the brother, the year of the divorce, the box nobody opens. Then you stay. You have sat in parked cars until the windows misted over, and on the floor beside someone shaking, without reaching for a reason or a bright side. You learnt this in your own worst season, whose date you can still name. Rage does not frighten you, nor does shame, nor an hour of weeping; what tires you is cheerfulness on duty. You believe that pain gone through to its end leaves something usable behind. Beside you, people say the worst of it aloud, find that they are still there afterwards, and notice that something in them has moved.",
    gifts: [
      "You ask about the subject everyone else walks around",
      "You stay steady while another person weeps, shakes or rages",
      "You can tell grief from gloom and do not hurry either",
      "You show people what has changed in them after the worst has passed",
    ],
    businessModels: [
      "Breathwork afternoons for small groups, with time to talk afterwards",
      "One-to-one companionship through the first year after a loss",
      "A weekend workshop on endings: divorce, redundancy, the empty house",
      "A monthly grief evening in a bookshop or community hall",
      "A ten-week course of letters and talks on living with an old anger",
    ],
    development:
      "Your edge is to let a good day be a good day. Joy that is not followed by a question goes deep as well, and it rests you for the next descent. This week, spend one evening with someone you love and let every sore subject pass. Notice when your hand itches to reach for it.",
    shadow:
      "You dig where nothing is buried. Calm looks suspicious to you, so you ask once more, and a friend who was merely content goes home uneasy. Intensity can pass for closeness: you know what people suffer and sometimes forget what makes them laugh. You may also keep a wound open because it is where you work.",
    realWorldExamples: "Viktor Frankl, Elisabeth Kübler-Ross, Etty Hillesum, Joan Didion",
  },
  medicineKeeper: {
    description:
      "Your hands begin before the talking does. Someone comes in with one shoulder higher than the other, and you are already warming the oil. On your shelves stand brown bottles with dates in your handwriting, and behind each there is a person: the aunt with the notebook, the neighbour who made you strain it twice, the old masseur who let you watch. You do things in their order and at their pace. You will not hurry a tincture, or bless a threshold for a camera. You know what a remedy can do and where it ends, and you say when to see a doctor. Under your hands, people remember that they have a body, and that others were eased this way long before them.",
    gifts: [
      "Your hands find the sore place before it has been pointed out",
      "You prepare each remedy with patience and write the date on it",
      "You keep an old custom alive exactly as you were shown it",
      "You know where your craft ends and send people on in time",
    ],
    businessModels: [
      "A treatment room for massage and compresses, three days a week",
      "A market stall with small-batch salves, oils and bath salts",
      "Seasonal workshops where eight people make a balm and take it home",
      "Family rites for births, weddings and farewells, prepared with each family",
      "A quarterly box of teas and oils with the custom behind each",
    ],
    development:
      "Your edge is to invent one thing of your own and sign it. Every custom you keep was once somebody’s experiment, tried on a doubtful cousin. This week, change one ingredient or one gesture in something you do by heart, write down what happened, and put your own name under the note.",
    shadow:
      "“We have always done it so” ends the conversation, and it feels like loyalty. You may offer the remedy before the complaint is finished, because your hands are surer than your words. Behind the elders you quote so faithfully it is easy to hide, and nobody can ask what you yourself have found out.",
    realWorldExamples: "Hildegard of Bingen, Nicholas Culpeper, Sebastian Kneipp, Juliette de Baïracli Levy",
  },
  performer: {
    description:
      "You feel a room through the soles of your feet: where it is stiff, where it wants to laugh, who is one beat away from joining in. Then you do something about it. You start the song too high and make a joke of it, you get the back row clapping, you tell the story of the missed ferry in all four voices. You can be shy at the supermarket and at ease before two hundred faces. You pace for hours beforehand, and the hour itself is the clearest of your week. By morning nothing will remain of it, and you find that a fair price. Because you go first and risk looking foolish, people who came in alone find themselves singing beside a stranger, wide awake.",
    gifts: [
      "You read a crowd’s mood in seconds and change it with one phrase",
      "You get people singing who swore that they could not",
      "You turn your own mishap into a story that frees the room",
      "You hold two hundred people’s attention with a voice and a pause",
    ],
    businessModels: [
      "A weekly singing evening for people who think they cannot sing",
      "Story nights in a café, with a hat or a ticket",
      "Drum and movement workshops for schools, teams and care homes",
      "Voice coaching for practitioners who have to speak in public",
      "Music and words for weddings, namings and farewells",
    ],
    development:
      "Your edge is to be loved in the dressing room, with the face off. Someone who knows you when you are dull is worth a full house. This week, spend an hour with one friend and do not entertain them: no stories, no voices. When the conversation sags, let it sag, and stay.",
    shadow:
      "You are always on. When the clapping is thin you hear that you are not loved, and you go looking for the next room before the first one has emptied. Those closest to you get what is left after the encore. You can make a thousand people feel something and come home unable to say what you feel.",
    realWorldExamples: "Tina Turner, Freddie Mercury, Celia Cruz, Robin Williams",
  },
  artist: {
    description:
      "You see the one wrong colour on the poster before you have read what it says. Your pockets hold a shard of blue tile, a good button, a photograph of somebody’s peeling door. When a friend tells you something difficult you may find little to say; a week later there is a bowl, a small painting, a stitched square of linen, and they look at it and say: yes, like that. After a day without making anything, you feel you were not quite there. You would rather hang the thing up and leave before anyone speaks. What you make stays on the wall, and in front of it people see, from a little distance at last, what they had been carrying.",
    gifts: [
      "You give a feeling a shape that its owner recognises",
      "You see beauty in what others were about to throw away",
      "You look at faces, walls and cloth longer than most people do",
      "You arrange a plain room so that people lower their voices in it",
    ],
    businessModels: [
      "Commissioned pieces that mark a birth, a loss or a new home",
      "A Saturday studio where ten adults paint without being judged",
      "A small online shop of prints, cards and hand-thrown bowls",
      "Rooms arranged for clinics and practices: colour, textiles and pictures",
      "Memory quilts sewn from the clothes of someone who has died",
    ],
    development:
      "Your edge is to show it unfinished, and to sell the good one. People do not need it flawless; they need it where they can see it. This week, take one piece out of the drawer, show it to someone with the wrong corner still in it, and let them speak before you apologise.",
    shadow:
      "You perfect things in a drawer. One corner is wrong, so nobody may see it, and the years go by. At times you prefer the picture to the person: you study the face across the table and miss what it is telling you. Selling feels like betrayal, and so you give away the best and undercharge for the rest.",
    realWorldExamples: "Hilma af Klint, Vincent van Gogh, Käthe Kollwitz, Frida Kahlo",
  },
  earthGuardian: {
    description:
      "You know which way the wind is blowing when most people in the room have not noticed there is one. Your boots are by the door and there is soil in your trouser cuffs. You can say when the swallows came, which apple tree is sulking and what the river did after Tuesday’s rain. Indoors you last about two hours. To someone at the end of their strength you hand a spade and show the row that needs digging, or you walk them up the hill with the dog until they have stopped explaining. One piece of ground can count on you, even in February. People who spend a day beside you sleep through the night, and wake up wondering what grows outside their own window.",
    gifts: [
      "You read weather, soil and animals, and are usually right about rain",
      "You get people outdoors and give them something useful to do there",
      "You look after one place, year upon year, in every season",
      "You bring back a neglected corner until birds and neighbours return to it",
    ],
    businessModels: [
      "Slow guided walks through the seasons for small groups",
      "A vegetable garden by subscription, where members work and share the crop",
      "Day retreats on a farm, with tools, lunch and no telephones",
      "Garden visits for beginners: one hour, one bed, one list of jobs",
      "An outdoor afternoon group for schoolchildren, in all weathers",
    ],
    development:
      "Your edge is to be at home among humans, indoors, in February. They are creatures too, with their weather and their seasons, and some of them are yours to look after. This week, stay at a table an hour longer than you want to, and watch the people there as patiently as you would a hedge.",
    shadow:
      "You like people best as seen from the ridge. You are stern about plastic, and those who might have come along feel judged before they have found their boots. The woods ask you for no explanations, so you go there when somebody at home is waiting for one, and you call it seeing to the hens.",
    realWorldExamples: "Wangari Maathai, Jane Goodall, Masanobu Fukuoka, Aldo Leopold",
  },
  revolutionary: {
    description:
      "There is a moment in the meeting when everyone looks down at their papers. You know it by the heat in your neck. Somebody has been interrupted again, or left off the list, or paid less, and you hear your own voice say so before you have decided to. You have pushed back your chair at family tables, returned forms with a clause crossed out and signed letters with your full name. You read the fine print and ask who profits. It has cost you invitations, perhaps a job. You enjoy it less than people think; you simply cannot sit beside an unfair thing and pass the salt. When you have spoken there is a pause, and then a second person clears their throat. Because you went first, they can.",
    gifts: [
      "You say the sentence first, so that others can say theirs",
      "You notice who is missing from the table and ask why",
      "You stand by an unpopular “no” when the room turns cold",
      "You read the fine print and name who pays for it",
    ],
    businessModels: [
      "Assertiveness workshops for people who have been told to keep quiet",
      "Advocacy for patients and tenants: letters, meetings and someone beside them",
      "A podcast or newsletter that asks your profession its awkward questions",
      "Facilitated talks for families and teams with something unspoken between them",
      "A sliding-scale practice for people whom other practices overlook",
    ],
    development:
      "Your edge is to stay for the repair after the breaking. What you opened needs someone to hold it open on the dull days, when nobody is looking and the minutes have to be read. This week, go back to someone you argued with, ask what they were protecting, and listen without preparing your reply.",
    shadow:
      "You need an opponent, and if there is none you can usually find one by dessert. You are right and alone at the party. Anger makes you quick, so you take the hesitant for cowards and your friends for the other side, and you have often left before it was time to sweep up the glass.",
    realWorldExamples: "Sojourner Truth, Rosa Parks, Sophie Scholl, Nelson Mandela",
  },
};
