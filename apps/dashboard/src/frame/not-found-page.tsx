import { EmptyState } from "@store/ui/empty-state";
import { DashboardFrame } from "./dashboard-frame.tsx";

/** An address below /dashboard that has no page. */
const NotFoundPage = () => (
  <DashboardFrame title="Page not found">
    <EmptyState
      title="There is no page at this address"
      action={{ label: "Go to the dashboard", href: "/dashboard" }}
    />
  </DashboardFrame>
);

export default NotFoundPage;
