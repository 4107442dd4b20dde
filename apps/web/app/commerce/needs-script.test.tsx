import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NeedsScript } from "./needs-script.tsx";

it("tells a browser without scripts, and no other, why Add does nothing", () => {
  const html = renderToStaticMarkup(<NeedsScript />);
  expect(html).toMatch(/^<noscript>.*Adding to the cart needs JavaScript.*<\/noscript>$/);
});
