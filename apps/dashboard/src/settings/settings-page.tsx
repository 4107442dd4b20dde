import { shopSettings } from "@store/api-client/contract";
import type { SettingPage } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useQuery } from "../data/use-query.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

const SettingsForm = lazyPart(() => import("./settings-form.tsx"));

function Settings({ page }: { readonly page: SettingPage }) {
  const settings = useQuery(shopSettings);
  if (settings.state === "loading") return <Skeleton shape="block" />;
  if (settings.state === "failed")
    return <LoadFailed failure={settings.failure} title="Settings not found" onRetry={settings.refetch} />;
  return <SettingsForm page={page} stored={settings.reply.data} />;
}

/** A page of the owner's settings (C59). */
export const SettingsPage = ({ title, page }: { readonly title: string; readonly page: SettingPage }) => (
  <SettingsFrame title={title}>
    <Suspense fallback={<Skeleton shape="block" />}>
      <Settings page={page} />
    </Suspense>
  </SettingsFrame>
);
