import type { stores } from "../../db/schema/index.ts";

/** The fields of a store that shoppers and staff both get. */
export const storeFields = (store: typeof stores.$inferSelect) => ({
  id: store.id,
  store_name: store.name,
  image: store.image,
  landmark: store.landmark,
  address_line_1: store.addressLine1,
  address_line_2: store.addressLine2,
  postal_code: store.postalCode,
  work_start_time: store.opensAt,
  work_end_time: store.closesAt,
  mobile_no: store.mobile,
  email: store.email,
  location_url: store.locationUrl,
  virtual_location_url: store.virtualLocationUrl,
});
