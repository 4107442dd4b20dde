export { Field, FieldNote, type FieldProps } from "./field.tsx";
export { type FieldWords, useField } from "./use-field.ts";
