import { DELIVERY_OPTION_NAME_LENGTH, type DeliveryOptionForm } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "../endpoint.ts";
import { ById, Count, Data, Flag, Id, integer, maybe, Text, text, Version } from "../fields.ts";
import { MoveBody, MoveReply } from "./list.ts";

const Option = v.object({
  id: Id,
  name: Text,
  /** Days from one delivery to the next. */
  duration: Count,
  is_offered: Flag,
  /** How many subscriptions are delivered by it, paused ones too. */
  subscriptions: Count,
  version: Version,
});

export const staffDeliveryOptions = endpoint({
  method: "GET",
  path: "/dashboard/delivery-options/",
  access: "staff",
  permission: "content",
  summary: "How often subscriptions are delivered, in the order of the menu; those that are not offered too",
  reply: Data(v.array(Option)),
});

/** The domain checks what they say (`checkDeliveryOption`). */
const Content = {
  name: text(DELIVERY_OPTION_NAME_LENGTH),
  duration: maybe(integer(0)),
  is_offered: Flag,
} as const;

export const createDeliveryOption = endpoint({
  method: "POST",
  path: "/dashboard/delivery-options/",
  access: "staff",
  permission: "content",
  summary: "Adds a delivery option, at the end of the menu",
  body: v.object(Content),
  reply: Data(v.object({ id: Id })),
});

export const editDeliveryOption = endpoint({
  method: "PATCH",
  path: "/dashboard/delivery-options/{id}/",
  access: "staff",
  permission: "content",
  summary: "Changes a delivery option; one that subscriptions use keeps its number of days",
  params: ById,
  body: v.object({ ...Content, version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const moveDeliveryOption = endpoint({
  method: "POST",
  path: "/dashboard/delivery-options/{id}/move/",
  access: "staff",
  permission: "content",
  summary: "Moves a delivery option before or behind its neighbour",
  params: ById,
  body: MoveBody,
  reply: MoveReply,
});

/** The form's fields as the wire names them, in refusals too. */
export const DELIVERY_OPTION_FIELDS = {
  name: "name",
  durationDays: "duration",
  isOffered: "is_offered",
} as const satisfies Record<keyof DeliveryOptionForm, keyof ParsedRequest<typeof createDeliveryOption>["body"]>;
