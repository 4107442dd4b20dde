import { parseAst } from "vite";
import { expect, it } from "vitest";
import { trimRouter } from "./trim-router.ts";

const trimmed = (code: string) => trimRouter(code, parseAst(code)).code;

it("leaves out the body of a function that the store does not use, wherever it stands", () => {
  expect(trimmed("function createRouter() { function fetch2(key) { return load(key); } return fetch2 }")).toBe(
    'function createRouter() { function fetch2(key) {throw Error("trim-router.ts leaves out fetch2")} return fetch2 }',
  );
});

it("answers calls and conditions whose outcome is known", () => {
  expect(trimmed("if (isMutationMethod(request.method)) act(); else load();")).toBe("if (false) act(); else load();");
  expect(trimmed("if (isFogOfWar) { await discover() }")).toBe("if (false) { await discover() }");
});

it("answers one call of a function that others need", () => {
  expect(trimmed("const first = matchRoutes(routes, location, basename), then = matchRoutes(routes, target);")).toBe(
    "const first = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } })), then = matchRoutes(routes, target);",
  );
});

it("lets a bundler drop components that nobody uses", () => {
  expect(trimmed('var Form = React10.forwardRef(() => null);\nForm.displayName = "Form";\n')).toBe(
    "var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n\n",
  );
});

it("leaves everything else as it is", () => {
  const code = "export function navigate(to) { return createRouter(to).fetch(to); }\nconst name = object.fetch2;";
  expect(trimmed(code)).toBe(code);
});

it("tells what it found", () => {
  const { found } = trimRouter("const x = isSubmissionNavigation(y)", parseAst("const x = isSubmissionNavigation(y)"));
  expect([...found]).toEqual(["isSubmissionNavigation"]);
});
