type Arm = "original" | "alternative";
type StoredArm = { id: string; arm: Arm; counted: string[] };
type Texts = { heading: string; opening?: string };

/** What is compared, and where the words it belongs to are found. */
export type HeadlineChoice = {
  experiment: string;
  /** As `editable` was given it. */
  key: string;
  texts: Texts;
  /** Written into the page behind the two texts; otherwise it stands in the file of the words. */
  isInPage?: boolean;
};

declare global {
  /** Only there while headlines are compared. */
  var academyHeadline:
    | { arm: Arm; count(event: string): { headline: { experiment: string; arm: Arm } } | undefined }
    | undefined;
}

const place = "headline-experiment";

/**
 * Half of all browsers read the other headline, each the same one for as long as the comparison lasts. The page is sent
 * with what is published; this runs before it is painted, and again before the page's scripts read their words, so
 * that both say the same. Where nothing can be kept, and for search engines, it stays what is published.
 */
export function run({ experiment, key, texts, isInPage }: HeadlineChoice): void {
  const script = document.currentScript;
  globalThis.academyHeadline ??= compare(experiment);
  if (globalThis.academyHeadline.arm === "alternative") {
    if (isInPage) putIntoPage(script, texts);
    else putIntoWords(key, texts);
  }
  // What comes to life is the page without it.
  script?.remove();
}

function putIntoPage(script: Element | null, { heading, opening }: Texts): void {
  const second = script?.previousElementSibling;
  const first = second?.previousElementSibling;
  if (first) first.textContent = heading;
  if (second && opening) second.textContent = opening;
}

function putIntoWords(key: string, texts: Texts): void {
  const words = globalThis.academyWords;
  globalThis.academyWords = { ...words, [key]: { ...words?.[key], ...texts } };
}

function compare(id: string) {
  const isMachine = /bot|crawl|spider|slurp/i.test(navigator.userAgent);
  const kept = read(id);
  const drawn: Arm = Math.random() < 0.5 ? "original" : "alternative";
  const isKept = kept !== undefined || (!isMachine && write({ id, arm: drawn, counted: [] }));
  const arm: Arm = isMachine || !isKept ? "original" : (kept?.arm ?? drawn);
  return {
    arm,
    /** A lead counts for whoever was counted as having seen it, each once. */
    count(event: string) {
      const now = read(id);
      const isDue = event === "seen" || (event === "lead" && now?.counted.includes("seen"));
      if (!now || now.arm !== arm || !isDue || now.counted.includes(event)) return undefined;
      return write({ ...now, counted: [...now.counted, event] })
        ? { headline: { experiment: id, arm } }
        : undefined;
    },
  };
}

function read(id: string): StoredArm | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as StoredArm | null;
    const isWhole = kept?.id === id && /^(original|alternative)$/.test(kept.arm);
    return isWhole && Array.isArray(kept.counted) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is there: storage may be switched off or full. */
function write(kept: StoredArm): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
