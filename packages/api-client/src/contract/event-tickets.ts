import { PLACE_STATES, TICKET_CODE_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Done, Flag, Id, maybe, Text, text } from "./fields.ts";

/** What a ticket's QR code and its mail name it by: whoever has it holds the ticket. */
export const ByTicketCode = v.object({ code: text(TICKET_CODE_MAXIMUM, 1) });

export const eventTicket = endpoint({
  method: "GET",
  path: "/events/tickets/{code}/",
  access: "public",
  summary: "A ticket of an event for who holds it: its seat or its place on the waiting list, and its QR code",
  params: ByTicketCode,
  reply: Data(
    v.object({
      event: Id,
      /** Such as 7-341. */
      number: Text,
      /** As people type it, where a QR code cannot be read. */
      code: Text,
      state: v.picklist(PLACE_STATES),
      /** On the waiting list, from 1 on. */
      position: maybe(Count),
      /** The QR code as the path of an SVG that is `size` units wide and high; of a ticket with a seat. */
      qr: maybe(v.object({ size: Count, path: Text })),
      can_give_back: Flag,
    }),
  ),
});

export const giveBackTicket = endpoint({
  method: "POST",
  path: "/events/tickets/{code}/give-back/",
  access: "public",
  summary: "Gives a ticket back: its seat goes to the next of the waiting list",
  params: ByTicketCode,
  reply: Done,
});
