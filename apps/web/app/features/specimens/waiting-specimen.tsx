import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { Skeleton, SkeletonText } from "../../ui/waiting/skeleton.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

export function WaitingSpecimen() {
  const [done, setDone] = useState(5);
  return (
    <Specimen chapter={chapters.waiting}>
      <Exhibit caption="Spinners" isRow>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
        <Spinner label="Loading your courses…" isLabelShown />
      </Exhibit>
      <Exhibit caption="A place kept for an entry that is on its way">
        <div className="flex max-w-text gap-5">
          <Skeleton className="size-16 shrink-0 rounded-full" />
          <div className="flex-1">
            <SkeletonText />
          </div>
        </div>
      </Exhibit>
      <Exhibit caption="Progress">
        <div className="grid max-w-text gap-6">
          <ProgressBar
            label="Foundation & Mindset"
            value={done}
            max={12}
            valueText={`${done} of 12 lessons`}
          />
          <ProgressBar label="The Mystic" value={72} className="text-mystic" />
          <ProgressBar label="Nothing yet" value={0} />
          <ProgressBar label="Hidden label, all done" isLabelHidden value={100} className="text-ink" />
          <p>
            <Button size="small" variant="secondary" onClick={() => setDone((done + 1) % 13)}>
              One lesson more
            </Button>
          </p>
        </div>
      </Exhibit>
    </Specimen>
  );
}
