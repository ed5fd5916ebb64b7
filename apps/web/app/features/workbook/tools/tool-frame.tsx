import { tools } from "@academy/content/courses/tools/tools";
import { type ReactNode, useId } from "react";
import type { ToolItem } from "./tool-props.ts";
import "./tools.css";

/** The sheet that a tool stands on, with what is asked above it. */
export function ToolFrame({ item, children }: { item: ToolItem; children: ReactNode }) {
  const id = useId();
  const { title, tables } = tools[item.tool];
  return (
    <section aria-labelledby={id} className={`workbook-item tool tool-${item.tool}`}>
      <h3 id={id} className="tool-title">
        {title}
      </h3>
      <p className="workbook-asked">{item.text ?? tables[0]?.text}</p>
      {children}
    </section>
  );
}

/** The printed name of a line. */
export function lineName({ tool }: ToolItem, key: string): string {
  for (const { keys, firstColumn = [] } of tools[tool].tables) {
    const at = keys.rows?.indexOf(key) ?? -1;
    if (at >= 0) return firstColumn[at] ?? "";
  }
  return "";
}
