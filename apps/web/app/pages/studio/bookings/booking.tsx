import { bookingPage } from "@academy/content/pages/studio/bookings-page";
import { lazy } from "react";
import styles from "../../../features/studio/bookings/bookings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const BookingStudio = lazy(() =>
  import("../../../features/studio/bookings/booking-studio.tsx").then((module) => ({
    default: module.BookingStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...bookingPage.meta, robots: "noindex" });

export default BookingStudio;
