export { HumanCheck, type HumanCheckProps, type HumanCheckState } from "./human-check.tsx";
