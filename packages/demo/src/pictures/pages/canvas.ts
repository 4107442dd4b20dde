import type { Sheet } from "../drawing/sheet.ts";
import { productOf } from "../goods.ts";
import type { Scene } from "../scenes/scene.ts";
import { type StillLife, stillLife } from "../scenes/still-life.ts";

/** Wide, for the head of a page; its left stays calm for the words. */
export const hero = (draw: (sheet: Sheet) => string): Scene => ({ width: 1600, height: 640, draw });
/** For cards and columns. */
export const wide = (draw: (sheet: Sheet) => string): Scene => ({ width: 1200, height: 675, draw });
/** Where goods stand on each. */
export const HERO = { width: 1600, height: 640, x: 1110, foot: 516, lineWidth: 700, lineHeight: 430 };
export const WIDE = { width: 1200, height: 675, x: 600, foot: 530, lineWidth: 640, lineHeight: 400 };

export const goods = (...ids: number[]) => ids.flatMap((id) => productOf(id) ?? []);
/** Goods and ingredients on a wide picture. */
export const still = (scene: StillLife) => wide((sheet) => stillLife(sheet, scene, WIDE));
