// @vitest-environment jsdom
import { changeStock, staffSession, staffStock, undoStock } from "@store/api-client/contract";
import { PIECES_MISSING, PIECES_NOT_WHOLE, STOCK_TOO_HIGH, UNDO_TOO_LATE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { renderRoutes } from "@store/react-client/testing/render-routes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import DashboardLayout from "../frame/dashboard-layout.tsx";
import StockPage from "./stock-page.tsx";

const backend = useMockBackend();
const open = (path = "/dashboard/stock") =>
  renderRoutes(
    [
      {
        path: "/dashboard",
        Component: DashboardLayout,
        children: [{ path: "/dashboard/stock", Component: StockPage }],
      },
    ],
    path,
  );

const GHEE = {
  ...{ id: 7, name: "Gir Cow Ghee", image: "/media/ghee.webp", price: 899, stock: 3 },
  ...{ sku: "GH-500", barcode: "8901030865275" },
};
const HONEY = { id: 8, name: "Forest Honey", image: "/media/honey.webp", price: 399, stock: null };

const OIL = { ...GHEE, id: 99, name: "Sesame Oil", stock: 40, sku: "OIL-1", barcode: "4006381333931" };
const listOf = (data: readonly (typeof GHEE | typeof HONEY)[]) => ({
  ...{ status: true, data: [...data], count: data.length, total_pages: 1 },
});

beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Suresh Patel", role: "packer", permissions: ["stock"], second_factor: "off" },
  });
  backend.reply(staffStock, { status: true, data: [GHEE, HONEY], count: 2, total_pages: 1 });
});

it("lists what the address asks for", async () => {
  const asked = backend.reply(staffStock, { status: true, data: [GHEE, HONEY], count: 2, total_pages: 1 });
  open("/dashboard/stock?state=low&search=ghee&page=0");
  const row = (await screen.findByRole("link", { name: "Gir Cow Ghee" })).closest("tr");
  expect(row?.textContent).toContain("3");
  expect(screen.getByRole("link", { name: "Forest Honey" }).closest("tr")?.textContent).toContain("Not counted");
  expect(asked[0]?.query).toMatchObject({ state: "low", search: "ghee" });
});

it("takes several products in at once, each with the stock that was seen", async () => {
  const asked = backend.reply(changeStock, {
    status: true,
    data: { changed: [{ id: 7, stock: 15 }], refused: [{ id: 8, message: "Please count again!", stock: 4 }] },
  });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "12");
  await user.type(screen.getByLabelText(/Pieces of Forest Honey/), "5");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() =>
    expect(asked[0]?.body?.changes).toEqual([
      { id: 7, action: "received", quantity: 12, seen: 3 },
      { id: 8, action: "received", quantity: 5, seen: null },
    ]),
  );
  const honey = screen.getByLabelText(/Pieces of Forest Honey/);
  await waitFor(() => expect(honey.getAttribute("aria-invalid")).toBe("true"));
  const reason = document.getElementById(honey.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("Please count again! In stock now: 4.");
});

it("asks whether a stock that changes more than tenfold is right, before it is saved", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [{ id: 7, stock: 31 }], refused: [] } });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "31");
  // What was never counted has nothing to be compared with.
  await user.type(screen.getByLabelText(/Pieces of Forest Honey/), "500");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  const dialog = await screen.findByRole("dialog", { name: "Is this right?" });
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Gir Cow Ghee: 3 → 31"]);
  await user.click(within(dialog).getByRole("button", { name: "Look again" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await user.click(await screen.findByRole("button", { name: "Yes, save it" }));
  await waitFor(() => expect(asked[0]?.body?.changes).toHaveLength(2));
});

it("asks for pieces where none were entered", async () => {
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please enter the pieces of a product.");
});

it("reads pieces as people and spreadsheets write them", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "20.0");
  await user.type(screen.getByLabelText(/Pieces of Forest Honey/), "1,00,000");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(asked[0]?.body?.changes).toMatchObject([{ quantity: 20 }, { quantity: 100_000 }]));
});

it("says which pieces are no number, and sends nothing", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "12");
  const honey = screen.getByLabelText(/Pieces of Forest Honey/);
  await user.type(honey, "-5");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(PIECES_NOT_WHOLE);
  expect(document.activeElement).toBe(honey);
  await user.clear(honey);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(asked).toHaveLength(0);
});

it.each([
  ["9999999", STOCK_TOO_HIGH],
  ["0", PIECES_MISSING],
])("says beside the field why %s pieces cannot be taken in, and sends nothing", async (typed, message) => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  const ghee = screen.getByLabelText(/Pieces of Gir Cow Ghee/);
  await user.type(ghee, typed);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(ghee.getAttribute("aria-invalid")).toBe("true");
  expect(asked).toHaveLength(0);
});

