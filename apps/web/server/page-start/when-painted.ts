/**
 * Runs in the browser: calls back once the page and the pictures that it begins with are painted; or at the first
 * press, or when they keep the page waiting. Its text stands in every page, so it is short and uses nothing but itself.
 */
export function whenPainted(callBack: () => void): void {
  let isCalled = false;
  const callOnce = () => {
    if (isCalled) return;
    isCalled = true;
    callBack();
  };
  for (const press of ["pointerdown", "touchstart", "keydown"]) {
    addEventListener(press, callOnce, { capture: true, passive: true, once: true });
  }
  // A picture that has come is on the screen when the second frame from now begins.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(callOnce));
  const afterPaint = () => new PerformanceObserver(afterFrame).observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
  setTimeout(callOnce, 4000);
}
