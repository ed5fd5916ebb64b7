import { createContext, useContext } from "react";

type UiWords = {
  oneMoment: string;
  loading: string;
  optional: string;
  addressQuestion: { didYouMean: string; useIt: string; noDot: string; keep: string };
};

/** What parts of the design system say by themselves. It knows no content: the root hands this in. */
export const UiWordsProvider = createContext({} as UiWords);
export const useUiWords = () => useContext(UiWordsProvider);
