import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@store/scripts/workspace";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings } from "../../apps/api/src/settings.ts";
import { readSettings as readWebSettings } from "../../apps/web/server/settings.ts";
import { readContainerfile } from "./containerfile.ts";

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("the image runs as a user without rights, says how it is stopped, and whether it serves", () => {
  const image = readContainerfile(textOf("Containerfile"));
  expect(image).toMatchObject({
    user: "node",
    volumes: ["/data"],
    stopSignal: "SIGTERM",
    health: ["node", "server.js", "health"],
    command: ["node", "server.js"],
    environment: { NODE_ENV: "production", HOST: "::", DATA_DIR: "/data" },
  });
});

test("an instruction that the trial cannot carry out is named", () => {
  expect(() => readContainerfile("FROM x\nADD a b")).toThrow("ADD a b");
});

const Service = v.object({
  environment: v.optional(v.record(v.string(), v.string()), {}),
  read_only: v.optional(v.boolean(), false),
  depends_on: v.optional(v.record(v.string(), v.unknown()), {}),
});
const Compose = v.object({ services: v.record(v.string(), Service) });
const compose = v.parse(Compose, parse(textOf("compose.yaml"), { merge: true }));

/** What the file .env gives: any value, but long enough. */
const filled = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{DOMAIN[^}]*\}/g, "shop.example")
        .replaceAll(/\$\{SMTP_URL[^}]*\}/g, "smtps://mail.example")
        .replaceAll(/\$\{MAIL_FROM[^}]*\}/g, "orders@shop.example")
        .replaceAll(
          /\$\{SMS_TEMPLATE_IDS[^}]*\}/g,
          "otp=1,coin-otp=2,confirm-otp=7,mobile-changed=8,order-placed=3,order-paid=4,order-to-pay=9,back-in-stock=10,appointment-booked=6",
        )
        .replaceAll(/\$\{[^}]+\}/g, "b7e2f09c41d8a35f6e0c92d7185ba43f"),
    ]),
  );

test("compose.yaml gives each role settings that it starts with, on a root that it cannot write", () => {
  const { services } = compose;
  const roles = Object.values(services).filter(({ environment }) => environment.STORE_ROLE);
  expect(roles.map(({ environment }) => environment.STORE_ROLE)).toEqual(["web", "api", "worker"]);
  expect(roles.every((service) => service.read_only)).toBe(true);
  for (const { environment } of roles) {
    const settings = filled(environment);
    const read = environment.STORE_ROLE === "web" ? readWebSettings(settings) : readSettings(settings, "/");
    expect(read).not.toHaveProperty("problem");
    if (environment.STORE_ROLE !== "web") {
      expect(read).toMatchObject({ mode: "production", isPooled: true, storage: { adapter: "s3" } });
    }
  }
});

test("compose.yaml starts nothing before what it waits for, and knows it by name", () => {
  const names = Object.keys(compose.services);
  for (const { depends_on } of Object.values(compose.services))
    expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
});
