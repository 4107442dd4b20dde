import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Id, maybe, Status, Text } from "./fields.ts";

const Named = v.object({ id: Id, name: Text });

/** Working hours are HH:MM in India. */
export const Store = v.object({
  id: Id,
  store_name: Text,
  image: maybe(Text),
  landmark: maybe(Text),
  address_line_1: Text,
  address_line_2: maybe(Text),
  state_obj: maybe(Named),
  postal_code: maybe(Text),
  work_start_time: maybe(Text),
  work_end_time: maybe(Text),
  mobile_no: maybe(Text),
  email: maybe(Text),
  location_url: maybe(Text),
  virtual_location_url: maybe(Text),
});

export const stores = endpoint({
  method: "GET",
  path: "/stores/",
  access: "public",
  summary: "The stores, by city",
  reply: v.object({
    ...Status,
    store_section_data: v.array(v.object({ city: Text, stores: v.array(Store) })),
    cities: v.array(Text),
  }),
});
