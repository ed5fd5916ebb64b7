// Says what is being done and how far it is. Plain JavaScript: it speaks before there is a Node that runs TypeScript.

/** On a terminal one line that changes in place; elsewhere a plain line whenever something else is being done. */
export function showProgress(say) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY === true;
  let last = "";
  const show = () => {
    const { what, detail } = say();
    const seconds = Math.round((Date.now() - started) / 1000);
    if (isTerminal) process.stdout.write(`\r\x1b[2K${what}${detail && `: ${detail}`} (${seconds} s)`);
    else if (what !== last) console.log(what);
    last = what;
  };
  // What is to be done is often only known when all of it was begun.
  queueMicrotask(show);
  const timer = setInterval(show, 250);
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write("\r\x1b[2K");
  };
}
