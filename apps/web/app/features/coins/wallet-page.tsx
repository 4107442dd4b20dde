import { accountMeta } from "@store/content";
import { RequireLogin } from "@store/react-client/require-login";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { Wallet, WalletSkeleton } from "./wallet.tsx";

const { title } = accountMeta["/sosecoin"];

export const meta = accountMeta["/sosecoin"];

/** The wallet at an address of its own: the same view as the profile's tab (C1). */
export default function WalletPage() {
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[{ label: title }]} />
      <h1 className={shell.pageTitle}>{title}</h1>
      <div className={shell.tall}>
        <RequireLogin fallback={<WalletSkeleton />}>
          <Wallet />
        </RequireLogin>
      </div>
    </div>
  );
}
