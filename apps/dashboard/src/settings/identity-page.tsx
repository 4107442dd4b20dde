import { SettingsPage } from "./settings-page.tsx";

/** Who sells, and how the shop is reached. */
export default function IdentityPage() {
  return <SettingsPage title="Identity" page="identity" />;
}
