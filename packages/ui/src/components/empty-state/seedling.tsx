import type { ReactNode } from "react";
import { soil } from "./seedling.css.ts";

/** The ground of a seedling, whose stem and leaves each state draws for itself: most visits see none of them. */
export const Seedling = ({ children }: { readonly children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 112 84" width="112" height="84" fill="none">
    <ellipse cx="56" cy="72" rx="48" ry="10" className={soil} />
    {children}
  </svg>
);
