/** Arrays nested that many times. */
const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

const NUMBERS = [0, -1, 0.5, 1e300, 2 ** 31, 1e8 + 1];

const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a".repeat(10_000),
  "9".repeat(400),
  "-1",
  "1e5",
  "NaN",
  "true",
  "__proto__",
  "'; drop table orders; --",
  "..%2f..%2fetc%2fpasswd",
  "<script>alert(1)</script>",
  "\r\nset-cookie: a=b",
  "2026-02-31",
  "9999-12-31T23:59:59Z",
];

const OTHERS = [
  null,
  true,
  [],
  Array.from({ length: 1000 }, () => 1),
  nested(200),
  {},
  { $gt: 0 },
  JSON.parse('{"__proto__":{"isStaff":true}}'),
];

/** What no field expects, or only one kind of field. */
export const HOSTILE_VALUES: readonly unknown[] = [...NUMBERS, ...TEXTS, ...OTHERS];
