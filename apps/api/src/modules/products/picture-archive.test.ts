import { applyProductImport, productImport, uploadPictureArchive, uploadProducts } from "@store/api-client/contract";
import {
  LARGEST_PICTURE_BYTES,
  NO_PICTURE,
  PICTURE_ARCHIVE_ENTRIES_MAXIMUM,
  PICTURE_ARCHIVE_MESSAGES,
  PICTURE_ARCHIVE_UNPACKED_MAXIMUM,
  PICTURE_TOO_LARGE,
  PRODUCT_COLUMNS,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { type Zippable, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureArchives, products, uploadedPictures } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { sharp } from "../media/sharp.ts";

const store = useTestStore();
const OLD = { image: "/media/product/1002/1.640.webp", alt: "Old" };

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

const drawn = async (size: number) =>
  Uint8Array.from(
    await sharp({ create: { width: size, height: size, channels: 3, background: "green" } })
      .png()
      .toBuffer(),
  );
const zipOf = (files: Zippable) => new Blob([Uint8Array.from(zipSync(files))]);
/** A ZIP whose directory says that each of its files has so many bytes. */
function claiming(files: Zippable, bytes: number): Blob {
  const zip = Uint8Array.from(zipSync(files));
  const view = new DataView(zip.buffer);
  // Each record of the directory begins with this mark, and has the size 24 bytes behind it.
  for (let at = 0; at < zip.length - 28; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  }
  return new Blob([zip]);
}
/** A ZIP of hardly any bytes whose directory is said to have as many entries as can be said. */
function endless(): Blob {
  const view = new DataView(new ArrayBuffer(98));
  view.setUint32(0, 0x06064b50, true);
  view.setUint32(32, 0xffffffff, true);
  view.setUint32(48, 98, true);
  view.setUint32(56, 0x07064b50, true);
  view.setUint32(76, 0x06054b50, true);
  view.setUint16(84, 0xffff, true);
  return new Blob([view]);
}
const uploadZip = (body: Blob) => manager(uploadPictureArchive, { body });
const fileOf = (pictures: string) =>
  new Blob([`${PRODUCT_COLUMNS.id},${PRODUCT_COLUMNS.pictures}\r\n${GHEE},"${pictures}"\r\n`]);
const upload = async (pictures: string, archive: number) =>
  (await expectDone(manager(uploadProducts, { body: fileOf(pictures), query: { pictures: archive } }))).data.id;
const look = async (id: number) => (await expectDone(manager(productImport, { params: { id } }))).data;
const apply = (id: number) => expectDone(manager(applyProductImport, { params: { id } }));
const imagesNow = async () => {
  const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
  return row?.images;
};

describe("a ZIP of pictures", () => {
  test("gives rows the pictures that they name; what it has not is left out, and said", async () => {
    await changeProduct(store(), GHEE, { images: [OLD], image: OLD.image, homeImage: OLD.image });
    const files = {
      ...{ "photos/Jar of ghee.png": await drawn(12), "__MACOSX/._Jar.png": new Uint8Array([1]) },
      "../../lid.png": await drawn(13),
      "notes.jpg": new TextEncoder().encode("not a picture"),
    };
    const { data } = await expectDone(uploadZip(zipOf(files)));
    expect(data).toMatchObject({ pictures: 2, refused: 1 });
    const id = await upload("jar of ghee.png A jar\nlid.png A lid\nnotes.jpg\nspoon.jpg", data.id);
    const [row] = await look(id);
    expect(row?.notes).toEqual([
      `A picture is left out: ${NO_PICTURE} notes.jpg`,
      `A picture is left out: ${PICTURE_ARCHIVE_MESSAGES.notThere} spoon.jpg`,
    ]);
    expect(await imagesNow()).toEqual([OLD]);
    await apply(id);
    const images = await imagesNow();
    const kept = expect.stringMatching(/^\/media\/upload\//);
    expect(images).toEqual([
      { image: kept, alt: "A jar" },
      { image: kept, alt: "A lid" },
    ]);

    // The same again keeps nothing twice, and changes nothing.
    const count = await store().db.$count(uploadedPictures);
    const again = await expectDone(uploadZip(zipOf(files)));
    expect(await store().db.$count(uploadedPictures)).toBe(count);
    expect(await look(await upload("jar of ghee.png A jar\nlid.png A lid", again.data.id))).toEqual([]);
    const { customerId } = manager.customer;
    expect(await store().db.$count(pictureArchives, eq(pictureArchives.staffId, customerId))).toBe(1);
  });

  test("leaves a product its pictures where none of those that are named came", async () => {
    await changeProduct(store(), GHEE, { images: [OLD], image: OLD.image, homeImage: OLD.image });
    const { data } = await expectDone(uploadZip(zipOf({ "jar.png": await drawn(14) })));
    expect(await look(await upload("spoon.jpg", data.id))).toEqual([]);
    expect(await imagesNow()).toEqual([OLD]);
  });

  test("refuses names without a ZIP, and somebody else's ZIP", async () => {
    const { data } = await expectDone(manager(uploadProducts, { body: fileOf("jar.png") }));
    expect(await look(data.id)).toMatchObject([{ kind: "refused", errors: [{ column: "Pictures" }] }]);
    const zip = await expectDone(uploadZip(zipOf({ "jar.png": await drawn(14) })));
    const other = await newStaffMember(store(), "manager");
    const query = { pictures: zip.data.id };
    await expectRefused(other(uploadProducts, { body: fileOf("jar.png"), query }), 409);
  });

  test("takes none of several pictures of one name, and none that is too large", async () => {
    const small = new Uint8Array([1]);
    const files = { "a/jar.png": small, "b/Jar.png": small, "large.png": small };
    const { data } = await expectDone(uploadZip(claiming(files, LARGEST_PICTURE_BYTES + 1)));
    expect(data).toMatchObject({ pictures: 0, refused: 2 });
    const [archive] = await store().db.select().from(pictureArchives).where(eq(pictureArchives.id, data.id));
    expect(archive?.problems).toEqual({ "jar.png": PICTURE_ARCHIVE_MESSAGES.sameName, "large.png": PICTURE_TOO_LARGE });
  });

  const empty = new Uint8Array(0);
  const many = Object.fromEntries(
    Array.from({ length: PICTURE_ARCHIVE_ENTRIES_MAXIMUM + 1 }, (_, place) => [`${place}.png`, empty]),
  );
  test.each<[string, () => Blob, string]>([
    ["no ZIP", () => new Blob(["a,b\r\n"]), PICTURE_ARCHIVE_MESSAGES.noArchive],
    ["nothing", () => new Blob([]), PICTURE_ARCHIVE_MESSAGES.noArchive],
    [
      "a ZIP that was cut",
      () => zipOf({ "jar.png": new Uint8Array(1000) }).slice(0, 60),
      PICTURE_ARCHIVE_MESSAGES.noArchive,
    ],
    ["an empty ZIP", () => zipOf({}), PICTURE_ARCHIVE_MESSAGES.noPictures],
    ["too many entries", () => zipOf(many), PICTURE_ARCHIVE_MESSAGES.tooManyEntries],
    ["a claim of entries without end", endless, PICTURE_ARCHIVE_MESSAGES.tooManyEntries],
  ])("is refused with words when it is %s", async (_, body, message) => {
    expect((await expectRefused(uploadZip(body()), 400)).message).toBe(message);
  });

  test("that would unpack to more than it may is refused before it is unpacked", async () => {
    const small = new Uint8Array([1]);
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`${place}.png`, small]));
    const bomb = claiming(files, Math.ceil(PICTURE_ARCHIVE_UNPACKED_MAXIMUM / 11));
    expect((await expectRefused(uploadZip(bomb), 400)).message).toBe(PICTURE_ARCHIVE_MESSAGES.tooLarge);
  });

  test("that lies about a size is a broken picture", async () => {
    const { data } = await expectDone(uploadZip(claiming({ "jar.png": new Uint8Array(5_000_000) }, 100)));
    expect(data).toMatchObject({ pictures: 0, refused: 1 });
  });
});
