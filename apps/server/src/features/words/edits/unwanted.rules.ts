// Control characters, and what the preview marks texts with: nobody types either.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const unwanted = /[\u0000-\u001f\u007f\u2028\u2029\u2061-\u2064]/u;
