// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text never change places.
import { Fragment } from "react";
import { OwnLink } from "./own-link.tsx";
import { paragraphsOf } from "./paragraphs.ts";

/** An answer as it is: paragraphs, lines, and links to the academy's own pages. */
export function AnswerText({ text, onFollow }: { text: string; onFollow: () => void }) {
  return paragraphsOf(text).map((lines, place) => (
    <p key={place}>
      {lines.map((parts, row) => (
        <Fragment key={row}>
          {row > 0 && <br />}
          {parts.map((part, index) =>
            part.to ? (
              <OwnLink key={index} to={part.to} onFollow={onFollow}>
                {part.text}
              </OwnLink>
            ) : (
              <Fragment key={index}>{part.text}</Fragment>
            ),
          )}
        </Fragment>
      ))}
    </p>
  ));
}
