import { normalForm } from "../understanding/normal-form.rules.ts";
import { crisisPhrases } from "./crisis-phrases.rules.ts";

export const safetyTopics = ["crisis", "medical", "legal", "financial"] as const;
export type SafetyTopic = (typeof safetyTopics)[number];

const placeholders: Readonly<Record<string, string>> = {
  ONESELF: "(?:my ?self|himself|herself|themselves|your ?self)",
  SOMEONE:
    "(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|mum|dad|uncle|brother|sister|son|daughter|friend|ex|boss|teacher|man|guy|stranger|someone|somebody)",
  /** Nothing more is said. */
  SILENCE: "(?!.*\\w)",
};

const toRegExp = (pattern: string) =>
  new RegExp(`\\b(?:${pattern.replace(/[A-Z]{5,}/g, (name) => placeholders[name] ?? name)})\\b`);

const crises = crisisPhrases.map(([pattern]) => toRegExp(pattern));

/** Which of the crisis phrases a message has, by their place in the list. */
export function crisisPhrasesIn(message: string): number[] {
  const text = plain(message);
  return crises.flatMap((crisis, index) => (crisis.test(text) ? [index] : []));
}

const illnesses =
  "cancer|tumou?r|diabet\\w*|depress(?:ion|ed)|bipolar|schizophren\\w*|psychosis|anxiety(?: attacks?| disorder)?|panic attacks?|ptsd|epilep\\w*|seizures?|migraines?|arthritis|asthma|eczema|psoriasis|dementia|alzheimer\\w*|parkinson\\w*|multiple sclerosis|fibromyalgia|chronic (?:pain|fatigue|illness)|high blood pressure|hypertension|heart (?:attack|disease|condition)|stroke|thyroid|endometriosis|infections?|fever|covid|hiv|aids|insomnia|anorexia|bulimia|addiction|alcoholism|infertility|miscarriage|burn-?out|autism|adhd|allerg(?:y|ies)|ulcers?|hernia|slipped disc|lump in my|chest pains?|back pains?|headaches?|stomach (?:ache|pain)s?";
const drugs =
  "medications?|medicines?|meds|antidepressants?|antibiotics?|insulin|pills|tablets from my doctor|prescriptions?|chemo(?:therapy)?|radiation therapy|steroids|painkillers?|ibuprofen|sleeping pills|blood thinners?|lithium|ssris?|statins|beta blockers?|vaccin\\w+|contraceptives?|the pill|doses?|dosage|st\\.? john'?s wort|ashwagandha|supplements?";

/**
 * What is said in so many words, by the most pressing first. Each rule is about a person in need of a professional; words
 * that healers use every day (heal, shadow, medicine keeper, license of a template) don't meet it alone.
 */
