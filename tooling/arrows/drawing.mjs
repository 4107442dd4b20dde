// Draws the arrows: not what is imported, but what the rules allow. It tries the rules on the files that there are.
import { globSync } from "node:fs";
import { relative } from "node:path";

/** Files that run in the store: neither tests nor the settings of tools, which may import more. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|build|mutation|testing|test|packing|contract-cases|examples|\.[^/]+)\/|\.(test|test-d|stories|config)\.tsx?$|\.d\.ts$/;

/** @returns the paths of all files of the parts, from the root. */
export const filesOfParts = (root) =>
  globSync("{apps,packages}/*/**/*.{ts,tsx}", { cwd: root, exclude: (path) => /node_modules|\.stryker-tmp/.test(path) })
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted();

const patterns = new Map();
function match(path, pattern) {
  if (!patterns.has(pattern)) patterns.set(pattern, new RegExp(pattern));
  return patterns.get(pattern).exec(path);
}
const isAny = (path, of) => [of ?? []].flat().some((pattern) => match(path, pattern));

/** What a file is to each rule: undefined where it is none that the rule is about, else what its pattern captured. */
const standing = (rules, file) =>
  rules.map(({ from }) => {
    const found = match(file, [from.path].flat().join("|"));
    return found && !isAny(file, from.pathNot) ? (found[1] ?? "") : undefined;
  });

const isForbidden = (rules, captured, target) =>
  rules.some(({ to }, index) => {
    const name = captured[index];
    if (name === undefined || !isAny(target, to.path)) return false;
    return !isAny(
      target,
      [to.pathNot ?? []].flat().map((pattern) => pattern.replaceAll("$1", name)),
    );
  });

/**
 * Which of some files may import which of others.
 * @returns of either side the files that have a part in it, both empty when none may.
 */
function allowed(rules, sources, targets) {
  const classes = Map.groupBy(sources, (file) => JSON.stringify(standing(rules, file)));
  const from = new Set();
  const to = new Set();
  for (const files of classes.values()) {
    const captured = standing(rules, files[0]);
    const open = targets.filter((target) => !isForbidden(rules, captured, target));
    if (open.length > 0) for (const file of files) from.add(file);
    for (const target of open) to.add(target);
  }
  return { from, to };
}

/** Some of the files of a folder by as few names as will do: a folder of which all are meant stands for them. */
function name(some, all, folder) {
  const below = all.filter((file) => file.startsWith(`${folder}/`));
  const parts = Map.groupBy(below, (file) => relative(folder, file).split("/")[0]);
  return [...parts].flatMap(([part, files]) => {
    const meant = files.filter((file) => some.has(file));
    if (meant.length === 0) return [];
    if (meant.length === files.length) return [part.replace(/\.tsx?$/, "")];
    return name(some, files, `${folder}/${part}`).map((inner) => (part === "src" ? inner : `${part}/${inner}`));
  });
}

const id = (text) => text.replaceAll(/[^a-z]+/g, "_");
const words = (names) => names.map((one) => one.split("/").slice(-2).join("/")).join(", ");

/** An arrow for each part that may import another, with what of either it is about when that is not all. */
function arrowsBetween(rules, parts) {
  return [...parts].flatMap(([from, sources]) =>
    [...parts].flatMap(([to, targets]) => {
      if (from === to) return [];
      const found = allowed(rules, sources, targets);
      if (found.to.size === 0) return [];
      const which = [
        ...(found.from.size < sources.length ? [`only from ${words(name(found.from, sources, from))}`] : []),
        ...(found.to.size < targets.length ? [`only ${words(name(found.to, targets, to))}`] : []),
      ];
      return [`  ${id(from)} -->${which.length > 0 ? `|"${which.join("<br>")}"|` : ""} ${id(to)}`];
    }),
  );
}

/** The apps whose inside has arrows, and the folders whose folders are rooms. */
const ROOMS_IN = { "apps/api": ["src"], "apps/web": ["app", "server"] };
/** Part of the server, which React Router wants among the app's files. */
const IN_NO_ROOM = ["apps/web/app/entry.server.tsx"];

function roomsOf(part, files) {
  const roots = ROOMS_IN[part].map((root) => `${part}/${root}`);
  const room = (file) => {
    const root = roots.find((one) => file.startsWith(`${one}/`));
    if (root === undefined || IN_NO_ROOM.includes(file)) return "";
    const [folder, ...rest] = relative(root, file).split("/");
    return `${root}/${rest.length > 0 ? folder : "*"}`;
  };
  const rooms = Map.groupBy(files, room);
  rooms.delete("");
  return rooms;
}

/** Rooms that may import each other are drawn as one. Of their arrows only those are left that no longer way says. */
function drawRooms(rules, part, files) {
  const rooms = roomsOf(part, files);
  const names = [...rooms.keys()];
  const below = new Map(
    names.map((from) => [
      from,
      names.filter((to) => from !== to && allowed(rules, rooms.get(from), rooms.get(to)).to.size > 0),
    ]),
  );
  const reached = (from, seen = new Set()) => {
    for (const to of below.get(from)) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  const all = new Map(names.map((from) => [from, reached(from)]));
  const groups = Map.groupBy(
    names,
    (one) => [one, ...names.filter((other) => all.get(one).has(other) && all.get(other).has(one))].toSorted()[0],
  );
  const heads = [...groups.keys()];
  const isBelow = (from, to) => from !== to && all.get(from).has(to);
  const shown = (one) => relative(part, one).replace(/^(src|app)\/(?!\*)/, "");
  return [
    `  subgraph ${id(part)}["${part}"]`,
    "    direction TB",
    ...[...groups].map(([head, members]) => `    ${id(`${head}.room`)}["${members.map(shown).join(", ")}"]`),
    ...heads.flatMap((from) =>
      heads
        .filter((to) => isBelow(from, to) && !heads.some((via) => isBelow(from, via) && isBelow(via, to)))
        .map((to) => `    ${id(`${from}.room`)} --> ${id(`${to}.room`)}`),
    ),
    "  end",
  ];
}

/**
 * The parts, and the rooms inside the large apps, as Mermaid draws them.
 * @param forbidden rules of dependency-cruiser; those that are not about paths are left out.
 * @param files of {@link filesOfParts}.
 */
export function drawArrows(forbidden, files) {
  const rules = forbidden.filter(({ to }) => to.path !== undefined);
  const parts = Map.groupBy(files, (file) => file.split("/").slice(0, 2).join("/"));
  return [
    "flowchart TB",
    ...[...parts].flatMap(([part, own]) =>
      part in ROOMS_IN ? drawRooms(rules, part, own) : [`  ${id(part)}["${part}"]`],
    ),
    ...arrowsBetween(rules, parts),
  ].join("\n");
}

const BEGIN = "<!-- The arrows' rules, as `npm run architecture` draws them. -->\n```mermaid\n";
const END = "\n```\n<!-- End of the drawing. -->";

/** The page with its drawing replaced. */
export function withDrawing(page, drawing) {
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error(`The page has no place for the drawing, which is between\n${BEGIN}${END}`);
  return `${before}${BEGIN}${drawing}${END}${after}`;
}
