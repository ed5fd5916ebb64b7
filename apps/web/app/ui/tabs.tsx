import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type TabsProps = {
  label: string;
  tabs: { id: string; label: string; content: ReactNode }[];
  initialTab?: string;
};

const step: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Pages of one folder. Written here, since Radix's tabs need style attributes, which the content policy refuses. */
export function Tabs({ label, tabs, initialTab }: TabsProps) {
  const id = useId();
  const [shown, setShown] = useState(initialTab ?? tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const move = (event: KeyboardEvent, place: number) => {
    const target = step[event.key] && tabs[step[event.key]?.(place, tabs.length) ?? 0];
    if (!target) return;
    event.preventDefault();
    setShown(target.id);
    buttons.current.get(target.id)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button);
            }}
            type="button"
            role="tab"
            id={`${id}${tab.id}tab`}
            aria-selected={tab.id === shown}
            aria-controls={`${id}${tab.id}`}
            tabIndex={tab.id === shown ? 0 : -1}
            className="tab"
            onClick={() => setShown(tab.id)}
            onKeyDown={(event) => move(event, place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}`}
          aria-labelledby={`${id}${tab.id}tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable.
          tabIndex={0}
          hidden={tab.id !== shown}
          className="tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