const rules: readonly (readonly [Exclude<SafetyTopic, "crisis">, RegExp])[] = [
  [
    "medical",
    new RegExp(
      `\\b(?:stop|stopping|quit|come off|get off|reduce|skip|replace|instead of|without|taking|take|combine|start|change|lower|give up|should i|safe with|interact\\w*)\\b.{0,40}\\b(?:${drugs})\\b`,
    ),
  ],
  [
    "medical",
    new RegExp(
      `\\b(?:${drugs})\\b.{0,40}\\b(?:stop|take|taking|safe|dose|side effects?|replace|need|instead|help|against|for my)\\b`,
    ),
  ],
  [
    "medical",
    new RegExp(
      `\\b(?:cure|cures|curing|treat|treats|treating|heal|heals|healing|help|helps|helping|work|works|good|remed\\w+|rid|recommend|recommended|do|use|take|try|relie\\w+|eas(?:e|es|ing)|against|for|with|from|about|of)\\b.{0,30}\\b(?:${illnesses})\\b(?!.{0,30}\\b(?:clients?|course for|lesson|module)\\b)`,
    ),
  ],
  [
    "medical",
    new RegExp(
      `\\b(?:i|my (?:\\w+ )?(?:mother|mom|mum|father|dad|son|daughter|child|kid|baby|husband|wife|partner|sister|brother|friend|aunt|uncle|dog|cat)|we|she|he) (?:\\w+ )?(?:have|has|had|got|suffer|suffers|suffering|am|is|was|might have|may have|think i have|was diagnosed|been diagnosed|'ve)(?: \\w+){0,4} (?:${illnesses})\\b(?!.{0,60}\\b(?:course|blueprint|quiz|lesson|join|enrol|website|screen|programme|program|refund|pace|keep up)\\b)`,
    ),
  ],
  [
    "medical",
    /\bdo i have (?:cancer|depression|adhd|autism|a tumou?r|an infection|diabetes|ptsd|anxiety|burn-?out)\b|\bam i (?:depressed|bipolar|ill|pregnant|sick)\b/,
  ],
  [
    "medical",
    /\b(?:diagnose|diagnosis for) (?:me|my|this|him|her)\b|\bmy (?:symptoms?|diagnosis|blood (?:pressure|test|sugar)|surgery|operation|treatment plan|wound|rash|tumou?r|biopsy)\b|\b(?:symptoms?) (?:of|mean|could)\b/,
  ],
  [
    "medical",
    /\bshould i (?:see|go to|visit|trust|tell|ask|change) (?:a |my |the )?(?:doctor|gp|specialist|psychiatrist|hospital|therapist|surgeon)\b|\bshould i (?:have|get) (?:the |an |my )?(?:operation|surgery|vaccine|jab|mri|scan|biopsy|root canal)\b/,
  ],
  [
    "medical",
    /\b(?:my|his|her) (?:\w+ )?(?:chest|back|knee|knees|head|stomach|belly|neck|shoulder|hip|tooth|ear|throat|heart|leg|arm|foot|eye|eyes|joints?|breasts?|skin) (?:hurts?|aches?|is (?:hurting|swollen|bleeding|numb|burning|painful)|are (?:hurting|swollen|burning|painful)|pain|feels? (?:numb|tight))\b/,
  ],
  [
    "medical",
    /\b(?:pregnant|pregnancy|breast-?feeding|pacemaker)\b.{0,60}\b(?:safe|risk\w*|dangerous|harm\w*|breathwork|herbs?|oils?|practise|practice|do (?:this|yoga|breathwork))\b|\b(?:safe|risk\w*|dangerous|harm\w*|breathwork|herbs?|oils?)\b.{0,60}\b(?:pregnant|pregnancy|breast-?feeding|pacemaker)\b/,
  ],
  [
    "medical",
    /\b(?:which|what) (?:herbs?|remed(?:y|ies)|medicine|vitamins?|teas?|supplements?|tincture|homeopath\w+)\b.{0,40}\b(?:for|against|helps?|cures?|treats?|take)\b/,
  ],
  [
    "medical",
    /\b(?:medical|health) (?:question|problem|condition|issue|advice for|advice on my)\b|\bis (?:it|this|that) contagious\b|\bhow do i heal my (?:trauma|wounds?|body|illness|disease|back|gut|skin|depression)\b/,
  ],

  [
    "legal",
    /\b(?:sue|sued|suing|lawsuit|litigat\w+|take (?:\w+ )?to court|go to court|press charges|legal action|small claims)\b/,
  ],
  [
    "legal",
    /\b(?:is it|would it be|am i|are we|be) (?:legal|illegal|lawful|legally (?:allowed|required|liable|obliged|permitted)|against the law|liable|breaking the law)\b/,
  ],
  [
    "legal",
    /\b(?:do|would|will|must|should) (?:i|we|healers?|practitioners?|one|you) (?:\w+ )?(?:need|require|have|get|carry)(?: \w+){0,4} (?:licen[cs]e|permit|licensed|insurance|insured|liability insurance|indemnity|registration|registered|lawyer|solicitor|attorney|waiver)\b(?!.{0,30}\b(?:to (?:join|enrol|take part|buy)|for (?:the|this|your) (?:course|blueprint|quiz|programme|program))\b)/,
  ],
  [
    "legal",
    /\b(?:licen[cs]e|licensing|permit|law|laws|legislation|regulations?|legal (?:requirements?|status|rules?|form|situation))\b.{0,60}\b(?:practise|practice|practicing|practising|reiki|massage|healers?|healing|therapist|energy work|coaching|home|state|country|county|city|california|texas|florida|new york|germany|uk|canada|australia|france|switzerland)\b/,
  ],
  [
    "legal",
    /\b(?:practise|practice|work|call myself|use the title|advertise)\b.{0,40}\b(?:without a (?:licen[cs]e|permit)|legally|as a (?:therapist|doctor|psychologist|naturopath|physio\w*)|illegal)\b|\bcall myself a (?:therapist|doctor|healer legally|psychologist|naturopath|counsell?or|nurse)\b/,
  ],
  [
    "legal",
    /\b(?:draft|write|review|check|look over|read|enforce|break|sign|valid|binding)\b.{0,30}\b(?:contract|lease|agreement|nda|waiver|prenup|will and testament|my will|terms for my (?:business|practice|website|clients))\b(?!.{0,30}\b(?:with you|of yours)\b)/,
  ],
  [
    "legal",
    /\b(?:lawyer|attorney|solicitor|barrister|legal advice|legal help|legal question)\b(?!.{0,40}\b(?:do you give|is this|is it)\b)/,
  ],
  [
    "legal",
    /\b(?:divorce|custody|alimony|inheritance|restraining order|eviction|visa application|immigration|work permit|trademark|copyright (?:claim|infringement)|patent)\b.{0,60}\b(?:how|can|do|should|get|file|my|i)\b|\b(?:how|can|do|should|get|file|register|protect)\b.{0,40}\b(?:divorce|custody|alimony|inheritance|restraining order|eviction|immigration|work permit|trademark|patent)\b/,
  ],
  [
    "legal",
    /\b(?:llc|sole trader|sole proprietor\w*|limited company|ltd|gmbh|incorporate|register (?:a|my) (?:business|company|practice|trade))\b/,
  ],

  [
    "financial",
    /\b(?:invest|investing|put my (?:money|savings)|buy)\b.{0,30}\b(?:bitcoin|crypto\w*|stocks?|shares|gold|silver|bonds?|funds?|etfs?|real estate|property|savings|thousand|money in(?:to)? (?!the (?:course|blueprint|academy))\w+)\b|\b(?:bitcoin|crypto\w*|stocks?|shares|etfs?)\b.{0,30}\b(?:invest\w*|buy|sell|good|wise|safe)\b|\binvestment (?:advice|tips?|strategy|portfolio)\b/,
  ],
  [
    "financial",
    /\b(?:take out|take|get|apply for|need)\b.{0,15}\b(?:a |another )?(?:loan|mortgage|overdraft|line of credit)\b|\bborrow (?:the )?money\b|\b(?:remortgage|re-mortgage)\b/,
  ],
  [
    "financial",
    /\b(?:tax|taxes|vat|hmrc|irs|social security)\b.{0,50}\b(?:owe|pay|deduct\w*|return|file|filing|declare|write off|put aside|rate|freelanc\w*|self-?employed|charge|save|refund from)\b|\b(?:owe|pay|deduct\w*|file|filing|declare|write off|save|charge)\b.{0,40}\b(?:tax|taxes|vat|tax return)\b(?!.{0,20}\b(?:included|in the price|on (?:the|your) (?:course|price|invoice))\b)|\btax[- ]?deductib\w+|\bwrite[- ]?off\b/,
  ],
  [
    "financial",
    /\b(?:my|our|his|her) (?:debts?|savings|pension|retirement|mortgage|life savings|inheritance|401k|ira|credit score)\b|\b(?:in|into|out of|pay off|clear) (?:my |the )?debts?\b|\bbankrupt(?:cy)?\b(?!.{0,30}\b(?:academy|you|company)\b)/,
  ],
  [
    "financial",
    /\b(?:quit|leave|give up|resign from)\b.{0,20}\bjob\b.{0,60}\b(?:savings|afford|financial\w*|money|pension|mortgage|safe|risk\w*|wise|should i)\b|\bshould i (?:quit|leave|give up|resign from) (?:my )?(?:\w+ )?job\b/,
  ],
  [
    "financial",
    /\b(?:financial|money|pension|retirement|insurance) (?:advice|advisor|adviser|planning|plan|planner)\b(?!.{0,40}\b(?:do you give|is this|is it)\b)|\bsell my (?:house|car|flat|home)\b|\bretire early\b/,
  ],
];

