import { studioEditor } from "@academy/content/pages/studio/editor";

const words = studioEditor.changes;

export type TextChange = { id: string; label: string; before: string; after: string };

/** Each text that differs, as it was and as it is. */
export function Changes({ changes }: { changes: readonly TextChange[] }) {
  if (changes.length === 0) return <p className="studio-small">{words.nothing}</p>;
  return (
    <dl className="editor-changes grid gap-3.5 py-2">
      {changes.map(({ id, label, before, after }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <span className="sr-only">{words.before}: </span>
            <del>{before}</del>
          </dd>
          <dd>
            <span className="sr-only">{words.after}: </span>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One side of what differs: the texts as they are there. */
export const ChangedTexts = ({ changes }: { changes: readonly TextChange[] }) => (
  <dl className="editor-changes grid gap-3.5 py-2">
    {changes.map(({ id, label, after }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{after || words.empty}</dd>
      </div>
    ))}
  </dl>
);
