export { isAdded } from "./added-parts.ts";
export { answersWithin } from "./answers-within.ts";
export { MyBenefits } from "./my-benefits.tsx";
export { OpenSpace } from "./open-space.tsx";
export { PartList } from "./part-list.tsx";
export { myBenefitsQuery } from "./queries.ts";
