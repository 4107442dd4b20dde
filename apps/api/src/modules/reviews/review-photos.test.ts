import {
  addReviewPhoto,
  decideReview,
  eraseAccount,
  postReview,
  productDetail,
  productReviews,
  staffReviews,
} from "@store/api-client/contract";
import {
  HOUR_MS,
  NO_PICTURE,
  REVIEW_PHOTO_GONE,
  REVIEW_PHOTOS_AT_MOST,
  REVIEW_PHOTOS_TOO_MANY,
  UNSENT_REVIEW_PHOTO_HOURS,
} from "@store/domain";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { clearExpired } from "../../clear-expired.ts";
import { customers, reviewPhotos, reviews } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { greyPicture } from "../../testing/grey-picture.ts";
import { deliver } from "../../testing/move-order.ts";
import { newOrderOf } from "../../testing/new-buyer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { ALREADY_RATED } from "./messages.ts";

const GHEE = 1002;
const PASSWORD = "Neem-leaf-1";
const store = useTestStore();
const MINUTES = 60_000;
const params = { id: GHEE };

/** A customer, to whom the product was delivered or not. */
async function someone({ bought = true } = {}) {
  const call = await newCustomer(store());
  if (bought) {
    await changeProduct(store(), GHEE, { stock: 50 });
    await deliver(store(), (await newOrderOf(store(), GHEE, call)).id);
  }
  const add = async (body?: Blob) => call(addReviewPhoto, { params, body: body ?? (await greyPicture()) });
  const post = (photos: readonly string[]) =>
    call(postReview, { params, body: { rating: 5, review: "Grainy", photos: [...photos] } });
  return { call, customerId: call.customer.customerId, add, post };
}

const shown = async () => {
  const { reviews: all } = await expectDone(store().nobody(productReviews, { params }));
  return all[0]?.photos ?? [];
};
const statusOf = async (path: string) => (await store().request(path)).status;

test("a buyer's photos stand with the review, small and whole, without what the camera noted", async () => {
  const { add, post } = await someone();
  const noted = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "grey" } })
    .withExif({ IFD0: { Artist: "Asha" } })
    .jpeg()
    .toBuffer();
  const [second, first] = [await expectDone(add()), await expectDone(add(new Blob([new Uint8Array(noted)])))];
  expect(await statusOf(first.data.path)).toBe(200);
  expect(await statusOf(first.data.path.replace(/\?.*/, "")), "nobody else sees it before").toBe(404);
  await expectDone(post([first.data.id, second.data.id]));

  const photos = await shown();
  expect(photos.map(({ small }) => first.data.path.startsWith(small))).toEqual([true, false]);
  const { data } = await expectDone(store().nobody(productDetail, { params }));
  expect(data.rating_review_data[0]?.photos).toEqual(photos);
  const sizes = [];
  for (const path of [photos[0]?.image, photos[0]?.small]) {
    const reply = await store().request(path ?? "");
    expect(reply.headers.get("cache-control")).toMatch(/^public/);
    const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([picture.format, picture.exif]).toEqual(["webp", undefined]);
    sizes.push(picture.width);
  }
  expect(sizes).toEqual([1600, 240]);
});

test("photos of who received nothing wait with the review, for staff alone, and are hidden with it", async () => {
  const { add, post, customerId } = await someone({ bought: false });
  const { data } = await expectDone(add());
  await expectDone(post([data.id]));
  const [review] = await store().db.select().from(reviews).where(eq(reviews.customerId, customerId));
  const id = review?.id ?? 0;
  const open = data.path.replace(/\?.*/, "");
  expect([await statusOf(open), await statusOf(data.path)], "the author sees it").toEqual([404, 200]);

  const manager = await newStaffMember(store(), "manager");
  const seen = async () => (await expectDone(manager(staffReviews))).data.find((row) => row.id === id);
  const [photo] = (await seen())?.photos ?? [];
  expect([await statusOf(photo?.image ?? ""), await statusOf(photo?.small ?? "")]).toEqual([200, 200]);

  const decide = async (state: "published" | "hidden") =>
    expectDone(
      manager(decideReview, {
        params: { id },
        body: { version: (await seen())?.version ?? 0, state, reason: state === "hidden" ? "Shows a face" : undefined },
      }),
    );
  await decide("published");
  expect(await statusOf(open)).toBe(200);
  await decide("hidden");
  expect([await statusOf(open), await statusOf(data.path)], "neither others nor the author").toEqual([404, 404]);
  expect(await statusOf(photo?.image ?? "")).toBe(200);
});

test("a photo is one's own, of one review, and not many are taken", async () => {
  const [mine, other] = [await someone(), await someone()];
  const { data } = await expectDone(other.add());
  expect((await expectRefused(mine.post([data.id]), 409)).message).toBe(REVIEW_PHOTO_GONE);
  expect(await store().db.$count(reviews, eq(reviews.customerId, mine.customerId))).toBe(0);
  await expectRefused(mine.post(Array.from({ length: REVIEW_PHOTOS_AT_MOST + 1 }, () => data.id)), 400);
  expect((await expectRefused(mine.add(new Blob(["a letter"])), 400)).message).toBe(NO_PICTURE);
  await expectDone(mine.post([]));
  expect((await expectRefused(mine.add(), 409)).message).toBe(ALREADY_RATED);

  const bytes = new Uint8Array([1]);
  const row = { customerId: other.customerId, content: bytes, small: bytes, addedAt: store().clock.read() };
  await store()
    .db.insert(reviewPhotos)
    .values(Array.from({ length: 10 * REVIEW_PHOTOS_AT_MOST }, () => row));
  expect((await expectRefused(other.add(), 409)).message).toBe(REVIEW_PHOTOS_TOO_MANY);
});

test("a photo with which no review was sent goes after a day, the others with the account", async () => {
  const { call, customerId, add, post } = await someone();
  const sent = (await expectDone(add())).data;
  await expectDone(add());
  await expectDone(post([sent.id]));
  const left = () => store().db.$count(reviewPhotos, eq(reviewPhotos.customerId, customerId));
  const clear = () => clearExpired(store().db).run(store().clock.read());
  await clear();
  expect(await left()).toBe(2);
  store().clock.advance((UNSENT_REVIEW_PHOTO_HOURS * HOUR_MS) / MINUTES + 1);
  await clear();
  expect([await left(), (await shown()).length]).toEqual([1, 1]);

  const passwordHash = await testHasher.hash(PASSWORD);
  await store().db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
  await expectDone(call(eraseAccount, { body: { password: PASSWORD } }));
  expect([await left(), await shown()]).toEqual([0, []]);
  const { data } = await expectDone(store().nobody(productDetail, { params }));
  expect(data.rating_review_data[0]?.photos ?? []).toEqual([]);
});
