// @vitest-environment jsdom
import { requestStock, requestStockByEmail, stopStockRequest } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  INVALID_EMAIL,
  NO_SUCH_STOCK_REQUEST,
  NO_WAY_TO_WRITE,
  STOCK_IS_BACK,
  STOCK_REQUEST_MAILED,
  STOCK_REQUEST_TAKEN,
} from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
// Fetched at the press; here it is compiled beforehand.
import "./back-in-stock.tsx";
import { NotifyMe } from "./notify-me.ts";
import StopStockRequestPage from "./stop-stock-request-page.tsx";

const backend = useMockBackend();

async function press() {
  const page = renderRoutes([{ path: "/", Component: () => <NotifyMe productId={7} /> }], "/");
  await page.user.click(await screen.findByRole("button", { name: "Notify me when it is back" }));
  return page;
}
const status = () => screen.findByRole("status");

describe("a product that is out of stock", () => {
  it("is asked for by a customer with one press, and not any more with another", async () => {
    logInAs("customer");
    const asked = backend.reply(requestStock, { status: true, message: STOCK_REQUEST_TAKEN, token: "3.signed" });
    const stopped = backend.reply(stopStockRequest, { status: true });
    const { user } = await press();
    expect(await screen.findByText(STOCK_REQUEST_TAKEN)).toBe(document.activeElement);
    expect(asked).toMatchObject([{ params: { id: 7 } }]);
    await user.click(screen.getByRole("button", { name: "Do not notify me" }));
    await waitFor(async () => expect((await status()).textContent).toBe("We will not write to you about it."));
    expect(stopped).toMatchObject([{ body: { token: "3.signed" } }]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says why it cannot be asked for, and takes another try", async () => {
    logInAs("customer");
    backend.reply(requestStock, refuse(409, STOCK_IS_BACK));
    const { user } = await press();
    expect(await screen.findByText(STOCK_IS_BACK)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Notify me" }));
    backend.reply(requestStock, { status: true, token: "3.signed" });
    await user.click(screen.getByRole("button", { name: "Notify me" }));
    expect(await screen.findByText(STOCK_REQUEST_TAKEN)).toBeTruthy();
  });

  it("is asked for with an email by a customer whom we have no proven way to write to", async () => {
    logInAs("customer");
    backend.reply(requestStock, refuse(409, NO_WAY_TO_WRITE));
    const asked = backend.reply(requestStockByEmail, { status: true, message: STOCK_REQUEST_MAILED });
    const { user } = await press();
    const email = await screen.findByRole("textbox", { name: /^Email/ });
    expect(screen.getByText(NO_WAY_TO_WRITE.message)).toBeTruthy();
    expect(document.activeElement).toBe(email);
    await user.type(email, "kavita@example.com");
    await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
    await screen.findByText(/you can go on/);
    await user.click(screen.getByRole("button", { name: "Notify me" }));
    expect(await screen.findByText(STOCK_REQUEST_MAILED)).toBe(document.activeElement);
    expect(asked).toMatchObject([{ params: { id: 7 }, body: { email: "kavita@example.com" } }]);
  });

  it("is asked for by a visitor with an email, after the captcha", async () => {
    const asked = backend.reply(requestStockByEmail, { status: true, message: STOCK_REQUEST_MAILED });
    const { user } = await press();
    const email = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Email/ });
    expect(document.activeElement).toBe(email);
    await user.type(email, "kavita");
    await user.click(screen.getByRole("button", { name: "Notify me" }));
    expect(await screen.findByText(INVALID_EMAIL)).toBeTruthy();
    await user.type(email, "@example.com");
    await user.click(screen.getByRole("button", { name: "Notify me" }));
    expect(await screen.findByText("Please complete reCAPTCHA first")).toBeTruthy();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
    await screen.findByText(/you can go on/);
    await user.click(screen.getByRole("button", { name: "Notify me" }));
    expect(await screen.findByText(STOCK_REQUEST_MAILED)).toBe(document.activeElement);
    expect(asked).toMatchObject([
      { params: { id: 7 }, body: { email: "kavita@example.com", recaptcha: expect.stringMatching(/./) } },
    ]);
  });
});

describe("the link of the mail that confirms it", () => {
  const open = () =>
    renderRoutes([{ path: "/back-in-stock/:token", Component: StopStockRequestPage }], "/back-in-stock/3.signed");

  it("ends it by a button, not by being opened", async () => {
    const asked = backend.reply(stopStockRequest, { status: true });
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Do not write to me about it" });
    expect(asked).toEqual([]);
    await user.click(button);
    expect(await screen.findByText("We will not write to you about this product.")).toBeTruthy();
    expect(asked).toMatchObject([{ body: { token: "3.signed" } }]);
  });

  it("that is not right says what to do", async () => {
    backend.reply(stopStockRequest, refuse(404, NO_SUCH_STOCK_REQUEST));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Do not write to me about it" }));
    expect(await screen.findByText(NO_SUCH_STOCK_REQUEST)).toBeTruthy();
  });
});
