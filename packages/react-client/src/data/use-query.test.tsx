// @vitest-environment jsdom
import { cart, order, type ReplyOf, states } from "@store/api-client/contract";
import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { BACKEND } from "../session/browser-call.ts";
import { updateSession, useSession } from "../session/session-store.ts";
import { deferred } from "../testing/deferred.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { useQuery, useQueryIf } from "./use-query.ts";

const backend = useMockBackend();

/** Answers the states of a country, each call by what `respond` gives; returns which countries were asked for. */
function answerStates(respond: (country: string, call: number) => Promise<Response> | Response): string[] {
  const asked: string[] = [];
  const path = BACKEND + states.path.replace("{id}", ":id");
  backend.use(
    http.get(path, ({ params }) => {
      asked.push(String(params.id));
      return respond(String(params.id), asked.length);
    }),
  );
  return asked;
}

const listOf = (name: string) => HttpResponse.json({ status: true, data: [{ id: 1, name }] });
const nameOf = (reply: ReplyOf<typeof states> | undefined) => reply?.data[0]?.name;

describe("a query", () => {
  it("is loading, then has the reply", async () => {
    answerStates(() => listOf("Gujarat"));
    const { result } = renderHook(() => useQuery(states, { params: { id: 1 } }));
    expect(result.current.state).toBe("loading");
    await waitFor(() => expect(result.current.state).toBe("loaded"));
    expect(nameOf(result.current.reply)).toBe("Gujarat");
  });

  it("fails, and can be asked again", async () => {
    answerStates((_, call) => (call === 1 ? HttpResponse.error() : listOf("Gujarat")));
    const { result } = renderHook(() => useQuery(states, { params: { id: 1 } }));
    await waitFor(() => expect(result.current.state).toBe("failed"));
    expect(result.current).toMatchObject({ failure: { kind: "unreachable" } });
    await act(() => result.current.refetch());
    expect(nameOf(result.current.reply)).toBe("Gujarat");
  });

  it("loads again for another request, and drops the overtaken answer", async () => {
    const late = deferred<Response>();
    answerStates((country) => (country === "1" ? late.promise : listOf("Nepal's")));
    const { result, rerender } = renderHook(({ id }) => useQuery(states, { params: { id } }), {
      initialProps: { id: 1 },
    });
    rerender({ id: 2 });
    expect(result.current.state).toBe("loading");
    await waitFor(() => expect(nameOf(result.current.reply)).toBe("Nepal's"));
    await act(async () => late.resolve(listOf("India's")));
    expect(nameOf(result.current.reply)).toBe("Nepal's");
  });

  it("asks nothing while its request is incomplete", async () => {
    const asked = answerStates(() => listOf("Gujarat"));
    const { result, rerender } = renderHook(({ isComplete }) => useQueryIf(isComplete, states, { params: { id: 1 } }), {
      initialProps: { isComplete: false },
    });
    expect(result.current.state).toBe("loading");
    rerender({ isComplete: true });
    await waitFor(() => expect(result.current.state).toBe("loaded"));
    expect(asked).toEqual(["1"]);
  });

  it("of a customer waits for the login", async () => {
    const calls = backend.reply(order);
    const { result } = renderHook(() => useQuery(order, { params: { id: 7 } }));
    expect([result.current.state, calls.length]).toEqual(["loading", 0]);
    act(() => updateSession({ token: "t" }));
    await waitFor(() => expect(result.current.state).toBe("loaded"));
    expect(calls).toHaveLength(1);
  });

  it("of a shopper waits for the session, and asks again when the login changes", async () => {
    const calls = backend.reply(cart);
    useSession.setState({ isKnown: false });
    const { result } = renderHook(() => useQuery(cart));
    expect(result.current.state).toBe("loading");
    act(() => updateSession({ visitor_id: "v" }));
    await waitFor(() => expect(result.current.state).toBe("loaded"));
    act(() => updateSession({ token: "t" }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
