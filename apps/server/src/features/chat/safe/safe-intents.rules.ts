export const safeIntents = ["crisis", "medical", "legal", "financial"] as const;
export type SafeIntent = (typeof safeIntents)[number];

const myself = "(?:my ?self|me|himself|herself|themselves|your ?self)";
const illnesses =
  "cancer|tumou?r|diabet\\w*|depress(?:ion|ed)|bipolar|schizophren\\w*|psychosis|anxiety(?: attacks?| disorder)?|panic attacks?|ptsd|epilep\\w*|seizures?|migraines?|arthritis|asthma|eczema|psoriasis|dementia|alzheimer\\w*|parkinson\\w*|multiple sclerosis|fibromyalgia|chronic (?:pain|fatigue|illness)|high blood pressure|hypertension|heart (?:attack|disease|condition)|stroke|thyroid|endometriosis|infections?|fever|covid|hiv|aids|insomnia|anorexia|bulimia|addiction|alcoholism|infertility|miscarriage|burn-?out|autism|adhd|allerg(?:y|ies)|ulcers?|hernia|slipped disc|lump in my|chest pains?|back pains?|headaches?|stomach (?:ache|pain)s?";
const drugs =
  "medications?|medicines?|meds|antidepressants?|antibiotics?|insulin|pills|tablets from my doctor|prescriptions?|chemo(?:therapy)?|radiation therapy|steroids|painkillers?|ibuprofen|sleeping pills|blood thinners?|lithium|ssris?|statins|beta blockers?|vaccin\\w+|contraceptives?|the pill|doses?|dosage|st\\.? john'?s wort|ashwagandha|supplements?";

/**
 * What is said in so many words, by the most pressing first. Each rule is about a person in need of a professional; words
 * that healers use every day (heal, shadow, medicine keeper, licence of a template) don't meet it alone.
 */
const rules: readonly (readonly [SafeIntent, RegExp])[] = [
  ["crisis", /\bsui[cz]i[dz]\w*|\bsuicid\w*|\bkms\b/],
  [
    "crisis",
    new RegExp(
      `\\b(?:kill|killing|hang|hanging|shoot|drown|poison) ${myself}\\b(?! (?:at|with) (?:work|the gym))`,
    ),
  ],
  ["crisis", /\b(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life\b|\bend it all\b/],
  [
    "crisis",
    /\b(?:want|wants|wanted|wish|going|ready|rather|better) (?:to )?(?:die|be dead|i (?:was|were) dead|not (?:wake up|be here|exist))\b|\bbetter off dead\b|\bwish i(?:'| wa|'?d been)?s? (?:dead|never born)\b/,
  ],
  [
    "crisis",
    /\b(?:do not|don'?t|no longer|not) (?:want|wish) to (?:live|be alive|be here|wake up|exist)\b|\bno (?:reason|point|will) (?:to|in) (?:live|living|go on|going on)\b|\b(?:can'?t|cannot) (?:go on|take it|bear it|do this) (?:any ?more|any longer)\b/,
  ],
  [
    "crisis",
    new RegExp(
      `\\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${myself}\\b(?! off| from| out| some| a )|\\bself[- ]?harm\\w*`,
    ),
  ],
  [
    "crisis",
    /\boverdos\w*|\btook (?:too many|all (?:of )?my|a whole (?:pack|box|bottle) of) (?:pills|tablets|sleeping)/,
  ],
  [
    "crisis",
    /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|ex) (?:hits?|beats?|is beating|is hitting|chok\w+|abuses?|is abusing|threaten(?:s|ed)? to kill|raped?) (?:me|us|my)\b|\bi (?:was|am being|got|have been|'ve been) (?:raped|abused|beaten|assaulted|stalked|molested)\b|\bdomestic violence\b/,
  ],
  [
    "crisis",
    /\b(?:hear|hearing) voices\b.*\b(?:hurt|kill|harm|tell)|\b(?:kill|murder|stab|shoot) (?:him|her|them|someone|somebody|my (?:husband|wife|boss|partner|family|kids))\b/,
  ],
  [
    "crisis",
    /\b(?:mental health|suicide|crisis|psychiatric) (?:crisis|emergency|hotline|helpline|line)\b|\bnervous breakdown\b|\b(?:in|grave|immediate) danger\b.*\b(?:i|we|me|home|now)\b|\bi(?: a|')m in danger\b|\bnobody would miss me\b|\bbetter off without me\b|\bwant to disappear\b|\bcan'?t breathe\b/,
  ],

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

const asks =
  /\b(?:is|are|does|do|was) (?:this|it|that|the (?:quiz|course|academy|blueprint)|your (?:courses?|quiz|lessons)|you|any of this|the academy'?s content)\b.{0,60}\b(?:advice|therapy|diagnos\w+|treatment|counsell?ing)\b/;

/** The academy is asked what it is, and may answer for itself. */
export const asksAboutAcademy = (text: string): boolean => asks.test(plain(text));

/** Which professional a message calls for, if it says so in so many words. */
export function safeIntentOf(message: string): SafeIntent | undefined {
  const text = plain(message);
  const [intent] = rules.find(([, rule]) => rule.test(text)) ?? [];
  return intent && intent !== "crisis" && asks.test(text) ? undefined : intent;
}

const plain = (text: string) =>
  text.normalize("NFKC").toLowerCase().replace(/[’`´]/g, "'").replace(/\s+/g, " ");
