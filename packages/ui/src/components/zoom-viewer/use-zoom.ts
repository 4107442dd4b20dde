import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { distance, keepInside, middle, type Point, type View, WHOLE, zoomAt } from "./zoom-geometry.ts";

/** The scale that a click or a double tap zooms to. */
const CLOSE_UP = 2.5;
/** Pixels; a pointer that moves less has tapped. */
const TAP_PX = 8;
const SWIPE_PX = 48;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;
/** Scale per pixel of the wheel; a trackpad's pinch comes as a wheel of few pixels, with the Ctrl key. */
const WHEEL = 0.002;
const TRACKPAD_PINCH = 0.01;
const LINE_PX = 16;

const CENTRE: Point = { x: 0, y: 0 };

/**
 * Zooms and pans an element by click, wheel, pinch, drag and double tap. Each step is written to the element's style,
 * not rendered, so that the picture stays under the fingers.
 * @param onSwipe a horizontal swipe over a picture that is not magnified: 1 to the next one, -1 to the one before
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const [scale, setScale] = useState(view.current.scale);

  const fingers = useRef(new Map<number, Point>());
  /** Where a gesture began; undefined once it has been a pinch, which is neither tap nor swipe. */
  const began = useRef<Point>(undefined);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  const show = useCallback((wanted: View, isSmooth: boolean) => {
    if (!stage.current || !picture.current) return;
    const { offsetWidth: width, offsetHeight: height, style } = picture.current;
    const { clientWidth, clientHeight } = stage.current;
    view.current = keepInside(wanted, { width, height }, { width: clientWidth, height: clientHeight });
    style.transition = isSmooth ? "" : "none";
    style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${view.current.scale})`;
    setScale(view.current.scale);
  }, []);

  const zoomBy = useCallback(
    (factor: number) => show(zoomAt(view.current, view.current.scale * factor, CENTRE), true),
    [show],
  );
  const reset = useCallback((isSmooth = true) => show(WHOLE, isSmooth), [show]);
  const panBy = useCallback(
    (x: number, y: number, isSmooth = true) =>
      show({ ...view.current, x: view.current.x + x, y: view.current.y + y }, isSmooth),
    [show],
  );

  const fromCentre = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      const factor = Math.exp(-pixels * (event.ctrlKey ? TRACKPAD_PINCH : WHEEL));
      show(zoomAt(view.current, view.current.scale * factor, fromCentre(event)), false);
    };
    /** A turned phone: what fitted may not any more. */
    const observer = new ResizeObserver(() => show(view.current, false));
    observer.observe(element);
    // React's own listener is passive and could not keep the page from scrolling.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", onWheel);
    };
  }, [show]);

  const toggleAt = (point: Point) =>
    view.current.scale > 1 ? reset() : show(zoomAt(view.current, CLOSE_UP, point), true);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.current?.setPointerCapture(event.pointerId);
    const point = fromCentre(event);
    fingers.current.set(event.pointerId, point);
    began.current = fingers.current.size === 1 ? point : undefined;
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromCentre(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / (distance(before, other) || 1);
      show(zoomAt(view.current, view.current.scale * factor, middle(before, other), middle(now, other)), false);
    } else panBy(now.x - before.x, now.y - before.y, false);
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || !began.current) return;
    const point = fromCentre(event);
    const [x, y] = [point.x - began.current.x, point.y - began.current.y];
    if (Math.hypot(x, y) < TAP_PX) {
      const isSecond =
        event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS && distance(point, lastTap.current) < DOUBLE_TAP_PX;
      if (event.pointerType === "mouse" || isSecond) toggleAt(point);
      lastTap.current = { at: isSecond ? 0 : event.timeStamp, ...point };
    } else if (view.current.scale === 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) {
      onSwipe(x < 0 ? 1 : -1);
    }
  };

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    began.current = undefined;
  };

  return {
    stage,
    picture,
    scale,
    zoomBy,
    panBy,
    reset,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
