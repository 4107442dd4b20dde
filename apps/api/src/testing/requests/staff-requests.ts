import {
  addProduct,
  addStaffMember,
  beginSecondFactor,
  changeProduct,
  changeStaffRole,
  confirmSecondFactor,
  dashboard,
  endStaffSession,
  mySessions,
  productChoices,
  progressOrder,
  removeStaffMember,
  resetSecondFactor,
  shipParcel,
  staffOrder,
  staffOrders,
  staffOrdersCsv,
  staffProduct,
  staffProducts,
  staffSession,
  team,
  uploadedPictures,
  uploadPicture,
  verifySecondFactor,
  withdrawOrder,
} from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { orders, products, staffMembers } from "../../db/schema/index.ts";
import { newCustomer } from "../new-customer.ts";
import { GHEE, type Owner } from "./owner.ts";
import { right } from "./right-request.ts";

/** Somebody who packs: a member whom an owner may change. */
async function packer({ store }: Owner): Promise<number> {
  const { customerId } = (await newCustomer(store)).customer;
  await store.db.insert(staffMembers).values({ customerId, role: "packer", joinedAt: store.clock.read() });
  return customerId;
}

/** A product that nobody else changes: another ghee. */
async function ownProduct({ store }: Owner): Promise<number> {
  const [ghee] = await store.db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { id: _, search: __, ...row } = ghee;
  const [own] = await store.db
    .insert(products)
    .values({ ...row, version: 1 })
    .returning({ id: products.id });
  return own?.id ?? 0;
}

/** A product as the dashboard's form sends it. */
const PRODUCT = {
  ...{ name: "Sample Ghee", category: 1, brand: null, foam: null, section: null, tags: [], price: 649, gst_rate: 5 },
  ...{ hsn_code: "0405", benefits: [], description: "<p>Golden</p>", meta_title: "", meta_description: "" },
  ...{ meta_keywords: "", pictures: [], home_image: "" as const, videos: [], is_archived: false },
};

const WRONG_CODE = { body: { code: "000000" } };

/** The dashboard's calls. */
export const STAFF_REQUESTS = [
  right(dashboard, () => ({})),
  right(staffSession, () => ({})),
  right(verifySecondFactor, () => WRONG_CODE),
  right(beginSecondFactor, () => ({})),
  right(confirmSecondFactor, () => WRONG_CODE),
  right(team, () => ({})),
  right(addStaffMember, ({ customerId }) => ({
    body: { email: `${customerId}.new@example.com`, role: "packer" as const },
  })),
  right(changeStaffRole, async (owner) => ({
    params: { id: await packer(owner) },
    body: { role: "manager" as const },
  })),
  right(removeStaffMember, async (owner) => ({ params: { id: await packer(owner) } })),
  right(resetSecondFactor, async (owner) => ({ params: { id: await packer(owner) } })),
  right(staffOrders, () => ({})),
  right(staffOrdersCsv, async ({ onlineOrder }) => {
    await onlineOrder();
    return {};
  }),
  right(staffOrder, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  right(progressOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "accept" as const, order_status: "Pending" as const },
  })),
  right(shipParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Packed" }).where(eq(orders.id, id));
    const tracking = { courier: "Garuda Parcels", tracking_number: "GP00000001" };
    return { params: { id }, body: { order_status: "Packed" as const, ...tracking } };
  }),
  right(withdrawOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "cancel" as const, order_status: "Pending" as const },
  })),
  right(uploadPicture, async () => {
    const grey = { width: 8, height: 8, channels: 3, background: "grey" } as const;
    return { body: new Blob([new Uint8Array(await sharp({ create: grey }).png().toBuffer())]) };
  }),
  right(uploadedPictures, () => ({})),
  right(mySessions, () => ({})),
  right(endStaffSession, () => ({ params: { id: 2_000_000_000 } })),
  right(staffProducts, () => ({})),
  right(productChoices, () => ({})),
  right(staffProduct, () => ({ params: { id: GHEE } })),
  right(addProduct, () => ({ body: { ...PRODUCT, stock: 5 } })),
  right(changeProduct, async (owner) => ({
    params: { id: await ownProduct(owner) },
    body: { ...PRODUCT, is_counted: true, version: 1 },
  })),
];
