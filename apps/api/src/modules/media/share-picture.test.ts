import { productDetail } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { sharePicturePath } from "./share-picture.ts";

const GHEE = 1002;

const store = useTestStore();

const pathOf = async () =>
  (await expectDone(store().nobody(productDetail, { params: { id: GHEE } }))).data.share_picture ?? "";

const set = (change: Partial<typeof products.$inferInsert>) =>
  store().db.update(products).set(change).where(eq(products.id, GHEE));

describe("the picture beside a shared link to a product", () => {
  test("is a JPEG as large as social networks ask for, small enough for all, and kept for good", async () => {
    const reply = await store().request(await pathOf());
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("image/jpeg");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("shows the product at the left, and words at the right", async () => {
    const bytes = Buffer.from(await (await store().request(await pathOf())).arrayBuffer());
    const spreadOf = async (left: number) => {
      const part = sharp(bytes).extract({ left, top: 60, width: 440, height: 400 });
      return (await part.greyscale().stats()).channels[0]?.stdev ?? 0;
    };
    expect(await spreadOf(95)).toBeGreaterThan(10);
    expect(await spreadOf(700)).toBeGreaterThan(10);
  });

  test("has another address when the name changes; the older one leads to it, the price changes nothing", async () => {
    const before = await pathOf();
    await set({ mrp: null });
    expect(await pathOf()).toBe(before);
    await set({ name: "A2 गिर गाय का घी" });
    const after = await pathOf();
    expect(after).not.toBe(before);
    const reply = await store().request(before);
    expect([reply.status, reply.headers.get("location")]).toEqual([302, after]);
    expect((await store().request(after)).status).toBe(200);
  });

  test.each(["A".repeat(300), "ஆவின் நெய் ".repeat(20), "🐄", "గేదె నెయ్యి & <ghee>"])(
    "is drawn of the name %s",
    async (name) => {
      await set({ name });
      expect((await store().request(await pathOf())).status).toBe(200);
    },
  );

  test.each([
    "/media/share/1002.jpg",
    "/media/share/1002-0123456789ab.png",
    "/media/share/1002-0123456789AB.jpg",
    "/media/share/999999999-0123456789ab.jpg",
    "/media/share/99999999999-0123456789ab.jpg",
    "/media/share/..%2f1002-0123456789ab.jpg",
  ])("%s is none", async (path) => {
    expect((await store().request(path)).status).toBe(404);
  });

  test("of a product that is taken out of the shop is none", async () => {
    const path = await pathOf();
    await set({ isHidden: true, isArchived: true });
    expect((await store().request(path)).status).toBe(404);
    await set({ isHidden: false, isArchived: false });
  });

  test("is left out where the product's own picture is not the store's", () => {
    const product = { id: 1, name: "Ghee", brand: "Gir Gauvan", shopName: "Surabhi Organics" };
    expect(sharePicturePath({ ...product, image: "/media/upload/0a.640.webp?v=3" })).toMatch(/^\/media\/share\/1-/);
    expect(sharePicturePath({ ...product, image: "https://cdn.example/1.jpg" })).toBeUndefined();
    expect(sharePicturePath({ ...product, image: "" })).toBeUndefined();
  });
});
