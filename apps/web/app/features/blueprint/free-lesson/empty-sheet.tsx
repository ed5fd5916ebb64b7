import type { WorkbookItem, WorkbookPart } from "@academy/content/courses/course";

/** A page of a workbook with nothing in it yet, to be copied or printed. */
export function EmptySheet({ part }: { part: WorkbookPart }) {
  const lead = part.paper ?? part.lead;
  return (
    <div className="workbook-sheet">
      <p className="workbook-sheet-head font-display text-lead">{part.title}</p>
      {lead && <p className="workbook-sheet-question">{lead}</p>}
      {part.items
        .filter(({ paper }) => paper !== "")
        .map((item) => (
          <Item key={item.id} item={item} />
        ))}
    </div>
  );
}

function Item({ item }: { item: WorkbookItem }) {
  const text = item.paper ?? item.text;
  return (
    <>
      {text && <p className="workbook-sheet-question">{text}</p>}
      {item.kind === "question" && <Lines count={item.lines} />}
      {item.kind === "checklist" && (
        <ul className="workbook-checks">
          {item.items.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {item.kind === "table" && <Table table={item} />}
    </>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one line is like the other.
    <p key={index} aria-hidden="true" className="workbook-sheet-line" />
  ));
}

function Table({ table }: { table: Extract<WorkbookItem, { kind: "table" }> }) {
  const { columns, firstColumn = [], rows } = table;
  const [first, ...others] = columns;
  return (
    <table className="workbook-table workbook-table-blank">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
          <tr key={index}>
            {firstColumn[index] ? <th scope="row">{firstColumn[index]}</th> : <td />}
            {others.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