/** About one's own learning, paying or account: then an illness is part of the story and not the question. */
const aboutLearning =
  /\b(?:courses?|blueprint|quiz|lessons?|class(?:es)?|stud(?:y|ied|ying)|programmes?|programs?|join|enrol\w*|certificates?|archetypes?|alumni|refund|my card|charges?|charged|members?hip|modules?|videos?|screen|log ?in|account|workbooks?|tiers?|academy|carry on where|week (?:one|two|three|1|2|3)|animations?|keep up|fall behind|take (?:it|the test) again)\b/;

const body =
  "chest|heart|back|knee|head|stomach|belly|neck|shoulder|hip|tooth|ear|throat|leg|arm|foot|eyes?|joints?|breasts?|skin|liver|kidneys?|lungs?|womb|bones?";
const ailments = new RegExp(
  `\\b(?:${illnesses}|${drugs}|pacemaker|pregnan\\w+|breast-?feeding|bleeding|bleeds?|a lump|blood pressure|high bp|bp|autistic|autism|insulin|psychosis|psychotic|hear(?:ing)? voices|diagnos(?:ed|is)|symptoms?|surgery|operation|chemo|tumou?r|pain in my (?:${body})|(?:${body}) pain|cholesterol|menopause|hormones|detox|homeopath\\w+|anti-?depressants?|mental illness|an illness|my illness|a disease|kambo|ayahuasca|iboga|psilocybin|micro-?dos\\w+|hrt|ivf|pcos|contraindicat\\w+|side effects?|blood sugar|oncolog\\w+|vertigo|eating disorder|post-?partum|postnatal|trauma therapy|ptsd|concussion|sciatica|sti|std|kidney stones?|gall ?stones?|appendix|tonsils?|a stroke|paralysed|paralyzed|coma|dialysis|transplant|prostate|uterus|ovar(?:y|ies)|biopsy|x-?ray|mri|remission|relapse[ds]?|withdrawal symptoms|overweight|obes\\w+)\\b`,
);
const healMe =
  /\b(?:heal|cure|treat|save) (?:him|her|my (?:son|daughter|mother|mum|mom|father|dad|husband|wife|child|dog|cat|friend|sister|brother|eyes|back|heart|thyroid|body|illness))\b|\bdoctor (?:said|says|gave|wants|told|prescribed|recommend\w*)\b|\b(?:crystal|stone|herb|oil|tea|remedy|tincture|essence|flower)s? (?:that )?(?:cures?|heals?|treats?|helps? (?:with|against)|for (?:my )?(?:migraine|pain|anxiety|sleep|fever|depression|pressure))\b/;

