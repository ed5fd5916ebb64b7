/** Answers what is to be called when it is done. */
export function showProgress(say: () => { what: string; detail: string }): () => void;
