// @vitest-environment jsdom
import { staffOrders } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { createQueryClient, useListQuery, useQuery } from "./use-query.ts";

const backend = useMockBackend();

function WithQueries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

const pageOf = (count: number) => ({ status: true, data: [], count, total_pages: 1 });
const first = { query: { page: 1 } };

beforeEach(() => logInAs("staff"));

describe("a query of the dashboard", () => {
  it("keeps what was loaded while it asks again, and when nobody answers", async () => {
    backend.reply(staffOrders, pageOf(1));
    const { result } = renderHook(() => useQuery(staffOrders, first), { wrapper: WithQueries });
    await waitFor(() => expect(result.current.reply?.count).toBe(1));
    backend.reply(staffOrders, refuse(503, "Busy"));
    await act(() => result.current.refetch());
    expect(result.current).toMatchObject({ state: "loaded", reply: { count: 1 } });
  });

  it.each([403, 404])("lets go of what is no longer for this member of staff: %s", async (status) => {
    backend.reply(staffOrders, pageOf(1));
    const { result } = renderHook(() => useQuery(staffOrders, first), { wrapper: WithQueries });
    await waitFor(() => expect(result.current.reply?.count).toBe(1));
    backend.reply(staffOrders, refuse(status, "No"));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ state: "failed", reply: undefined }));
  });

  it("shows a failure rather than what the page before has loaded", async () => {
    backend.reply(staffOrders, pageOf(1));
    const queries = createQueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    const before = renderHook(() => useQuery(staffOrders, first), { wrapper });
    await waitFor(() => expect(before.result.current.reply?.count).toBe(1));
    const loadedAt = Date.now();
    before.unmount();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(loadedAt));
    backend.reply(staffOrders, refuse(503, "Busy"));
    const { result } = renderHook(() => useQuery(staffOrders, first), { wrapper });
    expect(result.current).toMatchObject({ state: "loading", reply: undefined });
    await waitFor(() => expect(result.current).toMatchObject({ state: "failed", reply: undefined }));
  });

  it("of a list shows the page before, marked, until the next is there", async () => {
    backend.reply(staffOrders, pageOf(1));
    const { result, rerender } = renderHook(({ page }) => useListQuery(staffOrders, { query: { page } }), {
      wrapper: WithQueries,
      initialProps: { page: 1 },
    });
    await waitFor(() => expect(result.current.reply?.count).toBe(1));
    const next = deferred<Response>();
    backend.use(http.get("*/dashboard/orders/", () => next.promise));
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ state: "loaded", isPrevious: true, reply: { count: 1 } });
    await act(async () => next.resolve(HttpResponse.json(pageOf(2))));
    await waitFor(() => expect(result.current).toMatchObject({ isPrevious: false, reply: { count: 2 } }));
  });
});
