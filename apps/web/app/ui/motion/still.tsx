import { type ComponentType, useEffect, useState } from "react";

type StillProps = {
  as?: "div" | "section" | "article";
  /** Unique on the page: by it the prerendered part is found. */
  id: string;
  className?: string;
  "aria-labelledby"?: string;
};

/**
 * A part of a page that only has to be read. The browser keeps it as it was prerendered and loads no script for it;
 * whoever comes from another page without a new document gets it loaded. Links in it are full-page navigations.
 */
export function still(prerendered: ComponentType | undefined, load: () => Promise<ComponentType>) {
  return function Still({ as: Tag = "div", ...attributes }: StillProps) {
    const [markup] = useState(() => standing(attributes.id));
    const [Part, setPart] = useState<ComponentType | undefined>(() => prerendered);
    useEffect(() => {
      if (markup === undefined)
        load().then(
          (loaded) => setPart(() => loaded),
          () => {},
        );
    }, [markup]);
    if (markup === undefined) return <Tag {...attributes}>{Part && <Part />}</Tag>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands in the page.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  };
}

const standing = (id: string) =>
  typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML;
