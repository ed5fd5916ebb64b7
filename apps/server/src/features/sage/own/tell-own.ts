import { ownFacts } from "@academy/content/own-facts";
import type { OwnFact, OwnFacts } from "../../../platform/own-facts.ts";
import type { Asker } from "../asker.ts";
import { normalizeQuestion } from "../exchanges/question-key.rules.ts";
import type { Reply } from "../reply.ts";
import { taughtPassageId } from "../studio/taught-passage.rules.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { nearness, type Vector } from "../understanding/meaning/vectors.ts";

/** How near to a way of asking for one's own: where something else is an answer, and where nothing is. */
const minNearness = { answered: 0.86, unknown: 0.76 };
const firstPerson = /\b(i|i['’]?(m|ve|d)|im|my|mine|me)\b/i;

type Inquiry = { message: string; vector: Vector | undefined; asker: Asker };

type FactKind = Omit<OwnFacts<Asker>, "find">;

/** What features can tell people about themselves, wherever it is found. */
export type FactSources = {
  listFacts(): Promise<readonly FactKind[]>;
  findFact(name: string, asker: Asker): Promise<OwnFact | undefined>;
};

/** What is theirs, before or instead of what everybody is told. Whoever has nothing of the kind is told just that. */
export function makeTellOwn({ listFacts, findFact, ofTexts }: FactSources & Pick<Meanings, "ofTexts">) {
  let facts: readonly FactKind[] | undefined;

  async function nearest(facts: readonly FactKind[], message: string, vector: Vector | undefined) {
    const ways = facts.flatMap((fact) =>
      fact.asks.map((ask) => ({ fact, ask, key: normalizeQuestion(ask) })),
    );
    const key = normalizeQuestion(message);
    const same = ways.find((way) => way.key === key);
    if (same || !vector) return { fact: same?.fact, score: same ? 1 : 0 };
    const known = await ofTexts(ways.map(({ ask }) => ask));
    return ways.reduce<{ fact: FactKind | undefined; score: number }>(
      (best, { fact, ask }) => {
        const way = known.get(ask);
        const score = way ? nearness(way, vector) : 0;
        return score > best.score ? { fact, score } : best;
      },
      { fact: undefined, score: 0 },
    );
  }

  return async (reply: Reply, { message, vector, asker }: Inquiry): Promise<Reply> => {
    const [passageId = ""] = reply.passageIds;
    const isOpen = reply.outcome === "unknown" || reply.outcome === "answered";
    if (!isOpen || passageId.startsWith(taughtPassageId(""))) return reply;
    facts ??= await listFacts();
    const near = await nearest(facts, message, vector);
    const isFirstPerson = firstPerson.test(message);
    const enough = minNearness[reply.outcome === "unknown" && isFirstPerson ? "unknown" : "answered"];
    const asked = near.score >= enough ? near.fact : undefined;
    const touched = isFirstPerson ? facts.find(({ passages }) => passages.includes(passageId)) : undefined;
    const fact = asked ?? touched;
    const own = fact && (await findFact(fact.name, asker));
    if (!fact || !own) return reply;
    return fact === asked ? onlyOwn(fact, own, reply) : ownFirst(fact, own, reply);
  };
}

/** Without evidence: what is theirs is for no model. What is kept with the question says nothing about them. */
const onlyOwn = (fact: FactKind, { text, sources }: OwnFact, { followUp }: Reply): Reply => ({
  ...{ outcome: "answered", text, kept: ownFacts.kept, passageIds: [`own-${fact.name}`] },
  ...{ sources, followUp, evidence: [] },
});

const ownFirst = (fact: FactKind, { text, sources }: OwnFact, reply: Reply): Reply => ({
  ...reply,
  text: `${text}\n\n${ownFacts.inGeneral} ${reply.text}`,
  kept: reply.text,
  passageIds: [`own-${fact.name}`, ...reply.passageIds],
  sources: [...sources, ...reply.sources.filter(({ url }) => sources.every((each) => each.url !== url))],
  evidence: [],
});
