import { SettingsPage } from "./settings-page.tsx";

/** In which order the home page has its sections. */
export default function HomeSettingsPage() {
  return <SettingsPage title="Home page" page="home" />;
}
