import { type HttpHandler, HttpResponse, http } from "msw";
import type * as v from "valibot";
import {
  type Endpoint,
  type ParsedRequest,
  parseRequest,
  type RefusedReply,
  type WireReplyOf,
} from "../contract/index.ts";
import { sampleReply } from "./sample-reply.ts";

/** How a mocked call says no. */
export interface MockRefusal {
  readonly httpStatus: number;
  readonly refusal: v.InferInput<typeof RefusedReply>;
}

export type MockHandler<E extends Endpoint> = (request: ParsedRequest<E>) => WireReplyOf<E> | MockRefusal;

const isRefusal = (answer: unknown): answer is MockRefusal =>
  typeof answer === "object" && answer !== null && "httpStatus" in answer && "refusal" in answer;

const single = (params: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? "")]));

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

/** `/cart/{id}/` as msw writes it, with and without its last slash. */
const pathsOf = (path: string): readonly string[] => {
  const pattern = path.replace(/\{(\w+)\}/g, ":$1");
  return [pattern, pattern.replace(/\/$/, "")];
};

/**
 * Answers one call of the contract: the request is validated as the backend validates it, and the handler's reply is
 * checked by the compiler. Without a handler the reply is a sample made from the contract.
 * @param baseUrl where the client under test sends its calls, without a slash at the end.
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  handler?: MockHandler<E>,
  baseUrl = "",
): readonly HttpHandler[] {
  return pathsOf(endpoint.path).map((path) =>
    METHODS[endpoint.method](baseUrl + path, async ({ request, params }) => {
      const body: unknown = endpoint.body ? await request.json().catch(() => undefined) : undefined;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const parsed = parseRequest(endpoint, { params: single(params), query, body });
      if (!parsed.ok) {
        const { message, errors } = parsed;
        return HttpResponse.json({ status: false, message, errors }, { status: 400 });
      }
      const answer: unknown = handler ? handler(parsed.request) : sampleReply(endpoint);
      if (isRefusal(answer)) {
        return HttpResponse.json<Record<string, unknown>>({ ...answer.refusal }, { status: answer.httpStatus });
      }
      return new HttpResponse(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
    }),
  );
}
