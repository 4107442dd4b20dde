// @vitest-environment jsdom
import type { Answer } from "@store/api-client";
import { type ReplyOf, sendOtp } from "@store/api-client/contract";
import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { BACKEND } from "../session/browser-call.ts";
import { updateSession } from "../session/session-store.ts";
import { deferred } from "../testing/deferred.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { useMutation } from "./use-mutation.ts";

const backend = useMockBackend();

const REQUEST = { body: { mobile_no: "+919876543210" } };
const sent = () => HttpResponse.json({ status: true, message: "Sent" });

function answerOtp(respond: () => Promise<Response> | Response): () => number {
  let calls = 0;
  backend.use(
    http.post(BACKEND + sendOtp.path, () => {
      calls += 1;
      return respond();
    }),
  );
  return () => calls;
}

describe("a mutation", () => {
  it("passes the reply on, and is pending until that is done", async () => {
    updateSession({ visitor_id: "v" });
    answerOtp(sent);
    const handled = deferred<void>();
    const messages: unknown[] = [];
    const onAnswer = (answer: Answer<ReplyOf<typeof sendOtp>>) => {
      messages.push(answer.ok && answer.reply.message);
      return handled.promise;
    };
    const { result } = renderHook(() => useMutation(sendOtp, onAnswer));
    act(() => void result.current.send(REQUEST));
    await waitFor(() => expect(messages).toEqual(["Sent"]));
    expect(result.current.isPending).toBe(true);
    await act(async () => handled.resolve(undefined));
    expect(result.current.isPending).toBe(false);
  });

  it("has a failure as a value", async () => {
    updateSession({ visitor_id: "v" });
    answerOtp(() => HttpResponse.error());
    const onAnswer = vi.fn();
    const { result } = renderHook(() => useMutation(sendOtp, onAnswer));
    await act(() => result.current.send(REQUEST));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ ok: false, failure: { kind: "unreachable" } }, REQUEST);
    expect(result.current.isPending).toBe(false);
  });

  it("sends once, however often it is clicked meanwhile", async () => {
    updateSession({ visitor_id: "v" });
    const calls = answerOtp(sent);
    const onAnswer = vi.fn();
    const { result } = renderHook(() => useMutation(sendOtp, onAnswer));
    await act(async () => {
      await Promise.all([result.current.send(REQUEST), result.current.send(REQUEST)]);
    });
    expect([calls(), onAnswer.mock.calls.length]).toEqual([1, 1]);
  });

  it("passes the answer on even if its component is gone", async () => {
    updateSession({ visitor_id: "v" });
    answerOtp(sent);
    const onAnswer = vi.fn();
    const { result, unmount } = renderHook(() => useMutation(sendOtp, onAnswer));
    await act(async () => {
      const sending = result.current.send(REQUEST);
      unmount();
      await sending;
    });
    expect(onAnswer).toHaveBeenCalledOnce();
  });
});
