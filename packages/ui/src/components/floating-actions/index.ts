export { type FloatingActionProps, FloatingActions, FloatingButton, FloatingLink } from "./floating-actions.tsx";
