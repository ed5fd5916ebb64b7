import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { Examples } from "../examples/public.ts";
import type { WorkbookItem as Item } from "../progress/public.ts";

type ItemExamplesProps = { view: Pick<WorkbooksView, "course" | "examples">; item: Item };

/** Below an item that others have filled in. */
export function ItemExamples({ view: { course, examples }, item }: ItemExamplesProps) {
  if (!examples?.items.includes(item.id)) return null;
  return <Examples courseId={course.id} of={item.id} nearest={examples.nearest} about={item.text} />;
}

/** Goes to the item that the address names, once it is there, and into its first empty field. */
export function useNamedItem() {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith("#item-")) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" });
    const fields = [...(place?.querySelectorAll<HTMLTextAreaElement>("textarea") ?? [])];
    const field = fields.find(({ value }) => value === "") ?? fields[0] ?? place?.querySelector("input");
    field?.focus({ preventScroll: true });
  }, [hash]);
}
