// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text never change places.
import { Fragment } from "react";
import { OwnLink } from "./own-link.tsx";
import { paragraphsOf } from "./paragraphs.ts";

type Line = ReturnType<typeof paragraphsOf>[number]["lines"][number];

/** An answer as it is: paragraphs, lines, lists, and links to the academy's own pages. */
export function AnswerText({ text, onFollow }: { text: string; onFollow: () => void }) {
  return paragraphsOf(text).map(({ isList, lines }, place) =>
    isList ? (
      <ul key={place} className="sage-list">
        {lines.map((parts, row) => (
          <li key={row}>
            <Parts parts={parts} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={place}>
        {lines.map((parts, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            <Parts parts={parts} onFollow={onFollow} />
          </Fragment>
        ))}
      </p>
    ),
  );
}

const Parts = ({ parts, onFollow }: { parts: Line; onFollow: () => void }) =>
  parts.map((part, index) =>
    part.to ? (
      <OwnLink key={index} to={part.to} onFollow={onFollow}>
        {part.text}
      </OwnLink>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
