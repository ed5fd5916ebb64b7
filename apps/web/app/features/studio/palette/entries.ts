import { studioPalette } from "@academy/content/pages/studio/palette";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { Role } from "@academy/contract/account";
import type { StudioSearchResults } from "@academy/contract/studio/search";
import { mayOpen } from "../parts-for.ts";

export type Entry = { key: string; label: string; more?: string; to: string };
type Destination = { label: string; to: string };
export type Group = { name: keyof typeof studioPalette.groups; entries: Entry[] };

const pages = [...studioPage.parts.map(({ label, to }) => ({ label, to })), ...studioPalette.pages];

/** What can be gone to, in groups: pages and actions one of whose words begins so, and whom the server found. */
export function groupsFor(
  typed: string,
  found: StudioSearchResults | undefined,
  role: Role,
  courses: readonly { id: string; title: string }[] = [],
): Group[] {
  const theirs = (places: readonly Destination[]) =>
    places.filter(({ to }) => !to.startsWith("/studio") || mayOpen(to.replace(/\?.*/, ""), role));
  const groups: Group[] = [
    { name: "leads", entries: (found?.leads ?? []).map((lead) => person("leads", lead)) },
    { name: "learners", entries: (found?.learners ?? []).map((learner) => person("learners", learner)) },
    {
      name: "orders",
      entries: (found?.orders ?? []).map((order) => ({
        ...person("orders", order),
        more: order.number ? studioPalette.receipt(order.number) : order.email,
      })),
    },
    // All of them would only push pages and actions out of sight.
    {
      name: "courses",
      entries: typed.trim() === "" ? [] : placesFor(typed, courses.map(courseEntry)),
    },
    { name: "pages", entries: placesFor(typed, theirs(pages)) },
    { name: "actions", entries: placesFor(typed, theirs(studioPalette.actions)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const person = (part: string, { id, name, email }: { id: string; name: string; email: string }): Entry => ({
  key: `${part}-${id}`,
  label: name || email,
  more: email,
  to: `/studio/${part}/${id}`,
});

const courseEntry = ({ id, title }: { id: string; title: string }) => ({
  label: title,
  to: `/studio/courses/${id}`,
});

function placesFor(typed: string, places: readonly Destination[]): Entry[] {
  const wanted = wordsOf(typed);
  return (
    places
      .filter(({ label }) => {
        const words = wordsOf(label);
        return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
      })
      // Two of them may lead to the same place.
      .map(({ label, to }) => ({ key: `${to}-${wordsOf(label).join("-")}`, label, to }))
  );
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
