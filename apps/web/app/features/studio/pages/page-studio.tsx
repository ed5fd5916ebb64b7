import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { OwnPageEditor } from "./own/own-page-editor.tsx";
import { useOwnPage } from "./own/use-own-pages.ts";
import { PageEditor } from "./page-editor.tsx";
import { usePage } from "./use-page-words.ts";

/** One page, to be edited: one of ours, of which the words can be changed, or one that was made here. */
export function PageStudio() {
  const { id = "" } = useParams();
  return id.startsWith("own-") ? <OwnPageStudio id={id} /> : <WordsStudio id={id} />;
}

function OwnPageStudio({ id }: { id: string }) {
  const { data, error, refresh, dataUpdatedAt } = useOwnPage(id);
  if (data) return <OwnPageEditor key={`${id}-${dataUpdatedAt}`} view={data} refresh={refresh} />;
  return <Waiting error={error} />;
}

function WordsStudio({ id }: { id: string }) {
  const { data, error, refresh, dataUpdatedAt } = usePage(id);
  if (data) return <PageEditor key={`${id}-${dataUpdatedAt}`} page={data} refresh={refresh} />;
  return <Waiting error={error} />;
}

function Waiting({ error }: { error: unknown }) {
  return (
    <div className="column studio-page">
      <h1>{studioPagesPage.title}</h1>
      {!error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error !== null && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
    </div>
  );
}