it("takes none for a count, also where it was none that came before", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [{ id: 7, stock: 0 }], refused: [] } });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "0");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(PIECES_MISSING);
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(asked[0]?.body?.changes).toEqual([{ id: 7, action: "counted", quantity: 0, seen: 3 }]));
});

it("empties what was saved, so that it is not taken in twice, and keeps what was refused", async () => {
  const asked = backend.reply(changeStock, {
    status: true,
    data: { changed: [{ id: 7, stock: 15 }], refused: [{ id: 8, message: "Please count again!", stock: 4 }] },
  });
  const { user } = open();
  await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  await user.type(screen.getByLabelText(/Pieces of Gir Cow Ghee/), "15");
  await user.type(screen.getByLabelText(/Pieces of Forest Honey/), "5");
  const save = screen.getByRole("button", { name: /^Save/ });
  await user.click(save);
  await waitFor(() => expect(screen.getByLabelText(/Pieces of Gir Cow Ghee/)).toHaveProperty("value", ""));
  expect(screen.getByLabelText(/Pieces of Forest Honey/)).toHaveProperty("value", "5");
  await user.click(save);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body?.changes).toMatchObject([{ id: 8, action: "counted", quantity: 5 }]);
});

describe("by keyboard and scanner", () => {
  const scanner = () => screen.findByLabelText(/Scan a barcode/);
  const focused = () => document.activeElement?.getAttribute("data-pieces");

  it.each([
    ["its barcode", "8901030865275"],
    ["its SKU", "GH-500"],
    ["its number", "7"],
  ])("moves to the pieces of a product on the page by %s, and back for the next", async (_, code) => {
    const { user } = open();
    await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
    await user.type(await scanner(), `${code}{Enter}`);
    await waitFor(() => expect(focused()).toBe("7"));
    await user.keyboard("12{Enter}");
    expect(document.activeElement).toBe(await scanner());
    expect(await scanner()).toHaveProperty("value", "");
    expect(screen.getByLabelText(/Pieces of Gir Cow Ghee/)).toHaveProperty("value", "12");
  });

  it("puts a product of another page on the sheet, and saves it with the others in one call", async () => {
    const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
    const { user } = open();
    await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
    backend.reply(staffStock, listOf([OIL]));
    await user.type(await scanner(), `${OIL.barcode}{Enter}`);
    await waitFor(() => expect(focused()).toBe("99"));
    // The next is scanned where the pieces are typed.
    await user.keyboard(`5${GHEE.barcode}{Enter}`);
    await waitFor(() => expect(focused()).toBe("7"));
    await user.keyboard("6{Control>}{Enter}{/Control}");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body?.changes).toEqual([
      { id: 99, action: "received", quantity: 5, seen: 40 },
      { id: 7, action: "received", quantity: 6, seen: 3 },
    ]);
  });

  it("says that nothing has the code, and is ready for the next", async () => {
    const { user } = open();
    await screen.findByLabelText(/Pieces of Gir Cow Ghee/);
    backend.reply(staffStock, listOf([]));
    await user.type(await scanner(), "4006381333931{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("4006381333931");
    expect(document.activeElement).toBe(await scanner());
  });

  it("lists what several products have in their names, and keeps what was typed before", async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/Pieces of Gir Cow Ghee/), "12");
    const asked = backend.reply(staffStock, listOf([OIL, HONEY]));
    await user.type(await scanner(), "o{Enter}");
    await screen.findByLabelText(/Pieces of Sesame Oil/);
    expect(asked.at(-1)?.query).toMatchObject({ search: "o" });
    expect(screen.getByLabelText(/Pieces of Gir Cow Ghee/)).toHaveProperty("value", "12");
    // Nothing is lost by it, and so nothing is asked.
    backend.reply(staffStock, listOf([GHEE, HONEY]));
    await user.click(screen.getByRole("link", { name: "Show all" }));
    await waitFor(() => expect(screen.queryByLabelText(/Pieces of Sesame Oil/)).toBeNull());
    expect(screen.getByLabelText(/Pieces of Gir Cow Ghee/)).toHaveProperty("value", "12");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes down and up the list", async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText(/Pieces of Gir Cow Ghee/));
    await user.keyboard("1{ArrowDown}");
    expect(focused()).toBe("8");
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe("7");
    await user.keyboard("{Enter}");
    expect(focused()).toBe("8");
  });
});

it("offers to undo what was saved, and says what could not be undone", async () => {
  const saved = backend.reply(changeStock, { status: true, data: { changed: [{ id: 7, stock: 15 }], refused: [] } });
  const undone = backend.reply(undoStock, {
    status: true,
    data: { changed: [], refused: [{ id: 7, message: UNDO_TOO_LATE, stock: 2 }] },
  });
  const { user } = open();
  await user.type(await screen.findByLabelText(/Pieces of Gir Cow Ghee/), "12");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText(`Gir Cow Ghee: ${UNDO_TOO_LATE}`);
  expect(undone[0]?.body?.attempt).toBe(saved[0]?.body?.attempt);
});
