import { describe, expect, it } from "vitest";
import { type Packed, pack, unpack } from "./packed.ts";

const TREE = [{ id: 12, name: "घी & ghee", children: [] }];

/** As the browser gets it. */
const sent = <T>(packed: Packed<T>): Packed<T> => JSON.parse(JSON.stringify(packed));

describe("a packed value", () => {
  it("is sent as one text", () => {
    expect(Object.entries(pack(TREE))).toEqual([["json", JSON.stringify(TREE)]]);
  });

  it("is itself on the server, and the same in the browser", () => {
    expect(unpack(pack(TREE))).toBe(TREE);
    expect(unpack(sent(pack(TREE)))).toEqual(TREE);
  });

  it("is read once", () => {
    const packed = sent(pack(TREE));
    expect(unpack(packed)).toBe(unpack(packed));
  });
});
