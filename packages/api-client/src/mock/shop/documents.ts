import { canDownloadInvoice, invoiceFileName } from "@store/domain";
import type { HttpHandler } from "msw";
import { cartPdf, invoicePdf } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { samplePdf } from "../sample-reply.ts";
import type { Serve } from "./serve.ts";

export const documentHandlers = (serve: Serve): readonly (readonly HttpHandler[])[] => [
  serve.shopper(cartPdf, ({ shopper }) =>
    shopper.lines.length === 0 ? refuse(409, "Your cart is empty") : samplePdf("cart.pdf"),
  ),

  serve.customer(invoicePdf, ({ query, customer }) => {
    const order = customer.orders.find(({ id }) => id === query.source_doc);
    if (!order) return refuse(404, "This order is not among yours");
    const downloadable = canDownloadInvoice({ isInvoiced: order.is_invoiced, orderStatus: order.order_status });
    return downloadable ? samplePdf(invoiceFileName(query.source_doc)) : refuse(409, "This order has no invoice yet");
  }),
];
