export { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
