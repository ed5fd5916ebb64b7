import { studioPalette } from "@academy/content/pages/studio/palette";
import { listStudioCourses } from "@academy/contract/calls/studio/courses";
import { searchStudio } from "@academy/contract/calls/studio/search";
import { isAllowed } from "@academy/contract/roles";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useModal } from "../../../ui/modal/use-modal.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useUser } from "../../account/public.ts";
import { type Entry, groupsFor } from "./entries.ts";
import { PaletteList } from "./palette-list.tsx";

const words = studioPalette;

/** Finds people, orders and pages. The focus stays in the field; the arrows go through what was found. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { dialogProps } = useModal(true, onClose);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState<string>();
  const role = useUser().user?.role ?? "learner";
  const mayFindPeople = isAllowed("support", role);
  const { label, hint } = mayFindPeople ? words : words.forEditors;
  const { found, error, isSearching } = useFound(typed, mayFindPeople);
  const { data: courses } = useQuery({
    ...apiQuery(listStudioCourses),
    enabled: isAllowed("editors", role),
  });
  const groups = groupsFor(typed, found, role, courses?.items);
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.max(
    entries.findIndex(({ key }) => key === marked),
    0,
  );
  const current = entries[place];
  const optionId = ({ key }: Entry) => `${id}${key}`;

  // The dialog opens with the focus on its first control; this says which that is, also for screen readers.
  useEffect(() => field.current?.focus(), []);

  const go = ({ to }: Entry) => {
    onClose();
    void navigate(to);
  };
  const move = (by: number) => {
    const next = entries[(place + by + entries.length) % entries.length];
    if (!next) return;
    setMarked(next.key);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys that choose among a keyboard's suggestions belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === "Enter" && current) go(current);
    else return;
    event.preventDefault();
  };

  const text = typed.trim();
  const isNothing = text !== "" && entries.length === 0 && !isSearching && !error;
  return (
    <dialog {...dialogProps} className="modal palette" aria-label={words.title}>
      <div className="modal-panel">
        <div className="flex items-center gap-1 pt-3 pr-2 pb-3 pl-3 edge-b-line">
          <input
            ref={field}
            type="text"
            role="combobox"
            className="control"
            aria-label={label}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={current ? optionId(current) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder={label}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMarked(undefined);
            }}
            onKeyDown={press}
          />
          <IconButton label={words.close} icon={<X />} onClick={onClose} />
        </div>
        <PaletteList
          id={`${id}list`}
          groups={groups}
          current={current}
          optionId={optionId}
          onMark={({ key }) => setMarked(key)}
          onGo={go}
        />
        {text === "" && <p className="palette-note">{hint}</p>}
        {isNothing && <p className="palette-note">{words.none(text)}</p>}
        {error && (
          <p role="alert" className="palette-note text-danger">
            {words.failed} {explain(error)}
          </p>
        )}
        <VisuallyHidden>
          <span role="status">{text && (isSearching ? words.searching : words.count(entries.length))}</span>
        </VisuallyHidden>
      </div>
    </dialog>
  );
}

/** Somebody who types is not asked about after every letter. */
const restMs = 150;

/** Whom and what begins with the text, and whether that is still being found out. Of editors nothing is asked: they see nobody. */
function useFound(typed: string, mayFindPeople: boolean) {
  const text = mayFindPeople ? typed.trim() : "";
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useQuery({
    queryKey: ["studio-search", asked],
    queryFn: ({ signal }) => callApi(searchStudio, { query: { q: asked }, signal }),
    enabled: asked !== "",
    // What was found a moment ago stays until the next is there; later it is asked for anew.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
  });
  return {
    found: text === "" ? undefined : data,
    error: text === "" ? null : error,
    isSearching: text !== "" && (isFetching || asked !== text),
  };
}
