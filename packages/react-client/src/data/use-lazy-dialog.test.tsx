// @vitest-environment jsdom
import { toast } from "@store/ui/toaster";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SOMETHING_WENT_WRONG } from "./failures.ts";
import { useLazyDialog } from "./use-lazy-dialog.ts";

afterEach(() => vi.restoreAllMocks());

it("a dialog whose code cannot be fetched stays away with a message, and opens with the next press", async () => {
  const error = vi.spyOn(toast, "error");
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue({});
  const { result } = renderHook(() => useLazyDialog(load));
  act(() => result.current.open());
  await waitFor(() => expect(error).toHaveBeenCalledWith(SOMETHING_WENT_WRONG, expect.anything()));
  expect(result.current.isWanted).toBe(false);
  act(() => result.current.open());
  await waitFor(() => expect(result.current.isOpen).toBe(true));
});
