export { Cluster, Page, Stack } from "./layout.tsx";
