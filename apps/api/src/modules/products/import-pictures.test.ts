import { applyProductImport, productImport, productsCsv, uploadProducts } from "@store/api-client/contract";
import { accept, refuse } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { categories, products, uploadedPictures } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { sharp } from "../media/sharp.ts";

const asked: string[] = [];
const store = useTestStore({
  fetchPicture: async (address) => {
    asked.push(address);
    if (address.includes("missing"))
      return refuse({ code: "picture-not-fetched", message: "It could not be fetched." });
    if (address.includes("page")) return accept(new TextEncoder().encode("<p>"));
    const size = 10 + Number(/(\d+)\.png$/.exec(address)?.[1]);
    const image = sharp({ create: { width: size, height: size, channels: 3, background: "green" } });
    return accept(Uint8Array.from(await image.png().toBuffer()));
  },
});

const FILE = [
  "Handle,Title,Variant SKU,Variant Price,Image Src,Image Alt Text",
  "oil,Oil,OIL,90,https://pictures.example/1.png,A bottle",
  "oil,,,,https://pictures.example/missing.png,",
  "soap,Soap,SOAP,50,https://pictures.example/page.png,",
  "soap,,,,https://pictures.example/2.png,",
  "balm,Balm,BALM,70,https://pictures.example/1.png,",
].join("\r\n");

test("an imported product has its pictures in the shop, and those that could not be fetched are notes", async () => {
  const manager = await newStaffMember(store(), "manager");
  const [{ id: category } = { id: 0 }] = await store().db.select().from(categories).limit(1);
  const upload = async (text: string) => {
    const query = { category, gst_rate: 5 };
    return (await expectDone(manager(uploadProducts, { body: new Blob([text]), query }))).data.id;
  };
  const look = (id: number) => expectDone(manager(productImport, { params: { id } }));
  const apply = async (id: number) => (await expectDone(manager(applyProductImport, { params: { id } }))).data;
  const imagesOf = async (sku: string) => {
    const [row] = await store().db.select().from(products).where(eq(products.sku, sku));
    return row?.images ?? [];
  };

  const id = await upload(FILE);
  expect(asked).toEqual([]);
  expect(await apply(id)).toEqual({ applied: 3, left: 0 });
  expect(asked.toSorted()).toEqual(["1", "2", "missing", "page"].map((name) => `https://pictures.example/${name}.png`));
  const [oil, soap, balm] = await Promise.all([imagesOf("OIL"), imagesOf("SOAP"), imagesOf("BALM")]);
  expect(oil).toEqual([{ image: expect.stringMatching(/^\/media\/upload\//), alt: "A bottle" }]);
  expect(soap).toEqual([{ image: expect.stringMatching(/^\/media\/upload\//), alt: "Soap" }]);
  expect(balm).toEqual([{ image: oil[0]?.image, alt: "Balm" }]);
  expect(await store().db.$count(uploadedPictures)).toBe(2);
  const { data } = await look(id);
  expect(data.map(({ name, notes, is_applied }) => [name, notes, is_applied])).toEqual([
    ["Oil", ["A picture is left out: It could not be fetched. https://pictures.example/missing.png"], true],
    ["Soap", [expect.stringMatching(/^A picture is left out: .*page\.png$/)], true],
    ["Balm", [], true],
  ]);

  // The same file again tries only what is missing, and changes nothing.
  const before = await Promise.all(["OIL", "SOAP", "BALM"].map(imagesOf));
  asked.length = 0;
  const again = await upload(FILE);
  expect((await look(again)).summary).toMatchObject({ new: 0, changed: 2, unchanged: 1 });
  await apply(again);
  expect(asked.toSorted()).toEqual(["missing", "page"].map((name) => `https://pictures.example/${name}.png`));
  expect(await Promise.all(["OIL", "SOAP", "BALM"].map(imagesOf))).toEqual(before);

  const { content } = await expectDone(manager(productsCsv));
  expect((await look(await upload(await content.text()))).data).toEqual([]);
});
