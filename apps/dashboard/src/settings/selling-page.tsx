import { SettingsPage } from "./settings-page.tsx";

/** By which rules the shop sells. */
export default function SellingPage() {
  return <SettingsPage title="Selling" page="selling" />;
}
