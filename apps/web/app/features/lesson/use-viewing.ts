import type { LessonView } from "@academy/contract/lessons";
import { useEffect, useRef, useState } from "react";
import { localDay } from "../../lib/local-day.ts";
import { newId } from "../../lib/new-id.ts";
import type { Outbox } from "../progress/public.ts";
import { createPlayedSeconds } from "./film/played-seconds.ts";
import { isWatched } from "./film/watched-share.ts";

/** On this device every second is kept; the server hears of it this often while the film plays. */
const keepEveryMs = 1000;
const sendEveryMs = 5000;

type Told = {
  lesson: LessonView;
  outbox: Outbox;
  startAt: number;
  /** Called once, when enough was watched that was not at the beginning. */
  onWatched: () => void;
};

/**
 * One look at a lesson in one tab. It keeps the place and the seconds that were really played, and sends them every few
 * seconds, at each stop and when the page is left.
 */
export function useViewing({ lesson, outbox, startAt, onWatched }: Told) {
  const latest = useRef(onWatched);
  useEffect(() => {
    latest.current = onWatched;
  });
  const [viewing] = useState(() =>
    createViewing(newId(), { lesson, outbox, startAt, onWatched: () => latest.current() }),
  );
  useEffect(() => {
    const leaveIfHidden = () => {
      if (document.visibilityState === "hidden") viewing.leave();
    };
    document.addEventListener("visibilitychange", leaveIfHidden);
    window.addEventListener("pagehide", viewing.leave);
    return () => {
      document.removeEventListener("visibilitychange", leaveIfHidden);
      window.removeEventListener("pagehide", viewing.leave);
      viewing.close();
    };
  }, [viewing]);
  return viewing;
}

export type Viewing = ReturnType<typeof createViewing>;

function createViewing(id: string, { lesson, outbox, startAt, onWatched }: Told) {
  const counter = createPlayedSeconds();
  const watching = () => ({
    stretches: counter.stretches(),
    lengthSeconds: lesson.video?.lengthSeconds ?? 0,
    startedAt: startAt,
    playedBefore: lesson.playedSeconds,
  });
  // Whoever has seen enough before and opened the lesson again has decided about it already.
  let mayComplete = !isWatched(watching());
  let place: number | null = null;
  let keptAt = 0;
  let sentAt = Date.now();

  const keep = () => {
    if (place === null) return;
    const now = new Date();
    keptAt = now.getTime();
    const played = { viewingId: id, seconds: round(counter.seconds()) };
    const where = { courseId: lesson.course.id, lessonId: lesson.id, positionSeconds: round(place) };
    outbox.keepProgress({ ...where, played, localDay: localDay(now), at: now.toISOString() }, id);
  };
  const keepAndSend = () => {
    keep();
    sentAt = Date.now();
    void outbox.flush();
  };

  return {
    id,
    /** The film is playing and stands here. */
    tick(where: number, rate: number) {
      place = where;
      counter.tick(where, performance.now(), rate);
      if (Date.now() - sentAt >= sendEveryMs) keepAndSend();
      else if (Date.now() - keptAt >= keepEveryMs) keep();
      if (!mayComplete || !isWatched(watching())) return;
      mayComplete = false;
      onWatched();
    },
    /** It is being moved: what it passes over is not played. */
    interrupt: () => counter.pause(),
    /** It was moved here. */
    move(where: number) {
      place = where;
      keepAndSend();
    },
    stop(where: number, rate: number) {
      // It never began.
      if (place === null) return;
      this.tick(where, rate);
      counter.pause();
      keepAndSend();
    },
    /** The page may not come back. */
    leave() {
      keep();
      void outbox.sendLeaving(id);
    },
    /** Another page of the academy comes next. */
    close() {
      keep();
      void outbox.flush();
    },
  };
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
