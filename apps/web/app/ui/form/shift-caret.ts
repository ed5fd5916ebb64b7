/** Where the caret goes when the text around it has changed: it stays with the words it stood among. */
export function shiftCaret(before: string, after: string, caret: number): number {
  const left = before.slice(0, caret);
  const right = before.slice(caret);
  if (after.startsWith(left)) return caret;
  if (right && after.endsWith(right)) return after.length - right.length;
  const line = left.slice(left.lastIndexOf("\n") + 1);
  const start = after.indexOf(line);
  return line && start >= 0 ? start + line.length : Math.min(caret, after.length);
}
