import { Alert } from "@store/ui/alert";
import type { ReactNode } from "react";
import { save } from "./form.css.ts";

interface SaveBarProps {
  /** Why the form could not be saved: said here, where it is in view however long the form is, and announced. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** The buttons of a long form, which stay in view under it. */
export const SaveBar = ({ problem, children }: SaveBarProps) => (
  <div className={save}>
    {problem ? <Alert>{problem}</Alert> : null}
    {children}
  </div>
);
