export { Button, ButtonLink, type ButtonProps, type ButtonSize, type ButtonVariant } from "./button.tsx";
