/** Its only argument, as data, becomes the text of an inline script. */
export type PageScript<Options = undefined> = (options: Options) => string;

/** From what was compiled of a file of this folder. */
export function pageScript<Options = undefined>(name: string, code: string): PageScript<Options> {
  return (options) => {
    const given = JSON.stringify(options) ?? "";
    const text = `(()=>{${code}script.run(${given.replaceAll("<", "\\u003c")})})()`;
    // It would end the script in the middle.
    if (text.includes("</")) throw new Error(`${name} can't be written into a page.`);
    return text;
  };
}
