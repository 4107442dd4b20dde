// @vitest-environment jsdom
import { changeStock, staffSession, staffStock } from "@store/api-client/contract";
import { PIECES_MISSING, PIECES_NOT_WHOLE, STOCK_TOO_HIGH } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useMockBackend } from "../../../testing/mock-backend.ts";
import { logInAs } from "../../../testing/people.ts";
import { renderRoutes } from "../../../testing/render-routes.tsx";
import DashboardLayout from "../dashboard-layout.tsx";
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

const GHEE = { id: 7, name: "Gir Cow Ghee", image: "/media/ghee.webp", price: 899, stock: 3 };
const HONEY = { id: 8, name: "Forest Honey", image: "/media/honey.webp", price: 399, stock: null };

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
  await user.click(await screen.findByText("Take in, count or write off"));
  await user.type(screen.getByLabelText(/Gir Cow Ghee/), "12");
  await user.type(screen.getByLabelText(/Forest Honey/), "5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(asked[0]?.body?.changes).toEqual([
      { id: 7, action: "received", quantity: 12, seen: 3 },
      { id: 8, action: "received", quantity: 5, seen: null },
    ]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Forest Honey: Please count again!");
});

it("asks for pieces where none were entered", async () => {
  const { user } = open();
  await user.click(await screen.findByText("Take in, count or write off"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please enter the pieces of a product.");
});

it("says which pieces are no number, and sends nothing", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
  const { user } = open();
  await user.click(await screen.findByText("Take in, count or write off"));
  await user.type(screen.getByLabelText(/Gir Cow Ghee/), "12");
  const honey = screen.getByLabelText(/Forest Honey/);
  await user.type(honey, "-5");
  await user.click(screen.getByRole("button", { name: "Save" }));
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
  await user.click(await screen.findByText("Take in, count or write off"));
  const ghee = screen.getByLabelText(/Gir Cow Ghee/);
  await user.type(ghee, typed);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(ghee.getAttribute("aria-invalid")).toBe("true");
  expect(asked).toHaveLength(0);
});

it("takes none for a count, also where it was none that came before", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [{ id: 7, stock: 0 }], refused: [] } });
  const { user } = open();
  await user.click(await screen.findByText("Take in, count or write off"));
  await user.type(screen.getByLabelText(/Gir Cow Ghee/), "0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(PIECES_MISSING);
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked[0]?.body?.changes).toEqual([{ id: 7, action: "counted", quantity: 0, seen: 3 }]));
});

it("empties what was saved, so that it is not taken in twice, and keeps what was refused", async () => {
  const asked = backend.reply(changeStock, {
    status: true,
    data: { changed: [{ id: 7, stock: 15 }], refused: [{ id: 8, message: "Please count again!", stock: 4 }] },
  });
  const { user } = open();
  await user.click(await screen.findByText("Take in, count or write off"));
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  await user.type(screen.getByLabelText(/Gir Cow Ghee/), "15");
  await user.type(screen.getByLabelText(/Forest Honey/), "5");
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  await waitFor(() => expect(screen.getByLabelText(/Gir Cow Ghee/)).toHaveProperty("value", ""));
  expect(screen.getByLabelText(/Forest Honey/)).toHaveProperty("value", "5");
  await user.click(save);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body?.changes).toMatchObject([{ id: 8, action: "counted", quantity: 5 }]);
});
