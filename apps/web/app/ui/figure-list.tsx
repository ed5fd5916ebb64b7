type FigureListProps = { label: string; items: readonly { figure: string; of: string }[] };

/** A few large numerals and what they count, ruled like a table of a book. */
export function FigureList({ label, items }: FigureListProps) {
  return (
    <section aria-label={label} className="figure-list">
      <ul>
        {items.map(({ figure, of }) => (
          <li key={of}>
            <span className="figure-numeral">{figure}</span> <span>{of}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
