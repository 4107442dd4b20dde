export { Alert } from "./alert.tsx";
