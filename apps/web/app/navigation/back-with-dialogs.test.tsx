// @vitest-environment jsdom
import { Dialog } from "@store/ui/dialog";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter, Outlet, RouterProvider, useNavigate } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "./first-on-popstate.ts";

/** How often each page was loaded. */
let loads: Record<string, number>;
let router: ReturnType<typeof createBrowserRouter>;
let before: number;
/** What a page waits for. */
let loading: () => Promise<void>;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 100));

function Nested() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open another
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Second">
        <p>Over the first</p>
      </Dialog>
    </>
  );
}

function Product() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    setIsOpen(false);
    void navigate("/checkout");
  };
  const leaveLater = async () => {
    setIsOpen(false);
    await nextTask();
    void navigate("/checkout");
  };
  const leaveBefore = async () => {
    void navigate("/checkout");
    await nextTask();
    setIsOpen(false);
  };
  const replace = () => {
    setIsOpen(false);
    void navigate("/checkout", { replace: true });
  };
  return (
    <>
      <h1>Product</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="First">
        <Nested />
        <button type="button" onClick={() => void navigate("/checkout")}>
          Go on
        </button>
        <button type="button" onClick={() => void navigate("/checkout", { replace: true })}>
          Replace
        </button>
        <button type="button" onClick={leave}>
          Close and go on
        </button>
        <button type="button" onClick={leaveLater}>
          Close and go on later
        </button>
        <button type="button" onClick={leaveBefore}>
          Go on and close
        </button>
        <button type="button" onClick={replace}>
          Close and replace
        </button>
        <Login onLogin={() => void navigate("/checkout")} />
      </Dialog>
    </>
  );
}

/** As the login's dialog: it closes, then goes on. */
function Login({ onLogin }: { readonly onLogin: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const finish = async (wait: () => Promise<void> | undefined) => {
    setIsOpen(false);
    await wait();
    onLogin();
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Subscribe
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Log in">
        <button type="button" onClick={() => void finish(() => undefined)}>
          Log in
        </button>
        <button type="button" onClick={() => void finish(nextTask)}>
          Log in slowly
        </button>
      </Dialog>
    </>
  );
}

const page = (path: string, Component: () => React.JSX.Element) => ({
  path,
  Component,
  loader: async () => {
    loads[path] = (loads[path] ?? 0) + 1;
    await loading();
    return null;
  },
});

const titled = (title: string) => () => <h1>{title}</h1>;
const dialogs = () => screen.queryAllByRole("dialog").map((one) => one.querySelector("h2")?.textContent);
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
};
const back = () => act(() => window.history.back());
const at = (path: string, title: string) =>
  waitFor(() => {
    expect(document.querySelector("h1")?.textContent).toBe(title);
    expect(window.location.pathname).toBe(path);
  });
/** Entries of the history since the product's page was opened. */
const entries = () => window.history.length - before;
const settled = (step: number) =>
  waitFor(() => expect([dialogs().length, window.history.state.openOverPage ?? 0]).toEqual([step, step]));

/*
 * Chromium calls the window's own listeners as they were added, capturing or not. The router is among the first, and must
 * still not hear of a dialog's step.
 */
beforeAll(() => {
  const add = window.addEventListener.bind(window);
  // The test's window has no place for it of its own.
  if (window.onpopstate) add("popstate", (event) => window.onpopstate?.(event));
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener);
});
beforeEach(async () => {
  loads = {};
  loading = () => Promise.resolve();
  window.history.pushState(null, "", "/shop");
  router = createBrowserRouter([
    {
      path: "/",
      HydrateFallback: () => null,
      Component: Outlet,
      children: [page("/shop", titled("Shop")), page("/product", Product), page("/checkout", titled("Checkout"))],
    },
  ]);
  render(<RouterProvider router={router} />);
  await at("/shop", "Shop");
  await act(() => router.navigate("/product"));
  await at("/product", "Product");
  before = window.history.length;
});
afterEach(() => {
  router.dispose();
  cleanup();
});

describe("Back", () => {
  it("closes an open dialog and stays; then it leaves, and no page was loaded again", async () => {
    await press("Open");
    await settled(1);
    back();
    await settled(0);
    await at("/product", "Product");
    expect(loads).toEqual({ "/shop": 1, "/product": 1 });
    back();
    await at("/shop", "Shop");
    expect(loads).toEqual({ "/shop": 2, "/product": 1 });
  });

  it("leaves the page at once when the dialog was closed otherwise", async () => {
    await press("Open");
    await settled(1);
    await press("Close");
    await settled(0);
    expect(loads).toEqual({ "/shop": 1, "/product": 1 });
    back();
    await at("/shop", "Shop");
  });

  it("closes dialogs over dialogs one by one", async () => {
    await press("Open");
    await press("Open another");
    await waitFor(() => expect(window.history.state.openOverPage).toBe(2));
    back();
    await waitFor(() => expect(dialogs()).toEqual(["First"]));
    await settled(1);
    back();
    await settled(0);
    back();
    await at("/shop", "Shop");
    expect(loads).toEqual({ "/shop": 2, "/product": 1 });
  });

  it.each([
    { way: "Go on", wait: nextTask },
    { way: "Close and go on", wait: nextTask },
    { way: "Close and go on", wait: aWhile },
    { way: "Close and go on later", wait: nextTask },
    { way: "Close and go on later", wait: aWhile },
    { way: "Go on and close", wait: nextTask },
    { way: "Go on and close", wait: aWhile },
  ])("from the page that a dialog leads to is the dialog's page: $way", async ({ way, wait }) => {
    loading = wait;
    await press("Open");
    await settled(1);
    await press(way);
    await at("/checkout", "Checkout");
    await waitFor(() => expect(entries()).toBe(1));
    back();
    await at("/product", "Product");
    expect(dialogs()).toEqual([]);
    back();
    await at("/shop", "Shop");
  });

  it.each(["Log in", "Log in slowly"])(
    "from the page that a login over a dialog leads to is the product: %s",
    async (way) => {
      loading = aWhile;
      await press("Open");
      await press("Subscribe");
      await waitFor(() => expect(window.history.state.openOverPage).toBe(2));
      await press(way);
      await at("/checkout", "Checkout");
      await settled(0);
      expect(loads).toEqual({ "/shop": 1, "/product": 1, "/checkout": 1 });
      back();
      await at("/product", "Product");
      expect(dialogs()).toEqual([]);
      back();
      await at("/shop", "Shop");
    },
  );

  it.each(["Replace", "Close and replace"])("passes by a page that a dialog has replaced: %s", async (way) => {
    loading = aWhile;
    await press("Open");
    await settled(1);
    await press(way);
    await at("/checkout", "Checkout");
    await settled(0);
    back();
    await at("/shop", "Shop");
  });

  it("has one step however often a dialog was opened", async () => {
    for (let round = 0; round < 3; round += 1) {
      await press("Open");
      await settled(1);
      await press("Close");
      await settled(0);
    }
    expect(entries()).toBeLessThanOrEqual(1);
    // The step that was taken off lies ahead: Forward comes back by itself.
    act(() => window.history.forward());
    await waitFor(() => expect(window.history.state.openOverPage ?? 0).toBe(0));
    await at("/product", "Product");
    expect(loads).toEqual({ "/shop": 1, "/product": 1 });
  });
});
