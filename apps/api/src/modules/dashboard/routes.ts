import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { staffAppointmentSlotRoutes } from "./appointment-slots.ts";
import { customerRoutes } from "./customers.ts";
import { staffDeliveryOptionRoutes } from "./delivery-options.ts";
import { staffEventRoutes } from "./events.ts";
import { orderPaperRoutes } from "./order-papers.ts";
import { staffOrderRoutes } from "./orders.ts";
import { orderCsvRoutes } from "./orders-csv.ts";
import { outboxRoutes } from "./outbox.ts";
import { overviewRoutes } from "./overview.ts";
import { peopleRoutes } from "./people.ts";
import { peopleCsvRoutes } from "./people-csv.ts";
import { pictureRoutes } from "./pictures.ts";
import { priceListRoutes } from "./price-list.ts";
import { staffProductRoutes } from "./products.ts";
import { refundRoutes } from "./refunds.ts";
import { staffSessionRoutes } from "./session.ts";
import { stockRoutes } from "./stock.ts";
import { staffStoreRoutes } from "./stores.ts";
import { teamRoutes } from "./team.ts";
import { staffVoucherRoutes } from "./vouchers.ts";

/** The staff's pages, a file a subject. */
export function dashboardRoutes(backend: Backend, pdf: Pdf): void {
  overviewRoutes(backend);
  staffSessionRoutes(backend);
  stockRoutes(backend);
  priceListRoutes(backend);
  teamRoutes(backend);
  staffOrderRoutes(backend);
  staffVoucherRoutes(backend);
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
