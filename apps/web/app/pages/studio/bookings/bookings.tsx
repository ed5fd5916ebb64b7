import { bookingsPage } from "@academy/content/pages/studio/bookings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const BookingsStudio = lazy(() =>
  import("../../../features/studio/bookings/bookings-studio.tsx").then((module) => ({
    default: module.BookingsStudio,
  })),
);

export const meta = () => pageMeta({ ...bookingsPage.meta, robots: "noindex" });

export default BookingsStudio;