const laws =
  /\b(?:am i|are we|is it|is that|be|i'?m|not) (?:legally )?(?:allowed|permitted|liable|insured|protected|legal|illegal)\b.{0,80}\b(?:clients?|customers?|patients?|practi[cs]e|therapist|healers?|business|landlord|employer|website|title|cure|treat|minors?|massages?|side (?:job|business)|music|hurt|country|germany|india|canada|uk|usa|state)\b|\b(?:clients?|customers?|patients?|practi[cs]e|therapist|healers?|business|landlord|employer|title|cure|treat|minors?|massages?|side (?:job|business)|music|logo|brand)\b.{0,80}\b(?:is (?:it|that|this) (?:allowed|legal|illegal|permitted)|legally|liable|by law|lawsuit|sue|court|my rights|registered|registration|licen[cs]e|insurance|watertight|signature|consent form|contract)\b|\b(?:registered|registration|licen[cs]e|insurance|contract|consent form|waiver|by law|legally|watertight)\b.{0,80}\b(?:clients?|customers?|patients?|practi[cs]e|reiki|healers?|massages?|therap\w+|see people|home|business|website)\b|\bmy rights\b|\b(?:slipped|fell|got hurt|injured)\b.{0,40}\b(?:liable|responsible|fault|insurance)\b|\bdisclaimer\b.{0,40}\b(?:enough|valid|protect|legal|hurt)\b/;
const lawWords =
  /\b(?:trademark|patent|malpractice|negligen\w+|defam\w+|slander|libel|scope of practice|protected title|hipaa|immigration|visa (?:for|to work|status)|work permit|evict\w*|unfair dismissal|harass(?:ed|ment) at work|breach of contract|unpaid invoice|owes me money|small claims|restraining order|custody|alimony|probate|my will|prenup|zoning|planning permission|trading standards|press charges|police report|legal (?:form|advice|rights|trouble|requirements?|obligation)|lawyer|attorney|solicitor|lawsuit|sue|suing|sued)\b/;
const notLaws =
  /\b(?:your|the) (?:worksheets?|workbooks?|templates?|materials?|login|account|terms|certificate|course)\b|\bmy login\b|\bmy account\b|\bsecond time\b|\brefund\b/;

const sums =
  /\b(?:claim|deduct|write)\b.{0,30}\b(?:expense|off|tax(?:es)?)\b|\bbusiness expenses?\b|\b(?:should i|is it (?:wise|smart|good|clever|ok|okay|safe)|good idea|can i afford)\b.{0,60}\b(?:loan|borrow|credit|debt|pension|savings|inheritance|mortgage|remortgage|house|sell my|quit|resign|leave my job|full time|retire|invest|insurance|credit card)\b|\b(?:loan|borrow|debts?|pension|savings|inheritance|remortgage|mortgage|sell my (?:car|house)|quit my job|resign)\b.{0,60}\b(?:should i|good idea|wise|smart|start my (?:practice|business)|open (?:a|my) (?:studio|practice)|for (?:this|the course|my practice)|can i)\b|\bhow much (?:should|do|must) i (?:save|put aside|set aside|keep back)\b(?!.{0,20}\b(?:time|hours)\b)|\b(?:stocks?|shares|gold|silver|etfs?|crypto|bitcoin) (?:or|and|now|this)\b|\b(?:good|best|wise|smart) (?:investment|loan|stock|share)\b|\bcrypto\b|\bunemployment (?:money|benefits?)\b|\b(?:tax office|taxes on|tax on|vat on|self-?employed (?:tax|with the tax)|tax return)\b|\bremortgage\b|\blottery numbers\b/;
const sumWords =
  /\b(?:irs|1099|hmrc|401k|isa account|superannuation|dividends?|overdraft|credit score|payday loan|forex|nfts?|rental property|bankrupt(?:cy)?|emergency fund|life savings|redundancy (?:money|pay)|invest my|my investments?|stock market|day trading|tax (?:return|bracket|office|advice|code)|vat (?:number|registration|return)|national insurance|income tax|capital gains|consolidat\w+ (?:my )?debts?|in debt|my debts?|my pension|my savings|financial(?:ly)? (?:advice|advis[oe]r|plan|ready|safe|wise))\b/;
const notSums = /\b(?:invoice|receipt|bill)\b|\bincluded\b/;

const asksAboutAcademy =
  /\b(?:is|are|does|do|was) (?:this|it|that|the (?:quiz|course|academy|blueprint)|your (?:courses?|quiz|lessons)|you|any of this|the academy'?s content)\b.{0,60}\b(?:advice|therapy|diagnos\w+|treatment|counsell?ing)\b/;

/** Which professional a message calls for, if it says so clearly enough for a rule; a life at stake goes first. */
export function safetyTopicIn(message: string): SafetyTopic | undefined {
  const text = plain(message);
  if (crises.some((crisis) => crisis.test(text))) return "crisis";
  // The academy is asked what it is, and may answer for itself.
  return asksAboutAcademy.test(text) ? undefined : professionalFor(text);
}

function professionalFor(text: string): SafetyTopic | undefined {
  const [topic] = rules.find(([, rule]) => rule.test(text)) ?? [];
  const isStory = aboutLearning.test(text);
  if (topic && !(topic === "medical" && isStory)) return topic;
  if (!isStory && (ailments.test(text) || healMe.test(text))) return "medical";
  if ((laws.test(text) || lawWords.test(text)) && !notLaws.test(text)) return "legal";
  if ((sums.test(text) || sumWords.test(text)) && !notSums.test(text)) return "financial";
  return undefined;
}

const plain = (text: string) =>
  normalForm(text, "NFKC")
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ")
    // One of the ten archetypes, and nothing to swallow.
    .replace(/\bmedicine (?:keeper|woman|man|person)s?\b/g, "archetype");
