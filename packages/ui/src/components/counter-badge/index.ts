export { CounterBadge } from "./counter-badge.tsx";
