import { sageTalk } from "@academy/content/help";
import { tokenize } from "./understanding/tokens.ts";

const greetings = new Set(
  "hi hey hello hallo hiya howdy greetings good morning afternoon evening day namaste moin yo there sage dear everyone all team again to you".split(
    " ",
  ),
);
const thanks = new Set(
  "thank thanks thx ty cheers thankyou you very much so a lot ok okay great perfect super wonderful lovely cool nice awesome brilliant that helps helped was is helpful for your the help answer got it sage many and bye all good fine alright understood".split(
    " ",
  ),
);
const goodbyes = new Set(
  "bye goodbye ciao see you later soon tomorrow good night have a nice great lovely day evening weekend take care farewell sage for now then and thanks thank".split(
    " ",
  ),
);

const refusals = new Set("no nope nah not now never mind nevermind nothing none thanks".split(" "));

const begins = (words: readonly string[], firsts: string) => firsts.split(" ").includes(words[0] ?? "");

/** A letter need not be read to know that it is more than a courtesy. */
const maxCharacters = 300;

/** A word of courtesy and nothing else; a greeting in front of a question is no small talk. */
export function smallTalkAnswer(message: string): string | undefined {
  if (message.length > maxCharacters) return undefined;
  const words = tokenize(message);
  if (words.length === 0 || words.length > 9) return undefined;
  const isOnly = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  if (
    isOnly(goodbyes) &&
    words.some((word) => /^(bye|goodbye|ciao|later|night|care|farewell|soon)$/.test(word))
  ) {
    return sageTalk.goodbye;
  }
  if (words.length <= 3 && isOnly(refusals) && words.some((word) => word !== "thanks"))
    return sageTalk.goodbye;
  if (isOnly(thanks) && (begins(words, "thank thanks thx ty cheers thankyou") || isPraise(words)))
    return sageTalk.thanks;
  if (isOnly(greetings) && begins(words, "hi hey hello hallo hiya howdy greetings good namaste moin yo")) {
    return sageTalk.greeting;
  }
  return undefined;
}

const isPraise = (words: readonly string[]) =>
  words.some((word) =>
    /^(thank|thanks|thx|ok|okay|great|perfect|super|wonderful|lovely|cool|nice|awesome|brilliant|helpful|helps|helped|got|fine|alright|understood)$/.test(
      word,
    ),
  );
