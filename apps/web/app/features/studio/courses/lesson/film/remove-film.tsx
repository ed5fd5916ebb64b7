import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { useState } from "react";
import { Button } from "../../../../../ui/buttons/button.tsx";

const words = studioLessonPage.film;

/** Asked once more: its chapters go with it. */
export function RemoveFilm({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="destructive"
        size="small"
        onClick={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {words.removeSure}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
    </>
  );
}
