import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string>) => readSettings(environment, "/srv/store");

describe("the settings", () => {
  test("have a default each", () => {
    expect(read({})).toEqual({
      port: 4000,
      dataDir: "/srv/store/.data",
      databaseUrl: undefined,
      databasePool: 10,
      mode: "demo",
      logLevel: "info",
      rateLimitFactor: 1,
    });
  });

  test("take what the environment says; what is empty counts as not said", () => {
    const given = { API_PORT: "4100", DATA_DIR: "data", STORE_MODE: "production", LOG_LEVEL: "warn", DATABASE_URL: "" };
    expect(read(given)).toMatchObject({
      port: 4100,
      dataDir: "/srv/store/data",
      databaseUrl: undefined,
      mode: "production",
      logLevel: "warn",
    });
    expect(read({ DATA_DIR: "/var/lib/store" })).toMatchObject({ dataDir: "/var/lib/store" });
    const databaseUrl = "postgresql://user:secret@db.example:5432/store?sslmode=require";
    expect(read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test.each([
    ["API_PORT", "abc"],
    ["API_PORT", "70000"],
    ["API_PORT", "-1"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "postgres://user:a secret@db/store"],
    ["DATABASE_POOL", "0"],
    ["STORE_MODE", "prod"],
    ["LOG_LEVEL", "loud"],
    ["RATE_LIMIT_FACTOR", "0.5"],
  ])("%s=%s is refused with a sentence that names it", (name, value) => {
    const settings = read({ [name]: value });
    if (!("problem" in settings)) throw new Error("It was taken");
    expect(settings.problem).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(settings.problem.includes(value)).toBe(name !== "DATABASE_URL");
  });
});
