import type { LessonView } from "@academy/contract/learning/lessons";
import type { ProgressBody } from "@academy/contract/learning/progress";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { localDay } from "../../lib/text/local-day.ts";
import type { Outbox } from "../progress/public.ts";
import { createPlayedSeconds } from "./film/played-seconds.ts";
import { watchedSeconds } from "./film/watched-share.ts";

/** On this device every second is kept; the server hears of it this often while the film plays. */
const keepEveryMs = 1000;
const sendEveryMs = 5000;

type ViewingOptions = {
  lesson: LessonView;
  outbox: Outbox;
  startPositionSeconds: number;
  /** Called once, when enough was watched that was not at the beginning. */
  onWatched: () => void;
};

/**
 * One look at a lesson in one tab. It keeps the position and the seconds that were really played, and sends them every few
 * seconds, at each stop and when the page is left.
 */
export function useViewing({ lesson, outbox, startPositionSeconds, onWatched }: ViewingOptions) {
  const latest = useRef(onWatched);
  useEffect(() => {
    latest.current = onWatched;
  });
  const [viewing] = useState(() =>
    createViewing(newId(), { lesson, outbox, startPositionSeconds, onWatched: () => latest.current() }),
  );
  useEffect(() => {
    viewing.announce();
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

export function createViewing(
  id: string,
  { lesson, outbox, startPositionSeconds, onWatched }: ViewingOptions,
) {
  const counter = createPlayedSeconds();
  const watched = () =>
    watchedSeconds({
      stretches: counter.stretches(),
      lengthSeconds: lesson.video?.lengthSeconds ?? 0,
      startPositionSeconds,
      playedBefore: lesson.playedSeconds,
    });
  const { watchedSeconds: enough } = lesson.finishing;
  const isEnough = () => enough > 0 && watched() >= enough;
  // Whoever has seen enough before and opened the lesson again has decided about it already.
  let mayComplete = !isEnough();
  let lastPositionSeconds: number | null = null;
  let keptAt = 0;
  let sentAt = Date.now();

  const report = (part: Partial<ProgressBody>) => {
    const now = new Date();
    const lessonOf = { courseId: lesson.course.id, lessonId: lesson.id };
    outbox.addProgress({ ...lessonOf, ...part, localDay: localDay(now), at: now.toISOString() }, id);
  };
  const keep = () => {
    if (lastPositionSeconds === null) return;
    keptAt = Date.now();
    const played = { viewingId: id, seconds: round(counter.seconds()) };
    report({ positionSeconds: round(lastPositionSeconds), played });
  };
  let due: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(due);
    due = undefined;
    sentAt = Date.now();
    void outbox.flush();
  };
  const keepAndSend = () => {
    keep();
    send();
  };

  return {
    id,
    /** The server hears of it at once: from here on it knows how much can have been watched. */
    announce() {
      report(lesson.video ? { played: { viewingId: id, seconds: 0 } } : {});
      send();
    },
    /** The reader is here in the text; at 1 it was read. */
    read(textPosition: number) {
      report({ textPosition });
      const waitMs = textPosition === 1 ? 0 : sentAt + sendEveryMs - Date.now();
      if (waitMs <= 0) send();
      // Whoever scrolls no further has come to where they read.
      else due ??= setTimeout(send, waitMs);
    },
    /** The exercise was begun, or set aside. */
    exercise(exercise: "begun" | "setAside") {
      report({ exercise });
      send();
    },
    /** They say so themselves, of a film that plays where nobody here sees it. */
    watched() {
      report({ filmWatched: true });
      send();
    },
    /** The film is playing and stands here. */
    tick(positionSeconds: number, rate: number) {
      lastPositionSeconds = positionSeconds;
      counter.tick(positionSeconds, performance.now(), rate);
      if (Date.now() - sentAt >= sendEveryMs) keepAndSend();
      else if (Date.now() - keptAt >= keepEveryMs) keep();
      if (!mayComplete || !isEnough()) return;
      mayComplete = false;
      report({ watchedSeconds: roundUp(watched()) });
      onWatched();
    },
    /** It is being moved: what it passes over is not played. */
    interrupt: () => counter.pause(),
    /** It was moved here. */
    move(positionSeconds: number) {
      lastPositionSeconds = positionSeconds;
      keepAndSend();
    },
    stop(positionSeconds: number, rate: number) {
      // It never began.
      if (lastPositionSeconds === null) return;
      this.tick(positionSeconds, rate);
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
      keepAndSend();
    },
  };
}

/** Not below what was enough. */
const roundUp = (seconds: number) => Math.ceil(seconds * 100) / 100;
const round = (seconds: number) => Math.round(seconds * 100) / 100;
