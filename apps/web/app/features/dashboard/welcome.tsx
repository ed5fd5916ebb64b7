import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { archetypes } from "@academy/quiz/archetypes";
import type { ReactNode } from "react";
import { useUser } from "../account/public.ts";
import { FilledMandala, hueClass, RisingMandala } from "../archetypes/public.ts";

/** Who is here, with the drawing and the name of their archetype once it is known; and the one thing to do next. */
export function Welcome({ children }: { children: ReactNode }) {
  const { user } = useUser();
  const { welcome, defaultName } = dashboardPage;
  const archetype = user?.archetype;
  return (
    <div className="dashboard-opening">
      <div className={archetype ? `dashboard-drawing is-own ${hueClass[archetype]}` : "dashboard-drawing"}>
        {archetype ? <FilledMandala archetype={archetype} /> : <RisingMandala />}
      </div>
      <header className="dashboard-head">
        {archetype && (
          <p className={`dashboard-archetype ${hueClass[archetype]}`}>{archetypes[archetype].title}</p>
        )}
        <h1 className="wrap-anywhere">
          {welcome}, <bdi>{user?.firstName.trim() || defaultName}</bdi>
        </h1>
      </header>
      <div className="dashboard-next relative grid gap-5 column">{children}</div>
    </div>
  );
}
