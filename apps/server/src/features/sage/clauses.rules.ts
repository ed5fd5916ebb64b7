const asks =
  /\?\s*$|^(?:and |but |so |also |ok |then )*(?:what|how|when|where|who|which|why|can|could|do|does|did|is|are|should|may|will|would)\b/i;
const begins = "what|how|when|where|who|which|why|can|do|does|is|are|should|may|will";
const ends = new RegExp(`(?<=[?!.])\\s+|\\n+|,? (?:and|or) (?=(?:${begins}) )`, "i");

const fewestWords = 4;
const most = 3;
/** A letter is not taken apart. */
const maxCharacters = 300;

/** The questions of a message that has more than one; of any other message, none. */
export function questionsIn(message: string): string[] {
  if (message.length > maxCharacters) return [];
  const questions = message
    .split(ends)
    .map((clause) => clause.trim())
    .filter((clause) => asks.test(clause) && clause.split(/\s+/).length >= fewestWords);
  return questions.length > 1 ? questions.slice(0, most) : [];
}
