import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Id, maybe, Status, Words } from "./fields.ts";

const Named = v.object({ id: Id, name: Words });

/** Working hours are HH:MM in India. */
export const Store = v.object({
  id: Id,
  store_name: Words,
  image: maybe(Words),
  landmark: maybe(Words),
  address_line_1: Words,
  address_line_2: maybe(Words),
  state_obj: maybe(Named),
  postal_code: maybe(Words),
  work_start_time: maybe(Words),
  work_end_time: maybe(Words),
  mobile_no: maybe(Words),
  email: maybe(Words),
  location_url: maybe(Words),
  virtual_location_url: maybe(Words),
});

export const stores = endpoint({
  method: "GET",
  path: "/stores/",
  access: "public",
  summary: "The stores, by city",
  reply: v.object({
    ...Status,
    store_section_data: v.array(v.object({ city: Words, stores: v.array(Store) })),
    cities: v.array(Words),
  }),
});
