import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Done, Flag, text } from "./fields.ts";

export const changeCartReminders = endpoint({
  method: "POST",
  path: "/user/cart-reminders/",
  access: "customer",
  summary: "Switches the mails on or off that remind the customer of a cart that was left",
  body: v.object({ is_on: Flag }),
  reply: Done,
});

export const stopCartReminders = endpoint({
  method: "POST",
  path: "/user/cart-reminders/stop/",
  access: "public",
  summary: "Switches them off by the link of such a mail, without a login",
  body: v.object({ token: text(100, 1) }),
  reply: Done,
});
