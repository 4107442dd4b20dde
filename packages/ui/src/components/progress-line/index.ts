export { ProgressLine } from "./progress-line.tsx";
