import { resourcesPage } from "@academy/content/pages/learning/resources-page";
import type { ResourceView } from "@academy/contract/learning/resources";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { groupBy } from "../../lib/group-by.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { MemberHead, QueryPart, recordingsPath, resourcesQuery } from "../progress/public.ts";
import { CourseResources } from "./course-resources.tsx";

/** Everything that may be downloaded, course by course. */
export function Resources() {
  const resources = useQuery(resourcesQuery);
  return (
    <>
      <MemberHead
        title={resourcesPage.title}
        lead={resourcesPage.lead}
        drawing="architect"
        color="text-gold"
      />
      <div className="column pb-section lg:pt-10">
        <p className="mb-6">
          <Link to={recordingsPath} className="text-link inline-flex min-h-11 items-center">
            {resourcesPage.recordings}
          </Link>
        </p>
        <QueryPart query={resources} lines={6}>
          {(list) => (list.length === 0 ? <NoResources /> : <ByCourse resources={list} />)}
        </QueryPart>
      </div>
    </>
  );
}

function ByCourse({ resources }: { resources: readonly ResourceView[] }) {
  const courses = groupBy(resources, ({ course }) => course.id);
  return [...courses].map(([id, list]) => <CourseResources key={id} resources={list} />);
}

function NoResources() {
  const { empty, emptyLead, browse } = resourcesPage;
  return (
    <div className="pt-8">
      <EmptyState
        heading={empty}
        drawing={<FilledMandala archetype="artist" />}
        action={<LinkButton to={browse.to}>{browse.label}</LinkButton>}
      >
        <p>{emptyLead}</p>
      </EmptyState>
    </div>
  );
}
