import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useCallback, useState } from "react";
import { useParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { OwnPageEditor } from "./own/own-page-editor.tsx";
import { useOwnPage } from "./own/use-own-pages.ts";
import { PageEditor } from "./page-editor.tsx";
import { TestimonialsStudio } from "./testimonials/testimonials-studio.tsx";
import { usePage } from "./use-page-words.ts";

/** One page, to be edited: one of ours, of which the words can be changed, or one that was made here. */
export function PageStudio() {
  const { id = "" } = useParams();
  if (id === "testimonials") return <TestimonialsStudio />;
  return id.startsWith("own-") ? <OwnPageStudio id={id} /> : <WordsStudio id={id} />;
}

/** An editor begins anew when what it did is asked for, never because the browser looked again: somebody may be typing. */
function useRounds(refresh: () => Promise<void>) {
  const [round, setRound] = useState(0);
  const begin = useCallback(async () => {
    await refresh();
    setRound((before) => before + 1);
  }, [refresh]);
  return { round, begin };
}

function OwnPageStudio({ id }: { id: string }) {
  const { data, error, refresh, isFetchedAfterMount } = useOwnPage(id);
  const { round, begin } = useRounds(refresh);
  if (data && isFetchedAfterMount) {
    return <OwnPageEditor key={`${id}-${round}`} view={data} refresh={begin} />;
  }
  return <Waiting error={error} />;
}

function WordsStudio({ id }: { id: string }) {
  const { data, error, refresh, isFetchedAfterMount } = usePage(id);
  const { round, begin } = useRounds(refresh);
  if (data && isFetchedAfterMount) {
    return <PageEditor key={`${id}-${round}`} page={data} refresh={begin} />;
  }
  return <Waiting error={error} />;
}

function Waiting({ error }: { error: unknown }) {
  return (
    <div className="column studio-page">
      <PageHeading title={studioPagesPage.title} />
      {!error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error !== null && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
    </div>
  );
}
