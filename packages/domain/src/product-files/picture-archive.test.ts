import { describe, expect, it } from "vitest";
import { LARGEST_PICTURE_BYTES } from "../staff/pictures.ts";
import {
  archivedName,
  checkArchive,
  PICTURE_ARCHIVE_ENTRIES_MAXIMUM,
  PICTURE_ARCHIVE_LISTED_MAXIMUM,
  PICTURE_ARCHIVE_MESSAGES,
  PICTURE_ARCHIVE_UNPACKED_MAXIMUM,
  whyNotUnpacked,
  withArchivedPictures,
} from "./picture-archive.ts";

it.each([
  ["Jar.JPG", "jar.jpg"],
  ["photos/ghee/jar.jpg", "jar.jpg"],
  ["photos\\jar.jpg", "jar.jpg"],
  ["../../etc/passwd", "passwd"],
  ["/root/jar.jpg", "jar.jpg"],
  ["photos/", undefined],
  [".DS_Store", undefined],
  ["__MACOSX/photos/jar.jpg", undefined],
  ["cafe\u0301.jpg", "caf\u00e9.jpg"],
  ["..", undefined],
  ["", undefined],
])("an entry %s is called %s", (path, name) => {
  expect(archivedName(path)).toBe(name);
});

describe("checkArchive", () => {
  const many = (count: number, size: number) =>
    Array.from({ length: count }, (_, place) => ({ path: `${place}.jpg`, size, packedSize: 1 }));
  const hidden = (count: number) =>
    Array.from({ length: count }, () => ({ path: "__MACOSX/a.jpg", size: 1, packedSize: 0 }));
  const most = PICTURE_ARCHIVE_UNPACKED_MAXIMUM / 100;

  it.each([
    [[], PICTURE_ARCHIVE_MESSAGES.noPictures],
    [hidden(PICTURE_ARCHIVE_LISTED_MAXIMUM), PICTURE_ARCHIVE_MESSAGES.noPictures],
    [hidden(PICTURE_ARCHIVE_LISTED_MAXIMUM + 1), PICTURE_ARCHIVE_MESSAGES.tooManyEntries],
    [[...hidden(1), { path: "a.jpg", size: 1001, packedSize: 1001 }], PICTURE_ARCHIVE_MESSAGES.noArchive],
    [many(PICTURE_ARCHIVE_ENTRIES_MAXIMUM + 1, 1), PICTURE_ARCHIVE_MESSAGES.tooManyEntries],
    [many(100, most + 1), PICTURE_ARCHIVE_MESSAGES.tooLarge],
  ])("refuses %#", (entries, message) => {
    expect(checkArchive(entries, 1000)).toMatchObject({ ok: false, refusal: { message } });
  });

  it("takes as much as it may, and finds entries of one name", () => {
    expect(checkArchive(many(PICTURE_ARCHIVE_ENTRIES_MAXIMUM, 1), PICTURE_ARCHIVE_ENTRIES_MAXIMUM).ok).toBe(true);
    expect(checkArchive(many(100, most), 1000).ok).toBe(true);
    const found = checkArchive([...many(1, 1), { path: "a/0.JPG", size: 2, packedSize: 2 }], 3);
    expect(found.ok && [...found.value].map(([name, all]) => [name, all.length])).toEqual([["0.jpg", 2]]);
  });
});

it.each([
  [LARGEST_PICTURE_BYTES, LARGEST_PICTURE_BYTES, undefined],
  [LARGEST_PICTURE_BYTES + 1, 1, "too-large"],
  [1, 65_537, undefined],
  [1, 65_538, "broken"],
])("an entry of %i bytes in %i is %s", (size, packedSize, why) => {
  expect(whyNotUnpacked({ path: "a.jpg", size, packedSize })).toBe(why);
});

describe("withArchivedPictures", () => {
  const archive = {
    paths: {
      "caf\u00e9.jpg": "/media/upload/3.webp",
      "jar.jpg": "/media/upload/1.webp",
      "my jar.png": "/media/upload/2.webp",
    },
    problems: { "broken.jpg": "It is broken." },
  };

  it.each<[string, string | undefined, readonly string[]]>([
    ["Jar.jpg A jar of ghee", "/media/upload/1.webp A jar of ghee", []],
    ["photos/jar.jpg", "/media/upload/1.webp", []],
    ["Cafe\u0301.jpg A cup", "/media/upload/3.webp A cup", []],
    ["my jar.png The jar", "/media/upload/2.webp The jar", []],
    ["https://a.example/x.jpg A jar\n/media/a/1.640.webp", "https://a.example/x.jpg A jar\n/media/a/1.640.webp", []],
    ["jar.jpg\nlid.jpg A lid", "/media/upload/1.webp", ["A picture is left out: It is not in the ZIP. lid.jpg"]],
    ["broken.jpg", undefined, ["A picture is left out: It is broken. broken.jpg"]],
    ["__proto__.jpg", undefined, ["A picture is left out: It is not in the ZIP. __proto__.jpg"]],
    ["a jar", "a jar", []],
  ])("reads %j", (pictures, after, notes) => {
    const cells = after === undefined ? {} : { pictures: after };
    expect(withArchivedPictures({ pictures }, archive)).toEqual({ cells, notes });
  });

  it("finds the picture of the home page, and leaves rows without pictures alone", () => {
    const row = { pictures: "jar.jpg", homeImage: "JAR.jpg" };
    expect(withArchivedPictures(row, archive).cells.homeImage).toBe("/media/upload/1.webp");
    expect(withArchivedPictures({ name: "Ghee" }, archive)).toEqual({ cells: { name: "Ghee" }, notes: [] });
  });
});
