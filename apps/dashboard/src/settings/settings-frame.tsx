import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import * as styles from "./settings.css.ts";

const PAGES = [
  { to: "/dashboard/settings", label: "Identity" },
  { to: "/dashboard/settings/selling", label: "Selling" },
  { to: "/dashboard/settings/links", label: "Links" },
  { to: "/dashboard/settings/home", label: "Home page" },
  { to: "/dashboard/settings/texts", label: "Mails and SMS" },
  { to: "/dashboard/settings/policies", label: "Policies and FAQ" },
  { to: "/dashboard/settings/history", label: "History" },
] as const;

/** A page of the settings, with the way to the others. */
export const SettingsFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <DashboardFrame title={title}>
    <nav aria-label="Settings" className={styles.pages}>
      {PAGES.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.page}>
          {label}
        </NavLink>
      ))}
    </nav>
    {children}
  </DashboardFrame>
);
