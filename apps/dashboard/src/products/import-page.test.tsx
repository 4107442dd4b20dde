// @vitest-environment jsdom
import {
  applyProductImport,
  productChoices,
  productImport,
  productsCsv,
  refusedProductsCsv,
  staffSession,
  uploadPictureArchive,
  uploadProducts,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { PICTURE_ARCHIVE_MESSAGES, UNUSUAL_CHANGE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { renderRoutes } from "@store/react-client/testing/render-routes";
import { screen, waitFor } from "@testing-library/react";
import { delay, http } from "msw";
import { beforeEach, expect, it } from "vitest";
import DashboardLayout from "../frame/dashboard-layout.tsx";
import ImportPage from "./import-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderRoutes(
    [
      {
        path: "/dashboard",
        Component: DashboardLayout,
        children: [{ path: "/dashboard/products/import", Component: ImportPage }],
      },
    ],
    path,
  );

type Reply = WireReplyOf<typeof productImport>;
const SUMMARY: Reply["summary"] = {
  ...{ format: "shopify", products: 9, new: 1, changed: 1, unchanged: 6, refused: 1, applied: 0 },
};
const NONE = { changes: [], errors: [], notes: [], is_applied: false };
const ROWS: Reply["data"] = [
  { ...NONE, row: 2, kind: "new", name: "Tulsi Soap", notes: ["A picture is left out."] },
  {
    ...{ ...NONE, row: 3, kind: "changed", product_id: 7, name: "Gir Cow Ghee" },
    changes: [{ column: "Variant Price", before: "899", after: "949" }],
  },
  { ...NONE, row: 4, kind: "refused", name: "", errors: [{ column: "Title", message: "The title is missing." }] },
];
const reply = (change: Partial<Reply["summary"]> = {}): Reply => ({
  ...{ status: true, data: ROWS, count: 3, total_pages: 1 },
  summary: { ...SUMMARY, ...change },
});

beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["products"], second_factor: "off" },
  });
  const category = { id: 4, name: "Ghee", path: ["Dairy"], is_hidden: false };
  backend.reply(productChoices, {
    status: true,
    data: { categories: [category], brands: [], foams: [], sections: [] },
  });
});

