export { learnerLimits } from "./learners.limits.ts";
export { learnerListRoutes } from "./list/list.routes.ts";
export { learnerRoutes } from "./one/one.routes.ts";
export { peopleImportRoutes } from "./people-import/import.routes.ts";
export {
  forgetImportsHourly,
  handleForgetImports,
  handleImportPeople,
} from "./people-import/import-people.ts";
export { importPersonalData } from "./people-import/personal-data.queries.ts";
