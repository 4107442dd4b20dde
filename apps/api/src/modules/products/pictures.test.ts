import { uploadedPictures, uploadPicture } from "@store/api-client/contract";
import {
  LARGEST_PICTURE_BYTES,
  NO_PICTURE,
  PICTURE_BROKEN,
  PICTURE_MOVES,
  PICTURE_OF_OTHER_TYPE,
  pictureTooWide,
} from "@store/domain";
import { desc, eq } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { staffActions, uploadedPictures as table } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { mediaRoutes } from "../media/routes.ts";

const uploads = memoryStorage();
const store = useTestStore({ uploads });
const media = mediaRoutes({ cacheDir: "/dev/null/none", uploads });

const FORMATS = ["jpeg", "png", "webp", "avif"] as const;

let shade = 0;
/** A landscape, red on its left and blue on its right; each of another shade. */
function landscape({ width = 120, height = 80 } = {}) {
  shade += 1;
  const half = { width: Math.floor(width / 2), height, channels: 3 } as const;
  const blue = { create: { ...half, background: { r: 0, g: shade, b: 255 } } };
  return sharp({ create: { ...half, width, background: { r: 255, g: shade, b: 0 } } }).composite([
    { input: blue, left: width - half.width, top: 0 },
  ]);
}

const fileOf = (bytes: Uint8Array, type = "image/jpeg") => new Blob([new Uint8Array(bytes)], { type });

async function upload(bytes: Uint8Array, type?: string) {
  const call = await newStaffMember(store(), "manager");
  return call(uploadPicture, { body: fileOf(bytes, type) });
}

/** The picture of a path, as the store serves it. */
async function served(path: string, { width = 640, format = "webp" } = {}) {
  const reply = await media.request(path.replace(/\.640\.webp/, `.${width}.${format}`));
  expect(reply.status).toBe(200);
  return { reply, picture: sharp(Buffer.from(await reply.arrayBuffer())) };
}

/** Red, green and blue at a place of a picture, given in parts of its width and height. */
async function colourAt(picture: Sharp, [x, y]: readonly [number, number]) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const rows = () => store().db.select().from(table);

