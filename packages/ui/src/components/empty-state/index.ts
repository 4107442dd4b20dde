export { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
export { Seedling } from "./seedling.tsx";
