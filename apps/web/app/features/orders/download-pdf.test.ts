import { call } from "@store/react-client/browser-call";
import { saveFile } from "@store/react-client/save-file";
import { beforeEach, expect, it, vi } from "vitest";
import { downloadPdf } from "./download-pdf.ts";

vi.mock("@store/react-client/browser-call", () => ({ call: vi.fn() }));

const content = new Blob(["%PDF"]);

beforeEach(() => vi.clearAllMocks());

it.each([
  ["invoice", "invoice-41.pdf", undefined],
  ["credit note", "credit-note-41.pdf", undefined],
  ["credit note", "credit-note-CN-26-27-000007.pdf", "CN/26-27/000007"],
] as const)("a %s is saved as %s, whatever the backend calls it [R160] [C47]", async (kind, name, number) => {
  vi.mocked(call).mockResolvedValue({ ok: true, reply: { name: "document.pdf", content } });
  expect(await downloadPdf(kind, 41, number)).toBeUndefined();
  expect(vi.mocked(saveFile).mock.calls).toEqual([[content, name]]);
});
