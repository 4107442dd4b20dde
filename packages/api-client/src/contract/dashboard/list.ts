import { STAFF_LAST_PAGE } from "@store/domain";
import * as v from "valibot";
import { Count, Data, Flag, integer, Status } from "../fields.ts";

/** Which page of a list in the dashboard; 25 rows each. */
export const ListPage = { page: v.optional(integer(1, STAFF_LAST_PAGE), 1) } as const;

/** A page of a list in the dashboard. */
/* @__NO_SIDE_EFFECTS__ */
export const listReply = <S extends v.GenericSchema>(row: S) =>
  v.object({
    ...Status,
    data: v.array(row),
    /** How many rows there are, counted to 10,000. */
    count: Count,
    total_pages: Count,
  });

/** Past which of its neighbours a row of an ordered list moves. */
export const MoveBody = v.object({ to: v.picklist(["before", "behind"]) });

/** False at the end of its order, where it stays. */
export const MoveReply = Data(v.object({ is_moved: Flag }));
