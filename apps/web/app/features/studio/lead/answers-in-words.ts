import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import type { LeadResult } from "@academy/contract/studio/leads";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { questions } from "@academy/quiz/texts/questions";
import { rankingSets } from "@academy/quiz/texts/ranking-sets";
import { statements } from "@academy/quiz/texts/statements";
import { noTexts, type QuizTexts, questionIn, setIn, statementIn } from "@academy/quiz/texts/texts";

const words = studioLeadPage.results;

type AnswerInWords = { id: number; asked: string; said: string[] };

/** The three parts of the quiz as the person saw them, each with what they chose. */
export function answersInWords(
  { phase1, phase2, phase3 }: LeadResult["answers"],
  texts: QuizTexts = noTexts,
): AnswerInWords[][] {
  const chosen = new Map(phase1.map(({ questionId, answer }) => [questionId, answer]));
  return [
    questions.map((first) => {
      const { id, question, answers } = questionIn(texts, first);
      const given = chosen.get(id);
      const answer = answers.find((each) => each.id === given || each.archetype === given);
      const said = given === "none" ? words.noneOfThem : answer && plain(answer.text);
      return { id, asked: plain(question), said: [said ?? words.unanswered] };
    }),
    rankingSets.map((first) => {
      const { id, instruction, options } = setIn(texts, first);
      const nameOf = (key: ArchetypeKey) => {
        const option = options.find(({ archetype }) => archetype === key);
        return option ? plain(option.text) : archetypes[key].title;
      };
      return { id, asked: plain(instruction), said: phase2[id]?.map(nameOf) ?? [words.unanswered] };
    }),
    statements.map((first) => {
      const { id, statement } = statementIn(texts, first);
      const rating = phase3[id];
      return { id, asked: plain(statement), said: [rating ? words.rating(rating) : words.unanswered] };
    }),
  ];
}

/** The texts of the quiz carry a bold phrase. */
const plain = (text: string) => text.replaceAll("**", "");
