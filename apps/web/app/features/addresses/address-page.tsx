import { RequireLogin } from "@store/react-client/require-login";
import { Skeleton } from "@store/ui/skeleton";
import type { ReactNode } from "react";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";

/** What is around the form of an address. */
export const AddressPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={`${shell.reading} ${shell.tall}`}>
    <PageBreadcrumbs
      items={[
        { label: "My account", href: "/profile" },
        { label: "Addresses", href: "/profile#addresses" },
        { label: title },
      ]}
    />
    <h1 className={shell.pageTitle}>{title}</h1>
    <RequireLogin fallback={<Skeleton shape="block" />}>{children}</RequireLogin>
  </div>
);
