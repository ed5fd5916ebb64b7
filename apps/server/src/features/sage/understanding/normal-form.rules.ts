/** Marks upon one letter; the last two are Japanese signs that become marks. */
const piledMarks = /([\p{M}\uFF9E\uFF9F]{8})[\p{M}\uFF9E\uFF9F]+/gu;

/** Whole sentences in one sign, eighteen letters each; none of the words that Sage support knows is in them. */
const sentenceSigns = /[\uFDFA\uFDFB]/g;

/**
 * One form for all ways of writing a letter. No language piles up more than a few marks on one, and bringing a pile into
 * its order takes the square of its height: what is higher is cut.
 */
export const normalForm = (text: string, form: "NFKC" | "NFKD"): string =>
  text.replace(sentenceSigns, " ").replace(piledMarks, "$1").normalize(form);
