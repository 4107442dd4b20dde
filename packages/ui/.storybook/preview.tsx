import "../src/theme.css.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

/** Long, so that a busy machine does not fail a story. */
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ["test"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: { name: "Phone, 360", styles: { width: "360px", height: "780px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
};

export default preview;
