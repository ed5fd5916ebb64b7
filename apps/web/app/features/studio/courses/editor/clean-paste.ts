/**
 * What Word and Docs put beside the words: their own tags, comments, style sheets, and lists that are paragraphs with a
 * sign in front. Looks are not taken along: the editor reads only what Markdown can say.
 */
export function cleanPaste(html: string): string {
  return asLists(
    html
      .replace(/<!--\[if !supportLists\]-->/gi, "")
      .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi, "$1")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<(style|script|head|title|xml)\b[\s\S]*?<\/\1>/gi, "")
      .replace(/<\/?(?:meta|link|o:p|w:[\w]+|v:[\w]+|st1:[\w]+)\b[^>]*>/gi, "")
      .replace(/<!\[[^\]]*\]>/g, "")
      .replace(/&nbsp;(?=\s)|(?<=\s)&nbsp;/g, " "),
  );
}

const listParagraph = /<p\b[^>]*(?:MsoListParagraph|mso-list:\s*l\d)[^>]*>([\s\S]*?)<\/p>/gi;
/** The sign that Word writes itself: a dot, a dash, a number. */
const sign =
  /^(?:\s|<span\b[^>]*>|<\/span>|&nbsp;)*(?:([·•§o\-–])|(\d{1,3}|[a-z])[.)])(?:\s|&nbsp;|<span\b[^>]*>|<\/span>)+/i;

function asLists(html: string): string {
  if (!/mso-list|MsoListParagraph/i.test(html)) return html;
  const items = html.replace(listParagraph, (_, inner: string) => {
    const found = sign.exec(inner);
    const kind = found?.[2] ? "ol" : "ul";
    return `<${kind}><li><p>${inner.slice(found?.[0].length ?? 0)}</p></li></${kind}>`;
  });
  return items.replace(/<\/(ul|ol)>\s*<\1>/g, "");
}
