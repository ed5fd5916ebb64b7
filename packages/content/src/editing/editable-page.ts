type EditableWords = {
  /** As `editable` was given it. */
  key: string;
  /** What this part of the page is called. */
  label: string;
  words: unknown;
  /** Where things can be added, removed and moved; `*` stands for each of several. All other lists keep their length. */
  lists?: readonly string[];
};

/** Who reads it: the list of pages is in these parts. */
export type PageGroup = "visitors" | "buying" | "members" | "everywhere";

export type EditablePage = {
  id: string;
  title: string;
  /** Where its words can be seen; empty where there are several such pages, or none. */
  path: string;
  /** What is drawn for one person alone, or only after an answer of the server, can't be drawn in the studio. */
  hasPreview?: false;
  parts: readonly EditableWords[];
};
