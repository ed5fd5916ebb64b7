/**
 * The page without the elements whose `data-claim` names withheld marks only. What React writes is well-formed, and no
 * attribute of it contains a `>`: an element ends where as many of its name have ended as have begun.
 */
export function cutOut(html: string, withheld: ReadonlySet<string>): string {
  const marked = /<(?<name>[a-z][a-z0-9]*)\b[^>]*\sdata-claim="(?<marks>[^"]*)"[^>]*>/g;
  let kept = "";
  let from = 0;
  for (let found = marked.exec(html); found; found = marked.exec(html)) {
    const { name = "", marks = "" } = found.groups ?? {};
    if (!marks.split(" ").every((mark) => withheld.has(mark))) continue;
    kept += html.slice(from, found.index);
    from = endOf(html, name, found.index);
    marked.lastIndex = from;
  }
  return kept + html.slice(from);
}

function endOf(html: string, name: string, start: number): number {
  const tags = new RegExp(`<(?<slash>/?)${name}(?=[\\s>/])[^>]*>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag.groups?.slash ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`a page has a <${name}> with data-claim that does not end`);
}
