import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { outboxRoutes } from "./messages/outbox.ts";
import { staffAppointmentSlotRoutes } from "./offers/appointment-slots.ts";
import { staffDeliveryOptionRoutes } from "./offers/delivery-options.ts";
import { staffEventRoutes } from "./offers/events.ts";
import { staffStoreRoutes } from "./offers/stores.ts";
import { voucherUsesRoutes } from "./offers/voucher-uses.ts";
import { staffVoucherRoutes } from "./offers/vouchers.ts";
import { orderPaperRoutes } from "./orders/order-papers.ts";
import { staffOrderRoutes } from "./orders/orders.ts";
import { orderCsvRoutes } from "./orders/orders-csv.ts";
import { refundRoutes } from "./orders/refunds.ts";
import { overviewRoutes } from "./overview.ts";
import { customerRoutes } from "./people/customers.ts";
import { peopleRoutes } from "./people/people.ts";
import { peopleCsvRoutes } from "./people/people-csv.ts";
import { pictureRoutes } from "./products/pictures.ts";
import { staffProductRoutes } from "./products/products.ts";
import { priceListRoutes } from "./stock/price-list.ts";
import { stockRoutes } from "./stock/stock.ts";
import { staffSessionRoutes } from "./team/session.ts";
import { teamRoutes } from "./team/team.ts";

/** The staff's pages, a file a subject. */
export function dashboardRoutes(backend: Backend, pdf: Pdf): void {
  overviewRoutes(backend);
  staffSessionRoutes(backend);
  stockRoutes(backend);
  priceListRoutes(backend);
  teamRoutes(backend);
  staffOrderRoutes(backend);
  staffVoucherRoutes(backend);
  voucherUsesRoutes(backend);
  staffStoreRoutes(backend);
  staffEventRoutes(backend);
  staffDeliveryOptionRoutes(backend);
  staffAppointmentSlotRoutes(backend);
  orderCsvRoutes(backend);
  refundRoutes(backend);
  orderPaperRoutes(backend, pdf);
  staffProductRoutes(backend);
  pictureRoutes(backend);
  peopleRoutes(backend);
  peopleCsvRoutes(backend);
  customerRoutes(backend);
  outboxRoutes(backend);
}
