import { call } from "@store/react-client/browser-call";
import { saveFile } from "@store/react-client/save-file";
import { expect, it, vi } from "vitest";
import { downloadInvoice } from "./download-invoice.ts";

vi.mock("@store/react-client/browser-call", () => ({ call: vi.fn() }));

it("saves the invoice of a membership under its number", async () => {
  const content = new Blob(["%PDF"]);
  vi.mocked(call).mockResolvedValue({ ok: true, reply: { name: "document.pdf", content } });
  expect(await downloadInvoice("INV/26-27/000007")).toBeUndefined();
  expect(vi.mocked(saveFile).mock.calls).toEqual([[content, "membership-invoice-INV-26-27-000007.pdf"]]);
});
