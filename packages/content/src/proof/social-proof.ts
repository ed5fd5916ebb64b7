import { editable } from "../editing/editable.ts";

export type EnrollmentNotice = { id: number; name: string; location: string; timeAgo: string };

export const socialProof = editable("social-proof", {
  sentence: "Just enrolled in the Healer’s Business Blueprint",
  regionLabel: "Recent enrollment",
  closeLabel: "Close this notice",
  /** Beside an entry of the list below. */
  sampleMark: "Sample",
});

/** Sample: made-up buyers. A live academy shows real enrollments with consent, or none. */
export const sampleEnrollments = [
  { id: 1, name: "Amara J.", location: "Lagos, Nigeria", timeAgo: "2 hours ago" },
  { id: 2, name: "Freya L.", location: "Bergen, Norway", timeAgo: "35 minutes ago" },
  { id: 3, name: "Camila O.", location: "Medellín, Colombia", timeAgo: "5 hours ago" },
  { id: 4, name: "Rohan P.", location: "Pune, India", timeAgo: "1 hour ago" },
  { id: 5, name: "Bridget M.", location: "Galway, Ireland", timeAgo: "1 day ago" },
  { id: 6, name: "Keiko T.", location: "Kyoto, Japan", timeAgo: "3 hours ago" },
  { id: 7, name: "Samuel A.", location: "Asheville, North Carolina", timeAgo: "50 minutes ago" },
  { id: 8, name: "Zeynep K.", location: "Izmir, Türkiye", timeAgo: "8 hours ago" },
  { id: 9, name: "Moana R.", location: "Nelson, New Zealand", timeAgo: "4 hours ago" },
  { id: 10, name: "Lucía G.", location: "Granada, Spain", timeAgo: "20 minutes ago" },
  { id: 11, name: "Lerato N.", location: "Durban, South Africa", timeAgo: "6 hours ago" },
  { id: 12, name: "Elodie B.", location: "Lyon, France", timeAgo: "2 days ago" },
  { id: 13, name: "Marcus W.", location: "Bristol, England", timeAgo: "7 hours ago" },
  { id: 14, name: "Nadia F.", location: "Amman, Jordan", timeAgo: "10 hours ago" },
  { id: 15, name: "Wren C.", location: "Taos, New Mexico", timeAgo: "45 minutes ago" },
  { id: 16, name: "Joana S.", location: "Porto, Portugal", timeAgo: "9 hours ago" },
  { id: 17, name: "Linh D.", location: "Da Nang, Vietnam", timeAgo: "3 days ago" },
  { id: 18, name: "Odile H.", location: "Montréal, Québec", timeAgo: "11 hours ago" },
] as const satisfies readonly EnrollmentNotice[];
