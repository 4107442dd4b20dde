// @vitest-environment jsdom
import {
  contentItem,
  contentList,
  staffDeliveryOptions,
  staffDiscount,
  staffSession,
  staffStore,
  staffStores,
  staffVoucher,
  stockMovements,
  voucherUses,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import ContentItemPage from "./content/content-item-page.tsx";
import ContentKindPage from "./content/content-kind-page.tsx";
import DeliveryOptionPage from "./content/delivery-option-page.tsx";
import DeliveryOptionsPage from "./content/delivery-options-page.tsx";
import StorePage from "./content/store-page.tsx";
import StoresPage from "./content/stores-page.tsx";
import DiscountPage from "./discounts/discount-page.tsx";
import TeamPage from "./staff/team-page.tsx";
import StockMovementsPage from "./stock/stock-movements-page.tsx";
import { renderDashboard } from "./testing/render-dashboard.tsx";
import VoucherPage from "./vouchers/voucher-page.tsx";

const PAGES = [
  { path: "content/delivery-options", Component: DeliveryOptionsPage },
  { path: "content/delivery-options/:optionId", Component: DeliveryOptionPage },
  { path: "content/stores", Component: StoresPage },
  { path: "content/stores/:storeId", Component: StorePage },
  { path: "content/:kind", Component: ContentKindPage },
  { path: "content/:kind/:id", Component: ContentItemPage },
  { path: "stock/:productId", Component: StockMovementsPage },
  { path: "discounts/:discountId", Component: DiscountPage },
  { path: "vouchers/:voucherId", Component: VoucherPage },
  { path: "team", Component: TeamPage },
];
const NONE = { status: true, data: [], count: 0, total_pages: 0 };
const GONE = refuse(404, "It is not there.");

const backend = useMockBackend();
beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["content", "products", "stock"], second_factor: "off" },
  });
  logInAs("staff");
});

it.each([
  ["a discount", staffDiscount, "discounts/99", "Discount not found"],
  ["a voucher", staffVoucher, "vouchers/99", "Voucher not found"],
  ["a store", staffStore, "content/stores/99", "Store not found"],
  ["an entry of the content", contentItem, "content/testimonials/99", "Content not found"],
  ["a product's stock", stockMovements, "stock/99", "Product not found"],
])("%s that is gone is said so", async (_what, call, path, title) => {
  backend.reply(call, GONE);
  backend.reply(voucherUses, NONE);
  renderDashboard(PAGES, `/dashboard/${path}`);
  expect(await screen.findByText(title)).toBeDefined();
});

it("a kind of content that there is none of is said so", async () => {
  renderDashboard(PAGES, "/dashboard/content/poems");
  expect(await screen.findByText("Content not found")).toBeDefined();
});

it("a delivery option that is gone is said so", async () => {
  backend.reply(staffDeliveryOptions, NONE);
  renderDashboard(PAGES, "/dashboard/content/delivery-options/99");
  expect(await screen.findByText("Delivery option not found")).toBeDefined();
});

it.each([
  ["stores", staffStores, "content/stores", "No stores yet"],
  ["delivery options", staffDeliveryOptions, "content/delivery-options", "No delivery options yet"],
  ["content of a kind", contentList, "content/testimonials?search=x", "Nothing found"],
])("a list of %s without any says so", async (_what, call, path, title) => {
  backend.reply(call, NONE);
  renderDashboard(PAGES, `/dashboard/${path}`);
  expect(await screen.findByText(title)).toBeDefined();
});

it("a page that the role has no permission for says so", async () => {
  renderDashboard(PAGES, "/dashboard/team");
  expect(await screen.findByText("Not for your role")).toBeDefined();
});
