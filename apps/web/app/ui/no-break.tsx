import { Fragment } from "react";

const shortPrefix = /(\b\w{1,2}-\w+)/;

/** Text in which a line never ends after "co-" or "e-". */
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