it("uploads a file with what new products get, and leads to what would change", async () => {
  backend.reply(productImport, reply());
  const asked = backend.reply(uploadProducts, { status: true, data: { id: 3 } });
  const { user } = open("/dashboard/products/import");
  await user.click(await screen.findByRole("button", { name: "Upload and preview" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please choose a file.");
  await user.upload(screen.getByLabelText("The file with the products"), new File(["Handle,Title"], "products.csv"));
  const category = screen.getByRole("combobox", { name: /^Category of new products/ });
  await waitFor(() => expect(category.textContent).toContain("Dairy › Ghee"));
  await user.selectOptions(category, "Dairy › Ghee");
  await user.selectOptions(screen.getByRole("combobox", { name: /^GST of new products/ }), "5 %");
  await user.click(screen.getByRole("button", { name: "Upload and preview" }));
  const heading = await screen.findByRole("heading", { name: "What would change" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(asked[0]?.query).toEqual({ category: 4, gst_rate: 5 });
  expect(
    screen.getByText(/^Shopify’s export of products, 9 products: 1 new, 1 changed, 6 unchanged, 1 refused$/),
  ).toBeDefined();
});

it("uploads the ZIP with the pictures first, and says what is wrong with it", async () => {
  backend.reply(productImport, reply());
  const asked = backend.reply(uploadProducts, { status: true, data: { id: 3 } });
  backend.reply(uploadPictureArchive, refuse(400, PICTURE_ARCHIVE_MESSAGES.noArchive));
  const { user, router } = open("/dashboard/products/import");
  await user.upload(await screen.findByLabelText(/^The file with the products/), new File(["a"], "products.csv"));
  await user.upload(screen.getByLabelText(/^Pictures, as a ZIP/), new File(["b"], "pictures.zip"));
  await user.click(screen.getByRole("button", { name: "Upload and preview" }));
  expect((await screen.findByRole("alert")).textContent).toContain(PICTURE_ARCHIVE_MESSAGES.noArchive);
  expect(asked).toEqual([]);
  backend.reply(uploadPictureArchive, { status: true, data: { id: 8, pictures: 2, refused: 0 } });
  await user.click(screen.getByRole("button", { name: "Upload and preview" }));
  await waitFor(() => expect(asked[0]?.query).toEqual({ pictures: 8 }));
  await waitFor(() => expect(router.state.location.search).toBe("?import=3"));
});

it("says of each row what happens, or what is wrong", async () => {
  backend.reply(productImport, reply());
  open("/dashboard/products/import?import=3");
  expect(await screen.findByText("Variant Price: 899 → 949")).toBeDefined();
  expect(screen.getByText("Title: The title is missing.")).toBeDefined();
  expect(screen.getByText("A picture is left out.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Gir Cow Ghee" }).getAttribute("href")).toBe("/dashboard/products/7");
});

it("imports batch after batch, until none is left", async () => {
  let applied = 0;
  backend.reply(applyProductImport, () => {
    applied += 1;
    return { status: true, data: { applied, left: 2 - applied } };
  });
  backend.reply(productImport, () => reply({ applied }));
  const { user } = open("/dashboard/products/import?import=3");
  await user.click(await screen.findByRole("button", { name: "Import 2 products" }));
  const heading = await screen.findByRole("heading", { name: "Imported" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(applied).toBe(2);
  expect(screen.queryByRole("button", { name: /^Import \d/ })).toBeNull();
});

it("imports prices that change unusually much only once it is ticked that they are right", async () => {
  backend.reply(productImport, {
    ...reply({ unusual: 1 }),
    data: ROWS.map((row) => ({ ...row, is_unusual: row.row === 3 })),
  });
  const asked = backend.reply(applyProductImport, { status: true, data: { applied: 2, left: 0 } });
  const { user } = open("/dashboard/products/import?import=3");
  const start = await screen.findByRole("button", { name: "Import 2 products" });
  expect(await screen.findByText(UNUSUAL_CHANGE.mark)).toBeDefined();
  await user.click(start);
  expect(await screen.findByText(new RegExp(UNUSUAL_CHANGE.tickFirst))).toBeDefined();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: UNUSUAL_CHANGE.tick }));
  await user.click(start);
  await waitFor(() => expect(asked[0]?.query).toEqual({ confirmed: true }));
});

it("shows how far the import is", async () => {
  backend.reply(productImport, reply({ new: 300, applied: 100 }));
  backend.use(http.post("*/dashboard/product-import/3/apply/", () => delay("infinite")));
  const { user } = open("/dashboard/products/import?import=3");
  await user.click(await screen.findByRole("button", { name: "Go on with the import" }));
  const progress = await screen.findByRole("progressbar", { name: "Products imported" });
  expect([progress.getAttribute("value"), progress.getAttribute("max")]).toEqual(["100", "301"]);
  expect(screen.getByText("100 of 301 imported")).toBeDefined();
});

it("goes on where it was interrupted", async () => {
  backend.reply(productImport, reply({ applied: 1 }));
  backend.reply(applyProductImport, refuse(409, "Somebody else was changing these products."));
  const { user } = open("/dashboard/products/import?import=3");
  await user.click(await screen.findByRole("button", { name: "Go on with the import" }));
  expect(await screen.findByText(/^Somebody else was changing.*What is imported stays/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Go on with the import" })).toBeDefined();
});

it("shows the refused rows alone, and downloads them", async () => {
  const asked = backend.reply(productImport, reply());
  const downloads = backend.reply(refusedProductsCsv, refuse(429, "Too many downloads."));
  const { user } = open("/dashboard/products/import?import=3");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "Refused");
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ kind: "refused", page: 1 }));
  await user.click(screen.getByRole("button", { name: "Download what is refused" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
});

it("exports the products of the shop, or of a category", async () => {
  const asked = backend.reply(productsCsv, refuse(429, "Too many downloads."));
  const { user } = open("/dashboard/products/import");
  const button = await screen.findByRole("button", { name: "Download the products" });
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.selectOptions(screen.getByRole("combobox", { name: "Which products" }), "Dairy › Ghee");
  await user.click(button);
  await waitFor(() => expect(asked.map(({ query }) => query)).toEqual([{}, { category: 4 }]));
});

it("says when the import is not there any more", async () => {
  backend.reply(productImport, refuse(404, "Please upload the file again!"));
  open("/dashboard/products/import?import=3");
  expect(await screen.findByText("Import not found")).toBeDefined();
});
