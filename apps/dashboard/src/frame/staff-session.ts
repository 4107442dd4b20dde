import type { ReplyOf, staffSession } from "@store/api-client/contract";
import { isDashboardOpen, type StaffPermission } from "@store/domain";
import { createContext, useContext } from "react";
import type { Query } from "../data/use-query.ts";

/** Who the member of staff is, and what the role may do. */
export type StaffMember = ReplyOf<typeof staffSession>["data"];

export type StaffSession = { readonly refetch: () => Promise<void> } & (
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  /** It was open, and the login is over: it expired, or was ended from another tab or device. */
  | { readonly state: "ended" }
  /** The second factor has to be entered, or to be set up first. */
  | { readonly state: "locked"; readonly isSetUp: boolean }
  | { readonly state: "open"; readonly member: StaffMember }
);

/** What the dashboard's layout asked. */
export const StaffSessionContext = createContext<StaffSession>({ state: "loading", refetch: async () => undefined });

export function sessionState({ state, reply, refetch }: Query<ReplyOf<typeof staffSession>>): StaffSession {
  if (state !== "loaded") return { state, refetch };
  const { second_factor } = reply.data;
  return isDashboardOpen(second_factor)
    ? { state: "open", member: reply.data, refetch }
    : { state: "locked", isSetUp: second_factor === "required", refetch };
}

/** What the shop calls itself; undefined until somebody of the staff is inside. */
export function useShopName(): string | undefined {
  const session = useContext(StaffSessionContext);
  return session.state === "open" ? session.member.shop_name : undefined;
}

/** Whether the member of staff may do something; the server checks again. */
export function useMay(permission: StaffPermission): boolean {
  const session = useContext(StaffSessionContext);
  return session.state === "open" && session.member.permissions.includes(permission);
}
