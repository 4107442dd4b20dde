export { Summary, type SummaryProps, type SummaryRow } from "./summary.tsx";
