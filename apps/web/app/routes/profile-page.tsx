import { accountMeta } from "@store/content";
import { lazyPart } from "@store/react-client/lazy-or";
import { RequireLogin } from "@store/react-client/require-login";
import { Skeleton } from "@store/ui/skeleton";
import { PROFILE_TITLE, ProfileFrame, type ProfileTab, ProfileTitle } from "../features/account/profile-frame.tsx";
import { PageBreadcrumbs } from "../shell/page-breadcrumbs.tsx";
import * as shell from "../shell/shell.css.ts";

export const meta = accountMeta["/profile"];

/** Each is fetched, with its data, when it is opened [R141]. */
const TABS: readonly [ProfileTab, ...ProfileTab[]] = [
  {
    value: "details",
    label: "My details",
    Content: lazyPart(async () => ({ default: (await import("../features/account/details-tab.tsx")).DetailsTab })),
  },
  {
    value: "addresses",
    label: "Addresses",
    Content: lazyPart(async () => ({
      default: (await import("../features/addresses/addresses-tab.tsx")).AddressesTab,
    })),
  },
  {
    value: "orders",
    label: "Orders",
    Content: lazyPart(async () => ({ default: (await import("../features/orders/orders-tab.tsx")).OrdersTab })),
  },
  {
    value: "subscribe",
    label: "Subscriptions",
    Content: lazyPart(() => import("../features/subscriptions/subscriptions-tab.tsx")),
  },
  {
    value: "wallet",
    label: "Wallet",
    Content: lazyPart(async () => ({ default: (await import("../features/coins/wallet.tsx")).Wallet })),
  },
  {
    value: "elite",
    label: "SO Elite",
    Content: lazyPart(async () => ({ default: (await import("../features/elite/elite-tab.tsx")).EliteTab })),
    isForElite: true,
  },
];

export default function ProfilePage() {
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[{ label: PROFILE_TITLE }]} />
      <div className={shell.tall}>
        <RequireLogin fallback={<Skeleton shape="block" />} heading={<ProfileTitle />}>
          <ProfileFrame tabs={TABS} />
        </RequireLogin>
      </div>
    </div>
  );
}
