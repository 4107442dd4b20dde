// @vitest-environment jsdom

import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { GiftVoucherForm } from "../features/gift-voucher/gift-voucher-form.tsx";
import { LeadForm } from "../features/leads/lead-form.tsx";
import { keepDraft } from "../session/draft-storage.ts";
import { repeatEarlyInput } from "./early-input.ts";

useMockBackend();

function Page({ children }: { readonly children: ReactNode }) {
  useEffect(repeatEarlyInput, []);
  return children;
}

const page = (form: ReactNode) => {
  const router = createMemoryRouter([{ path: "/", element: <Page>{form}</Page> }]);
  return <RouterProvider router={router} />;
};

/** The server's page, into which somebody types before it is hydrated. */
function hydrate(form: ReactNode, type: () => void): void {
  document.body.innerHTML = renderToString(page(form));
  type();
  render(page(form), { container: document.body, hydrate: true });
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** As a browser types, of which React hears nothing before hydration. */
const put = (label: RegExp, value: string) => {
  field(label).value = value;
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
});

describe("what was put into a form before the scripts ran", () => {
  it("is there, chosen and typed, and outlives the next render", () => {
    hydrate(<GiftVoucherForm />, () => {
      field(/^₹2,000$/).checked = true;
      put(/^Recipient name/, "Ba");
      put(/^Message/, "Happy birthday");
    });
    fireEvent.change(field(/^Sender name/), { target: { value: "Asha" } });
    expect(field(/^₹2,000$/).checked).toBe(true);
    expect(field(/^Recipient name/).value).toBe("Ba");
    expect(field(/^Message/).value).toBe("Happy birthday");
    const card = screen.getByRole("region", { name: "Preview of the card" });
    for (const words of ["₹2,000", "Ba", "Happy birthday", "Asha"]) expect(card.textContent).toContain(words);
  });

  it("opens what the choice asks for next", () => {
    hydrate(<GiftVoucherForm />, () => {
      field(/^Other$/).checked = true;
    });
    expect(field(/^Your amount/)).toBeTruthy();
  });

  it("stands over the draft of an earlier visit, of which the rest comes back", () => {
    keepDraft("lead-b2b", { companyName: "Old name", industryType: "Retail store" });
    hydrate(<LeadForm kind="b2b" />, () => {
      put(/^Company name/, "Rao Traders");
      field(/^Annual revenue/).value = "1 to 5 cr";
    });
    fireEvent.change(field(/^Company size/), { target: { value: "12" } });
    expect(field(/^Company name/).value).toBe("Rao Traders");
    expect(field(/^Annual revenue/).value).toBe("1 to 5 cr");
    expect(field(/^Industry type/).value).toBe("Retail store");
  });

  it("is not repeated where nothing was changed", () => {
    const heard: Event[] = [];
    for (const kind of ["input", "change", "click"]) document.addEventListener(kind, (event) => heard.push(event));
    hydrate(<LeadForm kind="b2b" />, () => {});
    expect(heard).toEqual([]);
  });
});
