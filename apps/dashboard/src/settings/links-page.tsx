import { SettingsPage } from "./settings-page.tsx";

/** Where menu and footer lead. */
export default function LinksPage() {
  return <SettingsPage title="Links" page="links" />;
}
