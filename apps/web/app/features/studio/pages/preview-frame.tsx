import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PagePreview } from "@academy/contract/studio/pages";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { type Mark, type MarkedElements, prepareMarks } from "./prepare-preview.ts";
import marks from "./preview.css?url";

const words = studioPagesPage.preview;
const widths = { desk: 1280, phone: 390 } as const;
type Width = keyof typeof widths;

type PreviewFrameProps = {
  id: string;
  title: string;
  hint: string;
  load: (signal: AbortSignal) => Promise<PagePreview>;
  /** Another one makes the page anew. */
  version: number;
  /** The text of a place as it is written now. */
  textAt: (mark: Mark) => string | undefined;
  onText: (mark: Mark, text: string) => void;
  /** A text that the page shows in another form than it is written in. */
  onAsk: (mark: Mark) => void;
  /** Whether another picture can be put in a place, and that somebody wants to. */
  isPicture?: (mark: Mark) => boolean;
  onPicture?: (mark: Mark) => void;
};

/** The page itself with the draft's words. Nothing in it runs: it is this page that listens to what is done there. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { id, title, hint, load, version, textAt, onText, onAsk, isPicture, onPicture } = props;
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 700 ? "phone" : "desk"));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["studio-page-preview", id, version],
    queryFn: ({ signal }) => load(signal),
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const acts = useRef({ textAt, onText, onAsk, isPicture, onPicture });
  acts.current = { textAt, onText, onAsk, isPicture, onPicture };

  useEffect(() => {
    const [box, inner] = [room.current, frame.current];
    if (!box || !inner) return;
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / widths[width]);
      inner.style.width = `${widths[width]}px`;
      inner.style.height = `${box.clientHeight / scale}px`;
      inner.style.transform = `scale(${scale})`;
      inner.style.marginLeft = `${Math.max(0, (box.clientWidth - widths[width] * scale) / 2)}px`;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);

  const prepare = () => {
    const page = frame.current?.contentDocument;
    if (!page?.body || !data) return;
    const sheet = page.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = marks;
    page.head.append(sheet);
    const markedElements = prepareMarks(page, data.marks);
    for (const [element, mark] of markedElements) {
      if (element.localName === "img") {
        if (acts.current.isPicture?.(mark)) offerPicture(element);
        continue;
      }
      element.setAttribute("data-word", "");
      // Only where the page shows the very text can it be written there, and where keys do nothing else.
      const isPlain = !element.closest('button, summary, option, [aria-hidden="true"]');
      if (isPlain && element.textContent === acts.current.textAt(mark)) {
        element.setAttribute("contenteditable", "plaintext-only");
        element.setAttribute("spellcheck", "true");
      }
    }
    listen(page, markedElements, acts);
    page.documentElement.scrollTop = scrolled.current;
    page.addEventListener("scroll", () => {
      scrolled.current = page.documentElement.scrollTop;
    });
  };

  return (
    <section className="lg:sticky lg:top-[calc(var(--spacing-bar)_+_5.5rem)]" aria-label={words.label}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <p className="studio-small">{isFetching ? words.loading : hint}</p>
        <fieldset className="page-preview-widths">
          <legend className="sr-only">{words.widths}</legend>
          {(Object.keys(widths) as Width[]).map((each) => (
            <Button
              key={each}
              size="small"
              variant="quiet"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {words[each]}
            </Button>
          ))}
        </fieldset>
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {words.failed} {explain(error)}{" "}
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </p>
      )}
      <div
        ref={room}
        className="page-preview-room grid h-[75vh] edge-line rounded-[0.75rem] bg-paper overflow-hidden"
      >
        {!data && !error && <Spinner label={words.loading} />}
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={data?.html}
          hidden={!data}
          onLoad={prepare}
        />
      </div>
    </section>
  );
}

/** A picture that can be pressed, also with the keyboard. */
function offerPicture(element: Element): void {
  element.setAttribute("data-picture", "");
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", fillWords(words.picture, { alt: element.getAttribute("alt") ?? "" }));
  element.setAttribute("title", words.pictureHint);
}

type PreviewActions = { current: Pick<PreviewFrameProps, "onText" | "onAsk" | "onPicture"> };

function listen(page: Document, markedElements: MarkedElements, acts: PreviewActions): void {
  const find = (target: EventTarget | null) => {
    const element = (target as Partial<Element> | null)?.closest?.("[data-word]");
    const mark = element && markedElements.get(element);
    return mark && { element, mark };
  };
  const askForPicture = (target: EventTarget | null): boolean => {
    const element = (target as Partial<Element> | null)?.closest?.("[data-picture]");
    const mark = element && markedElements.get(element);
    if (!mark) return false;
    acts.current.onPicture?.(mark);
    return true;
  };
  page.addEventListener(
    "click",
    (event) => {
      // Links lead nowhere here, and buttons do nothing.
      event.preventDefault();
      if (askForPicture(event.target)) return;
      const found = find(event.target);
      if (found && !found.element.hasAttribute("contenteditable")) acts.current.onAsk(found.mark);
    },
    true,
  );
  page.addEventListener("input", ({ target }) => {
    const found = find(target);
    if (found) acts.current.onText(found.mark, (found.element.textContent ?? "").replace(/\s+/g, " "));
  });
  page.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && askForPicture(event.target)) {
      event.preventDefault();
      return;
    }
    const element = find(event.target)?.element;
    if (element && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      (element as HTMLElement).blur();
    }
  });
}
