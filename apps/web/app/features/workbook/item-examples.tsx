import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { Examples } from "../examples/public.ts";
import type { WorkbookItem as Item } from "../progress/public.ts";

type ItemExamplesProps = { view: Pick<WorkbooksView, "course" | "examples">; item: Item };

/** Below an item that others have filled in. */
export function ItemExamples({ view: { course, examples }, item }: ItemExamplesProps) {
  if (!examples?.items.includes(item.id)) return null;
  return <Examples courseId={course.id} of={item.id} nearest={examples.nearest} about={item.text} />;
}
