/** Pixels, measured from the middle of the stage that shows the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much a picture is magnified, and how far its middle is from the stage's. */
export interface View extends Point {
  readonly scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The view that brings what is at a point to another, at a scale between 1 and the largest. */
export function zoomAt(view: View, scale: number, from: Point, to: Point = from): View {
  const target = within(scale, 1, MAX_SCALE);
  const ratio = target / view.scale;
  return { scale: target, x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio };
}

/** The nearest view without an empty edge where the picture could fill it; a picture that fits stands in the middle. */
export function keepInside({ scale, x, y }: View, picture: Size, stage: Size): View {
  const limitX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const limitY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: within(x, -limitX, limitX), y: within(y, -limitY, limitY) };
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
