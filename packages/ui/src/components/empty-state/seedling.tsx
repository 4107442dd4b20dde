import type { ReactNode } from "react";
import { soil } from "./seedling.css.ts";

/** The ground on which a state draws its seedling: upright where a list is empty, drooping after an error. */
export const Seedling = ({ children }: { readonly children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 112 84" width="112" height="84" fill="none">
    <ellipse cx="56" cy="72" rx="48" ry="10" className={soil} />
    {children}
  </svg>
);
