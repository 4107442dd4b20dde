import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { CARDS, cardRoutes, ROOT } from "./card-routes.tsx";

const root = document.getElementById(ROOT);
const cards = JSON.parse(document.getElementById(CARDS)?.textContent ?? "[]");
const router = createBrowserRouter(cardRoutes(cards), { hydrationData: { loaderData: {} } });
if (root) startTransition(() => void hydrateRoot(root, <RouterProvider router={router} />));
