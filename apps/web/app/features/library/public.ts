export { Hit } from "./hit.tsx";
export { PageLinks, readSearch, SearchForm } from "./search-form.tsx";
