import { type ESTree, type Plugin, Visitor } from "vite";
import { type Edit, edited } from "./edited.ts";

const CONTRACT = /\/packages\/api-client\/src\/contract\/(?:[^/]+\/)?[^/]+\.ts$/;

/** What of an endpoint only a backend and the OpenAPI document need: requests are checked there. */
const FOR_BACKENDS: ReadonlySet<string> = new Set(["summary", "params", "query", "body"]);

/** A module of the contract whose endpoints have no description and no schemas of requests. */
export function trimContract(code: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== "Identifier" || callee.name !== "endpoint" || definition?.type !== "ObjectExpression") return;
      const kept = definition.properties.filter(
        (property) =>
          property.type !== "Property" || property.key.type !== "Identifier" || !FOR_BACKENDS.has(property.key.name),
      );
      const text = `{${kept.map(({ start, end }) => code.slice(start, end)).join(",")}}`;
      edits.push({ start: definition.start, end: definition.end, text });
    },
  }).visit(program);
  return edited(code, edits);
}

/** Leaves out of the browser's scripts the schemas of requests: the backend checks what it is sent. */
export function contractTrimming(): Plugin {
  return {
    name: "trim-contract",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        return { code: trimContract(code, this.parse(code)), map: null };
      },
    },
  };
}
