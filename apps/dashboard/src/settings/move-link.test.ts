import { readLinks, writeLinks } from "@store/domain";
import { expect, test } from "vitest";
import { moveLink, type Step } from "./move-link.ts";

const GROUPS = readLinks("# A\n/1 One\n/2 Two\n# B\n# C\n/3 Three");

test.each<[column: number, place: number, by: Step, after: string | undefined, at: readonly [number, number]]>([
  [0, 0, 1, "# A\n/2 Two\n/1 One\n# B\n# C\n/3 Three", [0, 1]],
  [0, 1, -1, "# A\n/2 Two\n/1 One\n# B\n# C\n/3 Three", [0, 0]],
  [0, 1, 1, "# A\n/1 One\n# B\n/2 Two\n# C\n/3 Three", [1, 0]],
  [2, 0, -1, "# A\n/1 One\n/2 Two\n# B\n/3 Three\n# C", [1, 0]],
  [0, 0, -1, undefined, [0, 0]],
  [2, 0, 1, undefined, [0, 0]],
  [1, 0, 1, undefined, [0, 0]],
])("column %i, place %i, by %i: %j", (column, place, by, after, [newColumn, newPlace]) => {
  const moved = moveLink(GROUPS, column, place, by);
  expect(moved && writeLinks(moved.groups)).toBe(after);
  if (moved) expect([moved.column, moved.place]).toEqual([newColumn, newPlace]);
});
