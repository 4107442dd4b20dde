import { stopStockRequest } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { call } from "@store/react-client/browser-call";
import { StopByLink } from "../../commerce/stop-by-link.tsx";
import * as shell from "../../shell/shell.css.ts";

export const meta = accountMeta["/back-in-stock/:token"];

/** Ends a request to hear when a product is back, from the link of the mail that confirmed it. */
export default function StopStockRequestPage() {
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>{meta.title}</h1>
      <StopByLink
        action="Do not write to me about it"
        done="We will not write to you about this product."
        stop={(token) => call(stopStockRequest, { body: { token } })}
      />
    </div>
  );
}
