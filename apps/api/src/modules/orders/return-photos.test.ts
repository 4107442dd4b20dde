import { addReturnPhoto, order as orderCall, requestReturn, staffOrder } from "@store/api-client/contract";
import {
  DAY_MS,
  DEFAULT_POLICY,
  HOUR_MS,
  NO_PICTURE,
  RETENTION,
  RETURN_NOT_DELIVERED,
  RETURN_PHOTO_GONE,
  RETURN_PHOTOS_TOO_MANY,
  returnOver,
  UNSENT_PHOTO_HOURS,
} from "@store/domain";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { clearExpired } from "../../clear-expired.ts";
import { returnPhotos } from "../../db/schema/index.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { greyPicture } from "../../testing/grey-picture.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { keepTerms } from "../privacy/keep-terms.ts";
import { NO_SUCH_ORDER } from "./messages.ts";

const store = useTestStore();
const MINUTES = 60_000;

/** A customer with a delivered order. */
async function bought() {
  const owner = await newOwner(store());
  const id = await owner.cashOrder();
  const add = async (body?: Blob) =>
    owner.call(addReturnPhoto, { params: { id }, body: body ?? (await greyPicture()) });
  const ask = async (photos: readonly string[]) => {
    const { attempt, lines } = await returnBody(store(), id);
    return owner.call(requestReturn, {
      params: { id },
      body: { attempt, lines: lines.map((line) => ({ ...line, photos: [...photos] })) },
    });
  };
  return { ...owner, id, add, ask };
}

const photosOf = (orderId: number) => store().db.select().from(returnPhotos).where(eq(returnPhotos.orderId, orderId));

test("a photo stands with its line, for the customer and for staff, small and without what the camera noted", async () => {
  const { id, call, add, ask } = await bought();
  const noted = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "grey" } })
    .withExif({ IFD0: { Artist: "Asha" } })
    .jpeg()
    .toBuffer();
  const { data } = await expectDone(add(new Blob([new Uint8Array(noted)])));
  await expectDone(ask([data.id]));

  const seen = (await expectDone(call(orderCall, { params: { id } }))).data.returns;
  expect(seen?.[0]?.lines[0]?.photos).toEqual([data.path]);
  const manager = await newStaffMember(store(), "manager");
  const { returns } = (await expectDone(manager(staffOrder, { params: { id } }))).data;
  expect(returns[0]?.lines[0]?.photos).toEqual([data.path]);

  const reply = await store().request(data.path);
  expect(reply.headers.get("cache-control")).toMatch(/^private/);
  const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 1600, height: 800 });
  expect(picture.exif).toBeUndefined();
  expect((await store().request(data.path.replace(/[0-9a-f]\.webp/, "-.webp"))).status).toBe(404);
});

test("a photo is of one's own delivered order, and of one line", async () => {
  const mine = await bought();
  const other = await bought();
  const foreign = other.call(addReturnPhoto, { params: { id: mine.id }, body: await greyPicture() });
  expect((await expectRefused(foreign, 404)).message).toBe(NO_SUCH_ORDER);
  const { data } = await expectDone(other.add());
  expect((await expectRefused(mine.ask([data.id]), 409)).message).toBe(RETURN_PHOTO_GONE);
  const own = (await expectDone(mine.add())).data;
  await expectDone(mine.ask([own.id]));
  expect((await expectRefused(mine.ask([own.id]), 409)).message, "used already").toBe(RETURN_PHOTO_GONE);

  const unpaid = (await mine.onlineOrder()).id;
  const early = mine.call(addReturnPhoto, { params: { id: unpaid }, body: await greyPicture() });
  expect((await expectRefused(early, 409)).message).toBe(RETURN_NOT_DELIVERED);
});

test("what is no picture is refused, and so is a photo that comes too late", async () => {
  const { add } = await bought();
  expect((await expectRefused(add(new Blob(["a letter"])), 400)).message).toBe(NO_PICTURE);
  const { requestDays } = DEFAULT_POLICY.returns;
  store().clock.advance((requestDays * DAY_MS) / MINUTES);
  expect((await expectRefused(add(), 409)).message).toBe(returnOver(requestDays));
});

test("an order has only so many photos that nothing was sent with", async () => {
  const { id, add } = await bought();
  const content = new Uint8Array([1]);
  const row = { orderId: id, content, addedAt: store().clock.read() };
  await store()
    .db.insert(returnPhotos)
    .values(Array.from({ length: 40 }, () => row));
  expect((await expectRefused(add(), 409)).message).toBe(RETURN_PHOTOS_TOO_MANY);
});

test("a photo with which no return was sent goes after a day, the others after their term", async () => {
  const { id, add, ask } = await bought();
  const sent = (await expectDone(add())).data;
  await expectDone(ask([sent.id]));
  await expectDone(add());
  const clear = () => clearExpired(store().db).run(store().clock.read());
  await clear();
  expect(await photosOf(id)).toHaveLength(2);
  store().clock.advance((UNSENT_PHOTO_HOURS * HOUR_MS) / MINUTES + 1);
  await clear();
  expect((await photosOf(id)).map((photo) => photo.id)).toEqual([sent.id]);
  store().clock.advance((RETENTION.returnPhotos.term.count * 31 * DAY_MS) / MINUTES);
  await keepTerms(store().db).run(store().clock.read());
  expect(await photosOf(id)).toEqual([]);
});
