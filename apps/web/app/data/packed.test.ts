// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { type Packed, pack, packedIn, unpack, unpackWith } from "./packed.ts";

const TREE = [{ id: 12, name: "घी & ghee", children: [] }];

/** As the browser gets it: React Router's data, and the scripts beside them. */
function sent<T>(packed: Packed<T>): Packed<T> {
  for (const [id, json] of packedIn({ root: { tree: packed } })) {
    const script = Object.assign(document.createElement("script"), { id, type: "application/json", textContent: json });
    document.body.append(script);
  }
  return JSON.parse(JSON.stringify(packed));
}

afterEach(() => document.body.replaceChildren());

describe("a packed value", () => {
  it("is no part of what React Router sends", () => {
    expect(Object.entries(pack("tree", TREE))).toEqual([["name", "tree"]]);
  });

  it("is itself on the server, and the same in the browser", () => {
    expect(unpack(pack("tree", TREE))).toBe(TREE);
    expect(unpack(sent(pack("tree", TREE)))).toEqual(TREE);
  });

  it("can be sent in another form", () => {
    const packed = sent(pack("tree", TREE, [12]));
    expect(unpackWith(packed, ([id]: readonly number[]) => [{ id, name: "", children: [] }])).toMatchObject([
      { id: 12 },
    ]);
  });

  it("is read once", () => {
    const packed = sent(pack("tree", TREE));
    expect(unpack(packed)).toBe(unpack(packed));
  });

  it("is found among the data of all routes", () => {
    const data = { root: { tree: pack("tree", TREE), page: "/" }, shop: { list: pack("list", [1]), none: undefined } };
    expect(packedIn({ ...data, account: null, contact: undefined })).toEqual([
      ["packed-tree", JSON.stringify(TREE)],
      ["packed-list", "[1]"],
    ]);
  });
});
