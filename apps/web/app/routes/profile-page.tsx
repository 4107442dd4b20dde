import { accountMeta } from "@store/content";
import { Skeleton } from "@store/ui/skeleton";
import { Tabs } from "@store/ui/tabs";
import { useLocation, useNavigate } from "react-router-dom";
import { DetailsTab } from "../features/account/details-tab.tsx";
import { AddressesTab } from "../features/addresses/addresses-tab.tsx";
import { OrdersTab } from "../features/orders/orders-tab.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { metaOf } from "../seo/page-meta.ts";
import * as shell from "../shell/shell.css.ts";

export const meta = metaOf(accountMeta["/profile"]);

const TABS = [
  { value: "details", label: "My details", content: <DetailsTab /> },
  { value: "addresses", label: "Addresses", content: <AddressesTab /> },
  { value: "orders", label: "Orders", content: <OrdersTab /> },
];

/** The tab is in the address's hash, so that every one of them can be linked to (checklist R141). */
export default function ProfilePage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const wanted = hash.slice(1);
  const chosen = TABS.find(({ value }) => value === wanted)?.value ?? "details";
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>My account</h1>
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <Tabs
          label="My account"
          tabs={TABS}
          value={chosen}
          onValueChange={(value) => void navigate(`#${value}`, { replace: true, preventScrollReset: true })}
        />
      </RequireLogin>
    </div>
  );
}
