import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { ComponentProps } from "react";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Missing } from "../kit/detail-page.tsx";
import { coursesPath } from "./paths.ts";

/** In the place of a course or lesson that is on its way, is not there, or could not be loaded. */
export const MissingThing = (props: Omit<ComponentProps<typeof Missing>, "children">) => (
  <Missing {...props}>
    <LinkButton to={coursesPath}>{studioCoursePage.back}</LinkButton>
  </Missing>
);
