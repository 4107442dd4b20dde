import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, type StoreForm, WEB_ADDRESS_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "../endpoint.ts";
import { ById, Data, Done, Id, maybe, Text, text, Version } from "../fields.ts";
import { ListPage, listReply, MoveBody, MoveReply } from "./list.ts";
import { PicturePath } from "./pictures.ts";

/** Hours are HH:MM in India. */
const Store = v.object({
  id: Id,
  store_name: Text,
  image: maybe(Text),
  landmark: Text,
  address_line_1: Text,
  address_line_2: Text,
  state: Id,
  city: Id,
  state_name: Text,
  city_name: Text,
  postal_code: Text,
  work_start_time: Text,
  work_end_time: Text,
  mobile_no: Text,
  email: Text,
  location_url: maybe(Text),
  virtual_location_url: maybe(Text),
  version: Version,
});

export const staffStores = endpoint({
  method: "GET",
  path: "/dashboard/stores/",
  access: "staff",
  permission: "content",
  summary: "The shop's stores, in their order",
  query: v.object(ListPage),
  reply: listReply(Store),
});

export const staffStore = endpoint({
  method: "GET",
  path: "/dashboard/stores/{id}/",
  access: "staff",
  permission: "content",
  summary: "A store",
  params: ById,
  reply: Data(Store),
});

/** The domain checks what they say (`checkStoreForm`). */
const Content = {
  store_name: text(FIELD_LENGTHS.fullName),
  image: maybe(PicturePath),
  landmark: text(FIELD_LENGTHS.line),
  address_line_1: text(FIELD_LENGTHS.line),
  address_line_2: text(FIELD_LENGTHS.line),
  state: maybe(Id),
  city: maybe(Id),
  postal_code: text(FIELD_LENGTHS.postalCode),
  work_start_time: text(10),
  work_end_time: text(10),
  mobile_no: text(FIELD_LENGTHS.phone),
  email: text(EMAIL_MAXIMUM_LENGTH),
  location_url: maybe(text(WEB_ADDRESS_MAXIMUM_LENGTH)),
  virtual_location_url: maybe(text(WEB_ADDRESS_MAXIMUM_LENGTH)),
} as const;

export const createStore = endpoint({
  method: "POST",
  path: "/dashboard/stores/",
  access: "staff",
  permission: "content",
  summary: "Adds a store, at the end of the list",
  body: v.object(Content),
  reply: Data(v.object({ id: Id })),
});

export const editStore = endpoint({
  method: "PATCH",
  path: "/dashboard/stores/{id}/",
  access: "staff",
  permission: "content",
  summary: "Changes a store",
  params: ById,
  body: v.object({ ...Content, version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const moveStore = endpoint({
  method: "POST",
  path: "/dashboard/stores/{id}/move/",
  access: "staff",
  permission: "content",
  summary: "Moves a store before or behind its neighbour",
  params: ById,
  body: MoveBody,
  reply: MoveReply,
});

export const removeStore = endpoint({
  method: "DELETE",
  path: "/dashboard/stores/{id}/",
  access: "staff",
  permission: "content",
  summary: "Removes a store that has closed for good from the list",
  params: ById,
  reply: Done,
});

/** The form's fields as the wire names them, in refusals too. */
export const STORE_FIELDS = {
  name: "store_name",
  addressLine1: "address_line_1",
  addressLine2: "address_line_2",
  landmark: "landmark",
  state: "state",
  stateName: "state",
  city: "city",
  postalCode: "postal_code",
  opensAt: "work_start_time",
  closesAt: "work_end_time",
  mobile: "mobile_no",
  email: "email",
  locationUrl: "location_url",
  virtualLocationUrl: "virtual_location_url",
} as const satisfies Record<keyof StoreForm, keyof ParsedRequest<typeof createStore>["body"]>;
