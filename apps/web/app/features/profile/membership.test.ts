import { expect, test } from "vitest";
import { membershipOf } from "./subscription.tsx";

const courses = ["a", "b"].map((id) => ({ id, isInPackage: true }));
const enrolled = (...ids: string[]) => ids.map((id) => ({ isEntitled: true, course: { id } }));
const active = { subscriptionStatus: "active" } as const;

test.each([
  [
    "a free member",
    { subscriptionStatus: "free" } as const,
    { courses, enrollments: enrolled("a", "b") },
    "free",
  ],
  ["not known yet", active, { courses: undefined, enrollments: enrolled("a") }, "active"],
  ["a smaller offer", active, { courses, enrollments: enrolled("a") }, "some"],
  [
    "one that was taken back",
    active,
    { courses, enrollments: [...enrolled("a"), { isEntitled: false, course: { id: "b" } }] },
    "some",
  ],
  ["every course", active, { courses, enrollments: enrolled("b", "a") }, "everything"],
  [
    "every course of the package",
    active,
    { courses: [...courses, { id: "c", isInPackage: false }], enrollments: enrolled("b", "a") },
    "everything",
  ],
])("%s", (_, user, known, membership) => {
  expect(membershipOf(user, known)).toBe(membership);
});
