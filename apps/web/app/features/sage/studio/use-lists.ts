import { useQueryClient } from "@tanstack/react-query";
import { usePages } from "../../../lib/api/use-pages.ts";
import { getAnswers, getQuestions } from "./calls.ts";

const questionsKey = ["studio-sage", "questions"];
const answersKey = ["studio-sage", "answers"];

export const useQuestions = () => usePages(questionsKey, getQuestions);
export const useAnswers = () => usePages(answersKey, getAnswers);

/** Asks for both lists anew: teaching an answer changes them both. */
export function useFreshLists() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["studio-sage"] });
}
