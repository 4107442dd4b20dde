import { shoppingMeta } from "@store/content";
import { NOT_FOUND } from "@store/react-client/failures";
import { EmptyState } from "@store/ui/empty-state";
import { data } from "react-router-dom";
import * as shell from "../../shell/shell.css.ts";

export const loader = () => data(null, { status: NOT_FOUND });

export const meta = shoppingMeta["/page-not-found"];

export default function PageNotFoundPage() {
  return (
    <div className={shell.wide}>
      <h1 className={shell.centredTitle}>Page not found</h1>
      <EmptyState
        title="There is nothing at this address"
        message="The page may have moved, or the address may have been mistyped."
        action={{ label: "Go to the shop", href: "/shop" }}
      />
    </div>
  );
}
