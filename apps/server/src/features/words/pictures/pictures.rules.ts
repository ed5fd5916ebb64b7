import type { AllEdits, EditedThing, EditedValue, Edits } from "@academy/content/editing/editable";
import type { LibraryPhotograph } from "@academy/content/library-photograph";
import { maxAltCharacters, pictureAddress, pictureIdOf } from "@academy/contract/fields/media";
import type { OwnPage, Section } from "@academy/contract/visitors/own-pages";
import { unwanted } from "../edits/unwanted.rules.ts";
import { withCourses } from "../own-pages/sold-courses.rules.ts";

/** Where the owner has put a picture of the library. */
export const isPictureEdit = (value: unknown): value is LibraryPhotograph =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "focalX" in value;

const isHundredths = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

export function refusePicture(path: string, value: unknown): { path: string; message: string } | undefined {
  const { id, alt, focalX, focalY } = (isPictureEdit(value) ? value : {}) as Partial<LibraryPhotograph>;
  const refuse = (message: string) => ({ path, message });
  if (typeof id !== "string" || pictureIdOf(pictureAddress(id)) !== id) {
    return refuse("Please choose a picture of your library.");
  }
  if (!isHundredths(focalX) || !isHundredths(focalY)) return refuse("This isn’t a point of the picture.");
  if (typeof alt !== "string" || alt.trim() === "") {
    return refuse("Please say what the picture shows, for whoever can’t see it.");
  }
  if (alt.length > maxAltCharacters) return refuse(`Please use ${maxAltCharacters} characters or fewer.`);
  if (unwanted.test(alt)) return refuse("A text can’t have line breaks or control characters in it.");
  return undefined;
}

/** Whether a picture is the one that stands there anyway, shown the same way. */
export function isSamePicture(value: unknown, first: object): boolean {
  if (!isPictureEdit(value) || !isPictureEdit(first)) return false;
  return (["id", "alt", "focalX", "focalY"] as const).every((name) => value[name] === first[name]);
}

type PictureResolver = (picture: LibraryPhotograph, path: string) => LibraryPhotograph | undefined;

/** The same edits with each picture made anew; without those of which nothing was made. */
export function mapPictures(edits: AllEdits, make: PictureResolver): AllEdits {
  const leaf = <Value>(value: Value, path: string): Value[] => {
    if (!isPictureEdit(value)) return [value];
    const made = make(value, path);
    return made ? [made as Value] : [];
  };
  const inThing = (item: string | EditedThing, path: string): string | EditedThing => {
    if (typeof item === "string") return item;
    const changed = Object.entries(item.edits).flatMap(([name, value]) =>
      leaf(value, `${path}.${name}`).map((each) => [name, each] as const),
    );
    return { from: item.from, edits: Object.fromEntries(changed) };
  };
  const inValue = (value: EditedValue, path: string): EditedValue[] =>
    Array.isArray(value)
      ? [(value as (string | EditedThing)[]).map((item, at) => inThing(item, `${path}.${at}`)) as EditedValue]
      : leaf(value, path);
  return Object.fromEntries(
    Object.entries(edits).map(([key, ofPart]): [string, Edits] => [
      key,
      Object.fromEntries(
        Object.entries(ofPart).flatMap(([path, value]) =>
          inValue(value, `${key}:${path}`).map((each) => [path, each] as const),
        ),
      ),
    ]),
  );
}

/** The library's pictures that a page names. */
export function picturesOf(edits: AllEdits): string[] {
  const ids = new Set<string>();
  mapPictures(edits, (picture) => {
    ids.add(picture.id);
    return picture;
  });
  return [...ids];
}

export const pictureOfSection = (section: Section): string | undefined =>
  section.kind === "picture" ? pictureIdOf(section.src) : undefined;

/** The same page with what the library says of its pictures, and nothing that anybody else said of them. */
export function withSectionPictures(
  page: OwnPage,
  find: (id: string) => LibraryPhotograph | undefined,
): OwnPage {
  const sections = page.sections.map((section): Section => {
    if (section.kind !== "picture") return section;
    const { picture: _, ...plain } = section;
    const found = find(pictureOfSection(section) ?? "");
    return found ? { ...plain, picture: { ...found, sources: [...found.sources], alt: section.alt } } : plain;
  });
  return { ...page, sections };
}

/** For files: which pictures they are, and nothing of the sizes that this academy has made of them. */
export const withoutSizes = (edits: AllEdits): AllEdits =>
  mapPictures(edits, ({ id, alt, focalX, focalY }) => ({ id, alt, focalX, focalY }) as LibraryPhotograph);

export const withoutPageSizes = (page: OwnPage | null): OwnPage | null =>
  page &&
  withCourses(
    withSectionPictures(page, () => undefined),
    () => undefined,
  );
