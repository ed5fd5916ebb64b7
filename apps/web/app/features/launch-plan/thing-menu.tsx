import { planPage } from "@academy/content/pages/learning/plan-page";
import { mondayOf } from "@academy/launch-plan/days";
import { maxThingCharacters } from "@academy/launch-plan/limits";
import { allWeeks, type LaunchPlan, type PlanThing, workingWeeks } from "@academy/launch-plan/plan";
import { Ellipsis } from "lucide-react";
import { type FormEvent, useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/floating/menu.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useRefusal } from "../../ui/form/go-to-refusal.ts";
import { Input } from "../../ui/form/input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { formatDay } from "./plan-dates.ts";
import type { PlanStore } from "./plan-store.ts";

const words = planPage.moving;

type ThingMenuProps = { plan: LaunchPlan; thing: PlanThing; change: PlanStore["change"] };

/** Move it on once, then halve it, or put it into the drawer; or do it sooner. */
export function ThingMenu({ plan, thing, change }: ThingMenuProps) {
  const [asked, setAsked] = useState<"sooner" | "move" | "halve" | null>(null);
  const shelve = () => change({ kind: "shelve", thing: thing.id, idea: newId(), on: localDay(new Date()) });
  const close = () => setAsked(null);
  // The second time there is no moving: it has told them something.
  const question = asked === "move" && thing.hasMoved ? "halve" : asked;
  const weeks = {
    // Nothing new goes into an empty week.
    sooner: workingWeeks(plan).filter((week) => week < thing.week),
    move: allWeeks.filter((week) => week > thing.week),
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={fillWords(planPage.weeks.more, { thing: thing.text })}
            icon={<Ellipsis />}
            className="plan-box-more"
          />
        }
      >
        {weeks.sooner.length > 0 && <MenuItem onSelect={() => setAsked("sooner")}>{words.sooner}</MenuItem>}
        {weeks.move.length > 0 && <MenuItem onSelect={() => setAsked("move")}>{words.move}</MenuItem>}
        <MenuItem onSelect={() => setAsked("halve")}>{words.halve}</MenuItem>
        <MenuItem onSelect={shelve}>{words.shelve}</MenuItem>
      </Menu>
      {(["sooner", "move"] as const).map((way) => (
        <Dialog
          key={way}
          isOpen={question === way}
          onClose={close}
          title={words[way]}
          description={thing.text}
        >
          {question === way && (
            <MoveForm
              plan={plan}
              weeks={weeks[way]}
              first={(way === "sooner" ? weeks.sooner.at(-1) : weeks.move[0]) ?? thing.week}
              onCancel={close}
              onMove={(week) => {
                change({ kind: "move", thing: thing.id, week });
                close();
              }}
            />
          )}
        </Dialog>
      ))}
      <Dialog
        isOpen={question === "halve"}
        onClose={close}
        title={words.halve}
        description={thing.hasMoved ? words.movedBefore : undefined}
      >
        {question === "halve" && (
          <HalveForm
            plan={plan}
            thing={thing}
            change={change}
            onDone={close}
            onShelve={() => {
              shelve();
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

type MoveFormProps = {
  plan: LaunchPlan;
  weeks: readonly number[];
  /** The nearest of them. */
  first: number;
  onMove: (week: number) => void;
  onCancel: () => void;
};

function MoveForm({ plan, weeks, first, onMove, onCancel }: MoveFormProps) {
  const [week, setWeek] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(week);
  };
  return (
    <form onSubmit={submit} className="form">
      <Field label={words.toWeek}>
        <WeekSelect plan={plan} weeks={weeks} week={week} onChange={setWeek} />
      </Field>
      <div className="plan-dialog-actions">
        <Button type="submit">{fillWords(words.moveTo, { week })}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type HalveFormProps = ThingMenuProps & { onDone: () => void; onShelve: () => void };

function HalveForm({ plan, thing, change, onDone, onShelve }: HalveFormProps) {
  const [text, setText] = useState(thing.text);
  const [rest, setRest] = useState("");
  const [week, setWeek] = useState(thing.week);
  const [problem, setProblem] = useState("");
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) {
      setProblem(words.noHalf);
      return refuse();
    }
    change({ kind: "halve", thing: thing.id, text, rest, week, idea: newId(), on: localDay(new Date()) });
    onDone();
  };
  return (
    <form ref={room} onSubmit={submit} className="form">
      <Field label={words.half} error={problem}>
        <Input value={text} maxLength={maxThingCharacters} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label={words.rest} isOptional>
        <Input value={rest} maxLength={maxThingCharacters} onChange={({ target }) => setRest(target.value)} />
      </Field>
      <Field label={words.toWeek}>
        <WeekSelect
          plan={plan}
          weeks={allWeeks.filter((each) => each >= thing.week)}
          week={week}
          onChange={setWeek}
        />
      </Field>
      <div className="plan-dialog-actions">
        <Button type="submit">{words.save}</Button>
        <Button variant="secondary" onClick={onShelve}>
          {words.shelve}
        </Button>
      </div>
    </form>
  );
}

type WeekSelectProps = {
  plan: LaunchPlan;
  weeks: readonly number[];
  week: number;
  onChange: (week: number) => void;
};

const WeekSelect = ({ plan, weeks, week, onChange }: WeekSelectProps) => (
  <Select value={week} onChange={({ target }) => onChange(Number(target.value))}>
    {weeks.map((each) => (
      <option key={each} value={each}>
        {fillWords(planPage.begin.week, { week: each, monday: formatDay(mondayOf(plan, each)) })}
      </option>
    ))}
  </Select>
);
