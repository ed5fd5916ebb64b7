/** One thing that Sage support can say, cut from the words that the pages show. */
export type Passage = {
  id: string;
  /** Named as the source of an answer. */
  title: string;
  /** The page, and the place on it. */
  url: string;
  text: string;
  /** How somebody would ask for it; other ways stand in `practice/`. It is what other answers suggest next. */
  asks: string;
  /** What is suggested after it; null when there is nothing. */
  followUp: string | null;
  /** Where one changed word would be a false promise: a model never rewords it. */
  isExact?: boolean;
};

/** As they are written down: what comes next is named by its id. */
export type WrittenPassage = Omit<Passage, "followUp"> & { next: string };
