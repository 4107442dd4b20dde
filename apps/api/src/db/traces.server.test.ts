import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { useStoreProcess } from "../testing/store-process.ts";
import { cloneTemplate } from "../testing/test-database.ts";

const Exported = v.object({
  resourceSpans: v.array(
    v.object({
      scopeSpans: v.array(v.object({ spans: v.array(v.object({ traceId: v.string(), name: v.string() })) })),
    }),
  ),
});

/** Where traces are sent. */
async function collector() {
  const spans: { readonly traceId: string; readonly name: string }[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = v.parse(Exported, JSON.parse(await text(request)));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${Object(server.address()).port}`, spans };
}

const store = useStoreProcess();

test("a process that is told where sends a trace of each request, its statements included", async () => {
  const { url, spans } = await collector();
  const database = await cloneTemplate();
  onTestFinished(database.drop);
  const { child, exit, listening } = store.start({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_BSP_SCHEDULE_DELAY: "200",
  });
  const trace = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const answer = await fetch(`${await listening()}/web/single/product/1002/`, { headers });
  expect(answer.status).toBe(200);
  child.kill("SIGTERM");
  await exit;
  const names = spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name);
  expect(names).toContain("GET /web/single/product/{id}/");
  expect(names).toContain("select");
});
