import { progressOrder, shipParcel } from "@store/api-client/contract";
import type { OrderState } from "@store/domain";
import { backendAsPerson, demoPerson, replyOf } from "./backend.ts";

/** Staff brings a new order to its door. */
export async function deliverOrder(api: string, id: number): Promise<void> {
  const asStaff = await backendAsPerson(api, demoPerson("staff"));
  const params = { id };
  const progress = (action: "accept" | "pack" | "deliver", order_status: OrderState) =>
    replyOf(asStaff(progressOrder, { params, body: { action, order_status, changes: 0 } }));
  await progress("accept", "Pending");
  await progress("pack", "Confirmed");
  await replyOf(
    asStaff(shipParcel, {
      params,
      body: { order_status: "Packed", seen_parcel: null, courier: "Garuda Parcels", tracking_number: "GP1" },
    }),
  );
  await progress("deliver", "Shipped");
}
