import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { FILE_NOTE_HEADER, FileReply } from "../contract/fields.ts";
import {
  AUTHORIZATION_HEADER,
  allEndpoints,
  type Endpoint,
  type ParsedRequest,
  parseRequest,
  type RefusedReply,
  TOKEN_SCHEME,
  VISITOR_HEADER,
  type WireReplyOf,
} from "../contract/index.ts";
import { sampleReply } from "./sample-reply.ts";

/** A reply that refuses the call. */
export interface MockRefusal {
  readonly httpStatus: number;
  readonly refusal: v.InferInput<typeof RefusedReply>;
}

/** The identity that a request's headers carry. */
export interface MockIdentity {
  readonly token: string | undefined;
  readonly visitorId: string | undefined;
}

export type MockCall<E extends Endpoint> = ParsedRequest<E> & { readonly identity: MockIdentity };

/** Replies by the request; undefined stands for the sample. */
export type MockHandler<E extends Endpoint> = (call: MockCall<E>) => WireReplyOf<E> | MockRefusal | undefined;

/** What a test replies with. */
export type MockReply<E extends Endpoint> = WireReplyOf<E> | MockRefusal | MockHandler<E>;

/** A reply as a handler: one that is no function is always the same. */
export function mockHandler<E extends Endpoint>(reply?: MockReply<E>): MockHandler<E> {
  const isHandler = (given: MockReply<E> | undefined): given is MockHandler<E> => typeof given === "function";
  return isHandler(reply) ? reply : () => reply;
}

/** `refuse(409, "Your cart is empty")` as a reply, or the fields of a refusal: `refuse(400, { errors: … })`. */
export const refuse = (
  httpStatus: number,
  reason: string | Omit<MockRefusal["refusal"], "status"> = {},
): MockRefusal => ({
  httpStatus,
  refusal: { status: false, ...(typeof reason === "string" ? { message: reason } : reason) },
});

const isRefusal = (reply: unknown): reply is MockRefusal =>
  typeof reply === "object" && reply !== null && "httpStatus" in reply && "refusal" in reply;

function identityOf(headers: Headers): MockIdentity {
  const [scheme, token] = headers.get(AUTHORIZATION_HEADER)?.split(" ") ?? [];
  const visitorId = headers.get(VISITOR_HEADER) ?? undefined;
  return { token: scheme === TOKEN_SCHEME ? token : undefined, visitorId };
}

/** Any token is a customer's, and staff's: whose it is, only a backend knows. */
const mayCall = ({ access }: Endpoint, { token, visitorId }: MockIdentity): boolean =>
  access === "public" || token !== undefined || (access === "shopper" && visitorId !== undefined);

const single = (params: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? "")]));

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

/** `/cart/{id}/` as msw writes it, with and without its last slash. */
const pathsOf = (path: string): readonly string[] => {
  const pattern = path.replace(/\{(\w+)\}/g, ":$1");
  return [pattern, pattern.replace(/\/$/, "")];
};

async function readBody({ body, encoding }: Endpoint, request: Request): Promise<unknown> {
  if (!body) return undefined;
  // A Blob of the test's window, which msw's is not.
  if (encoding === "file") return new Blob([await request.arrayBuffer()]);
  if (encoding === "multipart") return request.formData().then(Object.fromEntries, () => undefined);
  return request.json().catch(() => undefined);
}

function respond(endpoint: Endpoint, reply: unknown): HttpResponse<string | Blob | Record<string, unknown>> {
  if (isRefusal(reply)) {
    return HttpResponse.json<Record<string, unknown>>({ ...reply.refusal }, { status: reply.httpStatus });
  }
  if (endpoint.file && v.is(FileReply, reply)) {
    const { name, content, note } = reply;
    return new HttpResponse(content, {
      headers: {
        "content-type": endpoint.file,
        "content-disposition": `attachment; filename="${name}"`,
        ...(note ? { [FILE_NOTE_HEADER]: encodeURIComponent(note) } : {}),
      },
    });
  }
  return new HttpResponse(JSON.stringify(reply), { headers: { "content-type": "application/json" } });
}

/**
 * Handlers of msw that answer one call of the contract. A caller without access is refused, and the request is
 * validated, as the backend does both; then comes the reply that the test gives, or else a sample from the contract.
 * @param baseUrl where the client under test sends its calls, without a slash at the end.
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  reply?: MockReply<E>,
  baseUrl = "",
): readonly HttpHandler[] {
  const handle = mockHandler(reply);
  return pathsOf(endpoint.path).map((path) =>
    METHODS[endpoint.method](baseUrl + path, async ({ request, params }) => {
      const identity = identityOf(request.headers);
      if (!mayCall(endpoint, identity)) return respond(endpoint, refuse(401, "Please login!"));
      const body = await readBody(endpoint, request);
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const parsed = parseRequest(endpoint, { params: single(params), query, body });
      if (!parsed.ok) return respond(endpoint, refuse(400, { message: parsed.message, errors: parsed.errors }));
      return respond(endpoint, handle({ ...parsed.request, identity }) ?? sampleReply(endpoint));
    }),
  );
}

/** Handlers of msw that answer every call of the contract with a sample. */
export const mockHandlers = (baseUrl = ""): readonly HttpHandler[] =>
  Object.values(allEndpoints).flatMap((endpoint) => mockEndpoint(endpoint, undefined, baseUrl));