describe("a picture that staff upload", () => {
  test.each(FORMATS)("may be a %s, and is served as AVIF and WebP in the widths of the shop", async (format) => {
    const bytes = await landscape({ width: 1000, height: 500 }).toFormat(format).toBuffer();
    const { data } = await expectDone(upload(bytes));
    expect(data).toMatchObject({ width: 1000, height: 500 });
    expect(data.path).toMatch(/^\/media\/upload\/[0-9a-f]{40}\.640\.webp\?v=\w+$/);

    const small = await served(data.path, { width: 320, format: "avif" });
    expect(small.reply.headers.get("content-type")).toBe("image/avif");
    expect(small.reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(small.reply.headers.get("cache-control")).toContain("immutable");
    expect(await small.picture.metadata()).toMatchObject({ format: "heif", width: 320, height: 160 });

    const plain = await served(data.path);
    expect(plain.reply.headers.get("content-type")).toBe("image/webp");
    expect(await plain.picture.metadata()).toMatchObject({ format: "webp", width: 640, height: 320 });
    // No wider than it came: there is nothing to show.
    expect(await (await served(data.path, { width: 1600 })).picture.metadata()).toMatchObject({ width: 1000 });
    expect((await media.request(data.path.replace(".640.webp", ".svg"))).status).toBe(404);
  });

  test("is known by its content, whatever it is called", async () => {
    const png = await landscape().png().toBuffer();
    expect(await upload(png, "text/html")).toMatchObject({ ok: true });
    expect(await upload(png, "")).toMatchObject({ ok: true });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "stands upright, however the camera was held: orientation %i",
    async (orientation) => {
      const upright = await landscape().png().toBuffer();
      // What a camera writes that was held so: turned the other way, and a note how to turn it back.
      const turns = { 1: 0, 2: 0, 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 } as const;
      const angle = turns[orientation as keyof typeof turns];
      const turned = sharp(await sharp(upright).rotate(angle).png().toBuffer());
      const isMirrored = [2, 4, 5, 7].includes(orientation);
      const stored = isMirrored ? (orientation > 4 ? turned.flip() : turned.flop()) : turned;
      const photo = await stored.jpeg().withMetadata({ orientation }).toBuffer();

      const { data } = await expectDone(upload(photo));
      expect(data).toMatchObject({ width: 120, height: 80 });
      const { picture } = await served(data.path);
      expect((await picture.metadata()).orientation).toBeUndefined();
      const [red = 0, , blue = 0] = await colourAt(picture.clone(), [0.1, 0.5]);
      expect(red).toBeGreaterThan(blue + 100);
    },
  );

  test("tells nobody where it was taken, nor by whom", async () => {
    const photo = await landscape()
      .jpeg()
      .withExif({
        IFD0: { Artist: "Meera of Pune", Copyright: "SECRET-MARK" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "18/1 31/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "73/1 51/1 0/1",
        },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf>SECRET-MARK</rdf></x:xmpmeta>")
      .toBuffer();
    expect(photo.toString("latin1")).toContain("SECRET-MARK");

    const { data } = await expectDone(upload(photo));
    const [, hash = ""] = /upload\/(\w+)\./.exec(data.path) ?? [];
    const kept = Buffer.from((await uploads.read(`${hash}.webp`)) ?? []);
    expect(kept.toString("latin1")).not.toMatch(/SECRET-MARK|Meera/);
    for (const format of ["webp", "avif"]) {
      const { exif, xmp, icc, iptc } = await (await served(data.path, { format })).picture.metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, iptc: undefined });
    }
  });

  test("is shown in the colours of the web, whatever profile it came with", async () => {
    const green = { create: { width: 60, height: 60, channels: 3, background: { r: 0, g: 200, b: 0 } } } as const;
    const wide = await sharp(green).withIccProfile("p3").png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { data } = await expectDone(upload(wide));
    const { picture } = await served(data.path);
    const [red = 255, shown = 0, blue = 255] = await colourAt(picture, [0.5, 0.5]);
    expect(Math.abs(shown - 200)).toBeLessThan(12);
    expect(Math.max(red, blue)).toBeLessThan(25);

    const cmyk = await landscape().toColourspace("cmyk").jpeg().toBuffer();
    expect(await (await served((await expectDone(upload(cmyk))).data.path)).picture.metadata()).toMatchObject({
      space: "srgb",
    });
  });

  test("keeps what shines through it", async () => {
    const clear = {
      create: { width: 60, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    } as const;
    const { data } = await expectDone(upload(await sharp(clear).png().toBuffer()));
    expect(await (await served(data.path)).picture.stats()).toMatchObject({ isOpaque: false });
  });

  test("is kept no larger than it is ever shown", async () => {
    const { data } = await expectDone(upload(await landscape({ width: 6000, height: 3000 }).jpeg().toBuffer()));
    expect(data).toMatchObject({ width: 2400, height: 1200 });
  });

  test("is kept once, however often it comes, also at the same time", async () => {
    const before = (await rows()).length;
    const bytes = await landscape().jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => expectDone(upload(bytes))));
    answers.push(await expectDone(upload(bytes)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    const id = answers[0]?.data.id ?? 0;
    const actions = await store().db.select().from(staffActions).where(eq(staffActions.subjectId, id));
    expect(actions.filter(({ action }) => action === "upload picture")).toHaveLength(1);
  });

  test("is recorded with who uploaded it, and listed newest first", async () => {
    const call = await newStaffMember(store(), "manager");
    const { data } = await expectDone(call(uploadPicture, { body: fileOf(await landscape().png().toBuffer()) }));
    const [newest] = await store().db.select().from(table).orderBy(desc(table.id)).limit(1);
    expect(newest).toMatchObject({ id: data.id, type: "image/png", uploadedAt: store().clock.read() });
    expect(newest?.uploadedBy).not.toBeNull();
    const list = await expectDone(call(uploadedPictures));
    expect(list.data[0]).toMatchObject(data);
    expect(list).toMatchObject({ count: (await rows()).length, total_pages: Math.ceil(list.count / 25) });
    expect((await expectDone(call(uploadedPictures, { query: { page: 500 } }))).data).toEqual([]);
  });
});

/** A still frame of a GIF. */
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const INTERLACED = 1;

/** A PNG of a few bytes whose header claims that many pixels. */
async function announced(width: number, height: number, interlaced = 0) {
  const png = await landscape().png().toBuffer();
  const head = Buffer.from(png.subarray(12, 29));
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.writeUInt8(interlaced, 16);
  const { crc32 } = await import("node:zlib");
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(head));
  return Buffer.concat([png.subarray(0, 12), head, crc, png.subarray(33)]);
}

/** An AVIF that claims the same. A real one of 7200 × 7200 has 907 bytes and takes a gigabyte. */
async function announcedAvif(width: number, height: number) {
  const avif = await landscape().avif().toBuffer();
  const extent = avif.indexOf("ispe", 0, "latin1") + 8;
  avif.writeUInt32BE(width, extent);
  avif.writeUInt32BE(height, extent + 4);
  return avif;
}

const frames = { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } } as const;
const movingFrames = () => sharp(Buffer.alloc(40 * 80 * 3, 0).fill(255, 4800), frames);

/** Whatever is wrong with a file, and how it is refused. */
const REFUSED: readonly (readonly [what: string, status: number, message: string, file: () => Promise<Uint8Array>])[] =
  [
    ["nothing", 400, NO_PICTURE, async () => Buffer.alloc(0)],
    ["a text", 400, NO_PICTURE, async () => Buffer.from("a picture of a cow")],
    ["a page", 400, NO_PICTURE, async () => Buffer.from("<!DOCTYPE html><script>alert(1)</script>")],
    ["a PDF", 400, NO_PICTURE, async () => Buffer.from("%PDF-1.7\n")],
    ["random bytes", 400, NO_PICTURE, async () => Buffer.alloc(5000, 7)],
    [
      "a drawing (SVG)",
      415,
      PICTURE_OF_OTHER_TYPE,
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["a drawing after a preamble", 415, PICTURE_OF_OTHER_TYPE, async () => Buffer.from(' <?xml version="1.0"?><svg/>')],
    ["a GIF", 415, PICTURE_OF_OTHER_TYPE, async () => GIF],
    ["a TIFF", 415, PICTURE_OF_OTHER_TYPE, () => landscape().tiff().toBuffer()],
    ["a HEIC", 415, PICTURE_OF_OTHER_TYPE, async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    [
      "a moving WebP",
      415,
      PICTURE_MOVES,
      () =>
        movingFrames()
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
    ],
    ["a moving PNG", 415, PICTURE_MOVES, movingPng],
    ["a moving AVIF", 415, PICTURE_MOVES, movingAvif],
    ["a JPEG of a few bytes", 400, PICTURE_BROKEN, async () => Buffer.from("\xff\xd8\xff\xe0 JFIF", "latin1")],
    ["a PNG of a few bytes", 400, PICTURE_BROKEN, async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["a WebP of a few bytes", 400, PICTURE_BROKEN, async () => Buffer.from("RIFF\x04\0\0\0WEBP", "latin1")],
    ["an AVIF of a few bytes", 400, PICTURE_BROKEN, async () => Buffer.from("\0\0\0\x14ftypavif\0\0\0\0", "latin1")],
    ...FORMATS.map(
      (format) =>
        [
          `half a ${format}`,
          400,
          PICTURE_BROKEN,
          async () => {
            const whole = await noisy().toFormat(format).toBuffer();
            return whole.subarray(0, whole.length / 2);
          },
        ] as const,
    ),
    ["a PNG of 4 gigapixels in a few bytes", 413, pictureTooWide(52_000_000), () => announced(65_000, 65_000)],
    ["a PNG of more than 52 megapixels", 413, pictureTooWide(52_000_000), () => announced(8000, 6501)],
    ["an interlaced PNG of more than 26", 413, pictureTooWide(26_000_000), () => announced(8000, 3251, INTERLACED)],
    ["an AVIF of more than 16", 413, pictureTooWide(16_000_000), () => announcedAvif(7200, 7200)],
    ["a PNG that has less than it says", 400, PICTURE_BROKEN, () => announced(4000, 4000)],
  ];

/** So many details that half of the file is half of the picture. */
function noisy() {
  const pixels = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 200, height: 200, channels: 3 } });
}

/** A PNG whose frames are announced, as an APNG does it. */
async function movingPng() {
  const png = await landscape().png().toBuffer();
  const chunk = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** An AVIF that says, as a sequence does, what it is. */
async function movingAvif() {
  const avif = await landscape().avif().toBuffer();
  avif.write("avis", 8, "latin1");
  return avif;
}

describe("a file that is no picture of the shop", () => {
  test.each(REFUSED)("is refused and changes nothing: %s", async (_, status, message, file) => {
    const [before, names] = [await rows(), uploads.names()];
    const answer = await upload(await file());
    expect(answer).toMatchObject({ ok: false, failure: { kind: "refused", httpStatus: status, message } });
    expect(await rows()).toEqual(before);
    expect(uploads.names()).toEqual(names);
  });

  test("is refused beyond 20 MB, with and without its length said", async () => {
    const large = new Uint8Array(LARGEST_PICTURE_BYTES + 1);
    const { identity } = await newStaffMember(store(), "manager");
    const headers = { authorization: `token ${identity.token}` };
    for (const said of [undefined, { "content-length": String(large.length) }]) {
      const body = new Blob([large]);
      const init = { method: "POST", headers: { ...headers, ...said }, body };
      const response = await store().request(uploadPicture.path, init);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: "The request is larger than 20 MB" });
    }
  });

  test("has to come from somebody who may change the shop's words", async () => {
    const packer = await newStaffMember(store(), "packer");
    const answer = await packer(uploadPicture, { body: fileOf(await landscape().png().toBuffer()) });
    expect(answer).toMatchObject({ ok: false, failure: { httpStatus: 403 } });
  });
});

test("a picture that is as large as it may be is taken", async () => {
  const jpeg = await landscape().jpeg().toBuffer();
  // What follows the end of a picture is no part of it: thumbnails of some cameras, films of others.
  const whole = Buffer.concat([jpeg, Buffer.alloc(LARGEST_PICTURE_BYTES - jpeg.length)]);
  expect(await upload(whole)).toMatchObject({ ok: true });
});
