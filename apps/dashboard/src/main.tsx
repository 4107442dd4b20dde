import "@store/ui/theme";
import inter from "@store/ui/fonts/inter.woff2?url";
import { StrictMode } from "react";
import { preload } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// A font that is late is left out.
preload(inter, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
