/** What somebody who has taken the quiz may ask about themselves. */
export type OwnQuestion = "meaning" | "second" | "course" | "next" | "where";

/** A letter has more in it than one such question. */
const maxWords = 16;

const mine = "my (own )?(primary |main |first |quiz )?(archetypes?|type|results?)";
const between = "( (me|about|the|meaning|of|exactly|is|a|bit|little|more|means))*";
const asksMeaning = new RegExp(
  `^(what (does|do|is|are|s)|whats|which is|explain|describe|remind me|tell me|can you (explain|tell)|i want to know)${between} ${mine}( mean| means| say| stand for| about)?$`,
);
const asksWhich = /^(which|what) (archetype|type|kind of healer) am i$/;
const asksTraits =
  /^(what s|whats|what is|what are|tell me) my (gifts|strengths|shadow|shadow side|weak spots|weaknesses|growth edge)$/;
const asksSecond =
  /^(what|which|who|explain|tell me|describe)\b.*\bmy (second|secondary|other) (archetype|one|type)\b/;
const asksCourse =
  /^(which|what) (course|program|class)\b.*\b(fits?|suits?|(right|best|good|meant) for)( me| my (archetype|type|result))?$|^(which|what) (course|program|class) (should|do|would|could) i (take|start|begin|choose|need)( with| first| next)?$/;
const asksNext =
  /^(what (should|could|can|do) i do( next| now| first)*|what s next|whats next|what is (my )?next( step)?|what now|where (should|do|can) i (start|begin))( with my (result|archetype))?$/;
const asksWhere =
  /^(where (is|are|can i (see|find|read))|how do i (see|find|open)|can i (see|find|open|read)|show me) my (quiz |archetype )?(results?|archetype)( again)?$/;
const openings =
  /^((so|and|ok|okay|hi|hey|hello|well|now|sage|please|thanks|i (have )?(finished|took|did) the quiz|i ve (finished|taken|done) the quiz) )+/;

/** Undefined for everything that does not plainly ask for one's own: the passages answer that. */
export function ownQuestionIn(message: string): OwnQuestion | undefined {
  if (message.length > 200) return undefined;
  const words = message.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length > maxWords) return undefined;
  const asked = words
    .join(" ")
    .replace(openings, "")
    .replace(/( please| thanks| thank you)+$/, "");
  if (asksWhere.test(asked)) return "where";
  if (asksSecond.test(asked)) return "second";
  if (asksCourse.test(asked)) return "course";
  if (asksNext.test(asked)) return "next";
  if (asksMeaning.test(asked) || asksWhich.test(asked) || asksTraits.test(asked)) return "meaning";
  return undefined;
}
