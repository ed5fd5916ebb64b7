const asksSomething =
  /^(?:and |so |but |ok |hi |hello |please |pls |kindly |then |also |now |just )*(?:how|hows|what|whats|where|wheres|when|who|whos|whom|which|why|can|could|may|might|do|does|did|is|isnt|are|arent|am|was|will|wont|would|should|shall|must|has|have i|any|tell|explain|show|list|describe|need|want|looking for|i (?:want|need|would like|cant|can't|cannot|forgot|lost|never got|didnt get)|id like|i'd like|is there|are there)\b/i;

/** A question, by its mark or by how it begins. */
export const isQuestion = (clause: string): boolean => clause.endsWith("?") || asksSomething.test(clause);

const mostClauses = 8;

/**
 * The parts of a message that may be its question: the whole, its sentences, and their halves. People tell a story
 * first, and the story must not be taken for the question.
 */
export function clausesOf(message: string): string[] {
  const whole = message.replace(/\s+/g, " ").trim();
  const sentences = whole.split(/(?<=[.!?;…])\s+|\s+[-–—]\s+/).filter((each) => /\p{L}/u.test(each));
  const halves = sentences.flatMap((sentence) => {
    const parts = sentence.split(
      /,\s+|\s+(?=(?:but|and|so|because|cause)\s+(?:how|what|where|when|who|which|can|could|do|does|is|are|will|would|should|am)\b)/i,
    );
    // What follows a comma belongs to what came before it as often as not: ends of the sentence are tried as well.
    return parts.length > 1
      ? [...parts, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(", "))]
      : [];
  });
  const pairs = sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`);
  const all = [whole, ...sentences, ...halves, ...(sentences.length > 2 ? pairs : [])];
  return [...new Set(all.map((each) => each.trim()))].filter((each) => each !== "").slice(0, 3 * mostClauses);
}
