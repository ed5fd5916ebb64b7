import { Fragment } from "react";

const shortPrefix = /(\b\w{1,2}-\w+|\b\w{3,4}-[A-Z]\w+)/;

/** Text in which a line never ends after "co-" or "e-", nor in the middle of a name like "Deep-Dive". */
export function NoBreak({ children }: { children: string }) {
  return children.split(shortPrefix).map((part, index) =>
    shortPrefix.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
