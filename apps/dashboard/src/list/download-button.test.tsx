// @vitest-environment jsdom
import type { Answer } from "@store/api-client";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DownloadButton } from "./download-button.tsx";

const saveFile = vi.hoisted(() => vi.fn());
vi.mock("@store/react-client/save-file", () => ({ saveFile }));

type FileAnswer = Answer<{ readonly name: string; readonly content: Blob }>;
const FILE: FileAnswer = { ok: true, reply: { name: "orders-2026-03-14.csv", content: new Blob(["Order\r\n"]) } };
const FAILED: FileAnswer = { ok: false, failure: { kind: "unreachable" } };

const load = vi.fn<() => Promise<FileAnswer>>();
const press = () => userEvent.click(screen.getByRole("button"));
beforeEach(() => {
  vi.resetAllMocks();
  render(<DownloadButton load={load}>Download as CSV</DownloadButton>);
});

afterEach(cleanup);

it("saves the file under the name that the server gives it", async () => {
  load.mockResolvedValue(FILE);
  await press();
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "orders-2026-03-14.csv"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells that the file is on its way, and asks for it once", async () => {
  load.mockReturnValue(new Promise(() => {}));
  await press();
  await press();
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  expect(load).toHaveBeenCalledOnce();
});

it("says why there is no file, until it is tried again", async () => {
  load.mockResolvedValueOnce(FAILED).mockResolvedValueOnce(FILE);
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain(TRY_AGAIN_LATER);
  expect(saveFile).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});
