import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinatesIn } from "./coordinates.ts";
import { findStores } from "./find-stores.ts";
import { mapLink } from "./map-link.ts";
import { openingState, shownHours, untilNextMinute } from "./opening-hours.ts";

/** A moment in India. */
const at = (time: string) => `2026-03-15T${time}+05:30`;

describe("a store's hours [R112]", () => {
  const day = { opensAt: "09:00", closesAt: "21:00" };

  it.each([
    ["08:59:59", false, "09:00"],
    ["09:00:00", true, "21:00"],
    ["20:59:59", true, "21:00"],
    ["21:00:00", false, "09:00"],
    ["00:00:00", false, "09:00"],
  ])("by day: at %s it is open: %s, until %s", (time, isOpen, changesAt) => {
    expect(openingState(day, at(time))).toEqual({ isOpen, changesAt });
  });

  it.each([
    ["17:59:59", false, "18:00"],
    ["18:00:00", true, "02:30"],
    ["23:59:59", true, "02:30"],
    ["00:00:00", true, "02:30"],
    ["02:29:59", true, "02:30"],
    ["02:30:00", false, "18:00"],
  ])("over midnight: at %s it is open: %s, until %s", (time, isOpen, changesAt) => {
    expect(openingState({ opensAt: "18:00", closesAt: "02:30" }, at(time))).toEqual({ isOpen, changesAt });
  });

  it("are India's, wherever the shopper is", () => {
    expect(openingState(day, "2026-03-15T03:29:59Z")?.isOpen).toBe(false);
    expect(openingState(day, "2026-03-15T03:30:00Z")?.isOpen).toBe(true);
    expect(openingState(day, new Date("2026-03-15T15:30:00Z"))?.isOpen).toBe(false);
  });

  it("that are equal never end", () => {
    expect(openingState({ opensAt: "00:00", closesAt: "00:00" }, at("03:00"))).toEqual({
      isOpen: true,
      changesAt: undefined,
    });
  });

  it.each([
    [{ opensAt: null, closesAt: "21:00" }],
    [{ opensAt: "09:00", closesAt: undefined }],
    [{ opensAt: "nine", closesAt: "21:00" }],
    [{ opensAt: "09:00", closesAt: "24:00" }],
  ])("that are not all there say nothing: %j", (hours) => {
    expect(openingState(hours, at("12:00"))).toBeUndefined();
    expect(shownHours(hours)).toBeUndefined();
  });

  it("say nothing at no point in time", () => {
    expect(openingState(day, new Date(Number.NaN))).toBeUndefined();
  });

  it("are shown as HH:MM", () => {
    expect(shownHours({ opensAt: "9:05", closesAt: "21:00:00" })).toEqual({ opens: "09:05", closes: "21:00" });
  });

  it("change only when they say so", () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const text = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    fc.assert(
      fc.property(minutes, minutes, minutes, (opens, closes, now) => {
        fc.pre(opens !== closes);
        const hours = { opensAt: text(opens), closesAt: text(closes) };
        const state = openingState(hours, at(text(now)));
        const next = openingState(hours, at(text((now + 1) % 1440)));
        expect(next?.isOpen !== state?.isOpen).toBe(text((now + 1) % 1440) === state?.changesAt);
      }),
    );
  });

  it.each([
    ["12:00:00", 60_000],
    ["12:00:59", 1000],
    ["12:00:59.999", 1],
  ])("are looked at again when the next minute begins: %s", (time, milliseconds) => {
    expect(untilNextMinute(at(time))).toBe(milliseconds);
  });
});

describe("the position of a store [R112]", () => {
  it.each([
    "https://www.google.com/maps/search/?api=1&query=23.0396%2C72.5115",
    "https://maps.google.com/?q=23.0396,72.5115",
    "https://www.google.com/maps/place/Surabhi+House/@23.0396,72.5115,17z/data=!3m1",
    "https://www.openstreetmap.org/?ll=23.0396,72.5115",
    "geo:23.0396,72.5115",
  ])("stands in its map link: %s", (link) => {
    expect(coordinatesIn(link)).toEqual({ latitude: 23.0396, longitude: 72.5115 });
  });

  it.each([
    ["nothing", undefined],
    ["a short link", "https://maps.app.goo.gl/abc123"],
    ["an address with numbers", "https://maps.google.com/?q=12,+Kadamb+Marg"],
    ["London", "https://maps.google.com/?q=51.5072,-0.1276"],
    ["a broken escape", "https://maps.google.com/?q=%E0%A4%A"],
    ["more than degrees", "https://maps.google.com/?q=23.0396,72.5115.1"],
  ])("is unknown from %s", (_, link) => {
    expect(coordinatesIn(link)).toBeUndefined();
  });
});

describe("finding a store [R112]", () => {
  const store = (city: string, postalCode: string | null, ...words: string[]) => ({ city, postalCode, words });
  const paldi = store("Ahmedabad", "380007", "Surabhi Organics Paldi", "Beside the Jain derasar", "Gujarat");
  const maninagar = store("Ahmedabad", "380008", "Surabhi Organics Maninagar", "Gujarat");
  const surat = store("Surat", "395009", "Surabhi Organics Adajan", "Gujarat");
  const kolkata = store("Kolkata", "700020", "Surabhi Organics Bhawanipore", "West Bengal");
  const unknown = store("Pune", null);
  const stores = [paldi, maninagar, surat, kolkata, unknown];

  it.each([
    ["", stores],
    ["  ", stores],
    ["ahmed", [paldi, maninagar]],
    ["gujarat organics", [paldi, maninagar, surat]],
    ["Jain, derasar", [paldi]],
    ["3800", [paldi, maninagar]],
    ["medabad", []],
    ["delhi", []],
  ])("by words: %j", (typed, found) => {
    expect(findStores(typed, stores)).toEqual(found);
  });

  it.each([
    ["380008", [maninagar]],
    ["380 015", [paldi, maninagar]],
    ["396001", [surat]],
    ["712345", []],
    ["110001", []],
  ])("by PIN code, the nearest by post: %s", (pin, found) => {
    expect(findStores(pin, stores)).toEqual(found);
  });
});

it("an address is looked for on a map", () => {
  expect(mapLink("Surabhi House, 12 Kadamb Marg & more")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Surabhi%20House%2C%2012%20Kadamb%20Marg%20%26%20more",
  );
});
