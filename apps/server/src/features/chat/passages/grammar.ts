/**
 * Whole families of questions, for passages that are asked for in many combinations of the same words: slots are
 * separated by ~, the words that may stand in a slot by |. Word order does not matter to the search.
 */
const grammar: Readonly<Record<string, readonly string[]>> = {
  "blueprint-what": [
    "what is|explain|describe|sum up|tell me about|what do I get from ~ the blueprint|the healers programme|your three week course|this course ~ |in simple words|exactly|in short|for a healer",
  ],
  "blueprint-time": [
    "how many|how much|how long|enough ~ hours|minutes|time|days ~ per day|a week|daily|in the evening|for the course|for the lessons",
    "I work full time|I have small children|night shifts|two jobs|I am very busy|exams|my days are packed|only weekends free ~ can I manage|is it doable|is there enough time|can I fit it in|how many hours",
  ],
  "blueprint-weeks": [
    "what is taught|which topics|list of lessons|curriculum|overview|outline|contents ~ week by week|of the course|of the blueprint|in the three weeks|before I buy",
  ],
  "blueprint-week-1": [
    "what happens|what do I do|lessons|homework|agenda|contents ~ in week one|in the first week|at the very beginning|in the first days",
  ],
  "blueprint-week-2": [
    "what happens|lessons|agenda|contents ~ in week two|in the second week|in the middle week",
    "how do I set|teach me|help with|where do I learn|I never know|the course covers ~ my prices|what to charge clients|my rates|packages for clients|a signature offer|a business model ~ |which week|is that included|in the course",
  ],
  "blueprint-week-3": [
    "what happens|lessons|agenda|contents ~ in week three|in the third week|in the last week|in the final week",
    "how do I|teach me to|help me to|where do I learn to|does the course show how to ~ find clients|get bookings|be found|do marketing|advertise|reach people|get the word out|fill my calendar ~ |which week|is that included|in the course",
  ],
  "launch-plan": [
    "what is|how detailed is|what do I do with|explain|is it personal ~ the launch plan|the ninety day plan|the three month plan|the 90 day roadmap ~ |after the course|at the end|step by step",
  ],
  "blueprint-workbooks": [
    "are there|do I get|is there|how many|does the course have|which|included ~ workbooks|worksheets|templates|printed material|exercises|handouts|a manual ~ |in the course|in the blueprint|for every week|in all tiers",
  ],
  "blueprint-for-whom": [
    "I am|I work as|as ~ a nurse|a coach|a midwife|a yoga teacher|a herbalist|a housewife|a beginner|a therapist|a man|an office worker|a hospice worker|a psychologist|a priest|retired ~ is this course for me|does it suit me|can I join the course|is it right for me|would it help me",
    "who is|for whom is|what kind of people take|is ~ the blueprint|the course|the programme ~ suitable|meant for|made for|right for beginners|for someone like me",
  ],
  "blueprint-not-for": [
    "who should not|for whom is it not|when should I not|who would regret to|advise against ~ take the course|buy the blueprint|join|spend the money ~ |honestly|wrong choice|not a good fit",
  ],
  "blueprint-method": [
    "do you teach|can I learn|is there training in|will I be trained in|certify me in ~ reiki|energy healing|massage|sound healing|hypnosis|breathwork|a healing method|tarot|how to heal people ~ |here|in the course|from zero|with you",
  ],
  "blueprint-unsure-gift": [
    "I don't know|I have no idea|I am not sure|I am confused about|I can't say ~ what my gift is|what I am good at|what I can offer|my calling|what kind of healer I am|my talent ~ |can I still join|is it too early|should I wait",
  ],
  "blueprint-modalities": [
    "I do|I am trained in|I combine|I offer|I have certificates in ~ reiki and tarot|several methods|five different techniques|yoga, massage and herbs|many modalities|astrology and coaching|different therapies ~ do I have to choose one|must I drop some|can I keep all|will you force me to pick|is that a problem",
  ],
  "blueprint-has-clients": [
    "I already have|we run|I have had for years|I am established with ~ clients|a practice|a full diary|a wellness centre|a studio|regulars|staff ~ is it too basic|will I learn anything new|is it only for beginners|does it still make sense|what is in it for me",
  ],
  "blueprint-no-website": [
    "do I need|must I have|I do not have|I have no|without ~ a website|a mailing list|followers|instagram|social media|an audience|computer skills|an online presence|equipment ~ |for the course|can I join|is that a problem|before I start",
  ],
  "blueprint-selling": [
    "I hate|I am afraid of|I feel bad about|I don't want|I am too shy for|I am uncomfortable with ~ selling|promoting myself|asking for money|being on camera|marketing|pushy sales|sales calls|advertising myself ~ |do I have to|will you force me|is it possible without",
  ],
  "blueprint-begin-access": [
    "when does|when can I|how soon does|is there a date to ~ the course start|begin the blueprint|start the lessons|the next round begin|it open after payment",
    "how long do I have|do I keep|does it expire|for how many years do I have|can I come back to|do I lose after a year ~ the blueprint|the course|the lessons of the blueprint|access to the three week course",
    "how do I|where can I|I want to ~ enrol in|join|sign up for|buy ~ the blueprint|the three week course|the programme",
  ],
  "blueprint-behind": [
    "what if I|I have|can I|suppose I ~ miss a few days|fall behind|get sick|go on holiday|stopped after some lessons|need a break|cannot keep up|need more than three weeks|pause the course|do not finish in time|bought it months ago and never finished ~ |is it too late|do I lose it|is that a problem",
  ],
  "blueprint-income": [
    "will I|can you guarantee that I|how soon do I|do you promise that I|what if I do not ~ earn money|get clients|make a living|have income|get a qualification|get rich|succeed ~ |with the course|after the blueprint|after finishing",
  ],
  "blueprint-price": [
    "how much|what does it cost|price|fees|cost|charges|how expensive ~ |the blueprint|the course|the three tiers|the programme|to join|in total ~ |please|in dollars|one time or monthly",
  ],
  "tier-self-guided": [
    "what is in|what do I get with|tell me about|is it enough to take ~ self-guided|the 197 one|the cheapest tier|the lowest option|the smallest package ~ |exactly|without calls|do I get support",
  ],
  "tier-guided": [
    "what is in|what do I get with|tell me about|how many calls in|for how long are the calls in|is there a community in ~ guided|the 297 one|the middle tier|the most popular option|the guided journey",
    "group calls|community|accountability|support|co-working ~ during the course|while I do the blueprint|which tier has it",
  ],
  "tier-deep-dive": [
    "what is in|what do I get with|tell me about ~ the deep dive|the 497 one|the most expensive tier|the personalised experience",
    "one to one|a private session|personal feedback|a strategy call|ninety minutes|individual coaching ~ with elena|with the founder|on my own plan ~ |how|which tier|is it recorded",
  ],
  "blueprint-which-tier": [
    "which|what is the difference between|help me choose between|I can't decide between|compare|what would you pick of ~ the three tiers|the options|self-guided and guided|guided and deep dive|the one with calls and the one without|197, 297 and 497|the packages of the blueprint ~ |is better|for me|do you recommend",
  ],
  "blueprint-two-payments": [
    "can I pay|is it possible to pay|I want to pay|does it cost more to pay ~ in two parts|in instalments|half now and half later|in two payments|monthly|bit by bit|over time ~ |for the course|for the blueprint|when is the second due",
  ],
  "blueprint-refund": [
    "can I get|do you give|is there|I want|how do I get ~ a refund|my money back|a guarantee|a free trial ~ for the blueprint|for the course|for the self guided journey|if I don't like the course|after some days|on the 197",
  ],
  "quiz-what": [
    "what is|where is|how do I start|tell me about|link to|why should I take ~ the quiz|the archetype test|the assessment|the lightworker quiz",
    "how do I find out|which|tell me|I want to know ~ my archetype|what kind of healer I am|my lightworker type",
  ],
  "quiz-time": [
    "how long|how many minutes|how many questions|is it quick|do I have time in my lunch break|how much time ~ for the quiz|in the archetype test|is the assessment|to know my archetype|in total in the quiz",
  ],
  "quiz-cost": [
    "is it free|do I have to pay|how much|does it cost anything|do I need a card|hidden cost ~ the quiz|the archetype test|to see my result|the report of the quiz|to know my archetype",
  ],
  "quiz-results": [
    "where is|I did not get|when do I get|what is in|can I download|I can't find|show me again|how detailed is ~ my quiz result|my archetype report|the report of the test|the result by mail|the pdf of my result",
    "what do I see|what do I get|what comes ~ after the last question|at the end of the quiz|when I finish the test ~ |with reasons|in detail",
  ],
  "quiz-retake": [
    "can I|may I|I want to|how often can I ~ retake|repeat|redo|do again|take a second time ~ the quiz|the archetype test|the assessment ~ |my answers were wrong|I was tired|with other answers",
  ],
  "quiz-resume": [
    "I was interrupted|I closed the page|my phone died|can I pause|can I continue later|power cut|lost connection|the browser crashed|kids disturbed me ~ in the quiz|in the middle of the test|during the questions|halfway through the assessment ~ |are my answers saved|do I start again",
  ],
  "quiz-privacy": [
    "what happens with|do you sell|who sees|why do you need|will you spam|do you store|I don't want to give ~ my email|my answers|my name|my data|my address ~ in the quiz|after the test|for the result",
  ],
  "quiz-scoring": [
    "how is|how do you calculate|what is the basis of|explain|how many points for|what does the percent mean in ~ my archetype|the result|the score|my type|the scoring of the quiz|the confidence",
  ],
  "quiz-accuracy": [
    "is it|how ~ scientific|accurate|reliable|serious|true|proven|trustworthy|rubbish ~ the quiz|the archetype test|my result|the ten archetypes",
  ],
  "quiz-share": [
    "how do I share|can I send|show|post|save the link of|who can open|is it public ~ my result|my archetype|the result page|my quiz result ~ |to a friend|on facebook|with my coach|on whatsapp",
  ],
  archetypes: [
    "list|name|what are|which are|how many are|explain all|show all ~ the archetypes|the ten|the types of healers|the kinds of lightworkers|the ten healing archetypes",
  ],
  "secondary-archetype": [
    "why do I have|what does it mean to have|how do they go together|what is the role of|which counts of ~ two archetypes|a secondary archetype|the second one|primary and secondary|architect and performer|alchemist and artist|the percent beside the second",
  ],
  "package-what": [
    "what is in|what do I get in|what does it include|tell me about|which courses are in|is the community in ~ the complete academy|the full package|the 997 bundle|the whole academy|the everything package",
  ],
  "package-price": [
    "how much is|price of|what do I pay for|cost of|is it yearly or once ~ the complete academy|all courses together|the full package|the whole academy|everything you teach|the bundle",
  ],
  "package-refund": [
    "refund|money back|guarantee|return|not satisfied with|regret buying|how many days to return ~ the complete academy|the full package|the 997|all courses|the bundle|the whole academy",
  ],
  "package-access": [
    "how long|forever|lifetime|expire|what if you close|in ten years ~ the complete academy|all my courses|the full package|the whole academy|your academy",
  ],
  "package-vs-blueprint": [
    "should I take|what is the difference between|which is better|compare ~ the blueprint or the complete academy|the 197 or the 997|only the three weeks or everything|one course or the whole package|the small course and the big package",
  ],
  courses: [
    "which|what|list|how many|show me|name ~ courses do you have|other courses besides the blueprint|trainings do you offer|courses can I take|classes are there|courses should I start with|of all your courses",
  ],
  "alumni-what": [
    "what is|tell me about|what happens in|what do I get in|is there ~ the alumni group|the graduates circle|a community after the course|the membership|a group for those who have finished|ongoing support after the programme ~ |exactly|when I feel alone",
  ],
  "alumni-price": [
    "how much|price|fee|cost|what do I pay|seats left ~ the alumni group|the membership|the monthly circle|the graduates community|per month for the alumni",
  ],
  "alumni-who-may-join": [
    "who may join|can I join|how do I get invited to|am I eligible for|is it open to everyone|what do I need for|can I enter without the course ~ the alumni group|the graduates circle|the alumni community|the membership of the alumni",
  ],
  "alumni-calls": [
    "how often|when|which day|how many times|how long|what time|how much time ~ are the alumni calls|does the alumni group meet|are the meetings of the group|are the group coaching calls|do the alumni meet",
  ],
  "alumni-recordings": [
    "I missed|I can't attend|recording of|replay of|I work during|in my time zone it is night at|watch later ~ the alumni call|the group call|the live call|the meeting|the calls of the circle",
  ],
  "alumni-refund": [
    "refund|money back|guarantee|not happy with|return my payment for|regret joining ~ the alumni group|the membership|the graduates circle|the alumni community|the first month of the group",
  ],
  "alumni-cancel": [
    "cancel|quit|leave|end|stop|get out of|terminate|come out of|unsubscribe from|how much notice for ~ the alumni group|my membership|the monthly group|the circle|the alumni subscription|the community membership ~ |please|next month|any time|stop charging me|I have no time for the calls",
  ],
  "alumni-how-long": [
    "how long|how many months|usually|on average|most people ~ do members stay|should I stay|do people remain|does one stay ~ in the alumni group|in the circle|in the membership",
  ],
  "alumni-extras": [
    "what is|tell me about|who are|do I get|is there ~ a manifestation session|the guest experts|surprise gifts|bonuses|urgent help from the coach|win celebrations|the bonus magic ~ |in the alumni group|for members",
  ],
  "sign-up": [
    "how do I|where can I|I want to|I can't ~ create an account|register|sign up|open an account|make a login|become a user ~ |for free|as a new member|for the first time",
  ],
  "sign-in": [
    "how do I|where can I|I can't|I am unable to ~ log in|sign in|get into my account|enter my account|log out|log in with a code|sign in without a password",
  ],
  "forgot-password": [
    "I forgot|I lost|I don't remember|how do I change|reset|I need a new|wrong ~ my password|the password|password please",
  ],
  "code-not-arrived": [
    "I did not get|where is|I am waiting for|it never came|not in my inbox or spam|send again|does not work|still nothing ~ the code|your mail|the six digits|the verification email|the reset link|the confirmation mail",
  ],
  "change-email": [
    "how do I change|I have a new|I want to use another|I lost access to|I typed a wrong|replace|switch ~ my email address|email|mail address for my account|my old work email|email when I registered ~ |to my private one",
  ],
  "change-name": [
    "how do I change|correct|update|edit|upload ~ my name in the profile|my surname|my profile picture|my photo|my last name in my account|my personal details ~ |after marriage|it is misspelled",
  ],
  "two-factor": [
    "how do I set up|turn off|I lost my phone with|what is|new phone and ~ two factor|the authenticator|the second factor|recovery codes|the authenticator app",
    "somebody is using|protect|make safer|hacked ~ my account|my login",
  ],
  "export-data": [
    "download|export|copy of|send me|I want to see|file with ~ all my data|everything you have about me|my personal information|what you stored about me",
  ],
  "delete-account": [
    "delete|remove|close|erase|get rid of|wipe ~ my account|my profile|me from your system|me completely|everything about me|my whole account ~ |please|permanently|for good",
  ],
  dashboard: [
    "where is|how do I open|I can't see|where do I find|how do I get to ~ the course I bought|my courses|my dashboard|the lessons I paid for|my course after payment|my purchased course ~ |after logging in",
  ],
  "continue-lesson": [
    "how do I|where do I|can I|does it ~ continue|resume|pick up again|go on where I stopped|remember my place|go back to my last lesson ~ in the lesson|in the video|in my course|on another device|after a break",
  ],
  "lesson-video": [
    "is there|can I|how do I turn on|do the videos have ~ subtitles|captions|a transcript|faster speed|slower playback|full screen|text to read instead ~ |in the lesson|for the film|in the player",
  ],
  notes: [
    "where can I write|can I take|are they private|who reads|are they saved|where do I find ~ my notes|notes in a lesson|my own notes|my thoughts in the lesson",
  ],
  downloads: [
    "where can I download|where do I find|how do I open|I can't find|where are|won't open ~ the workbook|the pdf|the templates|the course materials|the worksheets|my resources|the files of my course",
  ],
  progress: [
    "how do I mark|it does not show|not counted|stuck percentage|undo|track ~ a lesson as complete|my progress|a finished lesson|my completed lessons|the progress bar",
  ],
  certificate: [
    "do I get|when do I get|how do I download|where is|is it recognised|is there ~ a certificate|my certificate|a diploma|a paper at the end|proof that I completed the course ~ |after the course|in my country|for my clinic",
  ],
  "certificate-name": [
    "wrong name|spelling mistake|old surname|change the name|typo|correct my name|reissue ~ on my certificate|on the diploma|in the certificate",
  ],
  "certificate-verify": [
    "how can somebody check|is it genuine|verify|what is the qr code on|prove to clients|confirm ~ my certificate|a certificate from you|the diploma of a healer|that I graduated with you",
  ],
  offline: [
    "no internet|bad connection|slow wifi|weak signal|no network|power cuts|on a plane ~ can I still learn|will I lose my progress|does the lesson work|can I watch the films|can I download the videos",
  ],
  "course-locked": [
    "I paid but|I bought it and|why|I already paid and ~ the course is locked|I can't open the lesson|I have no access|the lessons are closed|it asks me to buy again|there is a lock on my course",
  ],
  devices: [
    "does it work on|can I use|do I need|is there an app for|which browser for|will it run on ~ my phone|an ipad|android|a tablet|my old laptop|a mac|a computer|my tv",
  ],
  "video-trouble": [
    "the video|the film|the lesson film|the player ~ does not play|won't load|keeps buffering|is black|has no sound|stops|is frozen|gives an error",
    "your page|the website|the site|the button ~ does not work|is broken|does not load|gives an error|stays blank",
  ],
  "payment-trouble": [
    "my card|my payment|the checkout ~ was declined|failed|does not work|was charged twice|gives an error",
    "can I pay|do you accept ~ with paypal|by bank transfer|with a local card|in my currency|with apple pay|with mobile money",
    "I need|where is|send me ~ an invoice|a receipt|a bill for my company",
  ],
  contact: [
    "how do I|I want to|can I|where can I ~ contact you|talk to a person|speak to somebody|call you|write to the academy|reach the team|complain|send you a message",
    "what is|do you have|give me ~ your phone number|your email|your address|a support team|a number I can ring",
  ],
  founder: [
    "who is|tell me about|what experience has|is she qualified|why should I trust|background of ~ elena|the founder|the woman behind the academy|elena marlowe|the one who teaches this",
  ],
  privacy: [
    "what do you do with|do you sell|do you share|how safe is|where do you store|do you track|how long do you keep ~ my data|my personal information|my details|data of visitors",
  ],
  cookies: [
    "do you use|which|why no banner for|can I refuse|how do I delete ~ cookies|tracking cookies|cookies on my computer",
  ],
  newsletter: [
    "stop|unsubscribe from|take me off|too many|how do I get|sign me up for|no more ~ the newsletter|your emails|the mailing list|your letters|the news mails",
  ],
  terms: [
    "where are|what are|read ~ the terms of service|terms and conditions|the rules of the academy",
    "may I|can I|am I allowed to ~ share my account with a friend|use the templates with my clients|teach your material|copy the worksheets for my group|resell the course",
  ],
  disclaimer: [
    "is this|does it replace|are you|is the course ~ medical advice|therapy|a doctor|legal or financial advice|a treatment|licensed therapists",
  ],
  accessibility: [
    "I am|can people who are|is the site usable for ~ blind|deaf|visually impaired|disabled|dyslexic|unable to use a mouse",
    "screen reader|keyboard only|larger text|less motion ~ does it work|is it possible|on your site",
  ],
  "helper-what": [
    "are you|is sage|am I talking to|is this ~ a human or a robot|a bot|an ai|a real person|a machine|chatgpt",
    "what can you|what can sage|who are you|do you save ~ help me with|do|this chat|what I write here|answer",
  ],
  "course-foundation": [],
  "course-strategy": [],
  "course-advanced": [],
};

const mostPerFamily = 36;

/** Every combination, or as many as are needed, spread over all of them. */
function combine(family: string): string[] {
  const slots = family.split("~").map((slot) => slot.split("|").map((words) => words.trim()));
  const all = slots.reduce<string[]>(
    (begun, slot) => begun.flatMap((start) => slot.map((words) => `${start} ${words}`.trim())),
    [""],
  );
  const every = Math.max(1, all.length / mostPerFamily);
  return Array.from(
    { length: Math.min(all.length, mostPerFamily) },
    (_, index) => all[Math.floor(index * every)] ?? "",
  );
}

export const combined = (id: string): string[] => (grammar[id] ?? []).flatMap(combine);
