import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { FileReply } from "../contract/fields.ts";
import {
  AUTHORIZATION_HEADER,
  type Endpoint,
  type ParsedRequest,
  parseRequest,
  type RefusedReply,
  TOKEN_SCHEME,
  VISITOR_HEADER,
  type WireReplyOf,
} from "../contract/index.ts";
import { sampleReply } from "./sample-reply.ts";

/** How a mocked call says no. */
export interface MockRefusal {
  readonly httpStatus: number;
  readonly refusal: v.InferInput<typeof RefusedReply>;
}

/** Who asks, as the headers say. */
export interface MockIdentity {
  readonly token: string | undefined;
  readonly visitorId: string | undefined;
}

export type MockCall<E extends Endpoint> = ParsedRequest<E> & { readonly identity: MockIdentity };

export type MockHandler<E extends Endpoint> = (call: MockCall<E>) => WireReplyOf<E> | MockRefusal;

type RefusalWords = Omit<MockRefusal["refusal"], "status">;

/** `return refuse(409, "Your cart is empty")` in a handler. */
export const refuse = (httpStatus: number, words: string | RefusalWords): MockRefusal => ({
  httpStatus,
  refusal: { status: false, ...(typeof words === "string" ? { message: words } : words) },
});

export const isRefusal = (answer: unknown): answer is MockRefusal =>
  typeof answer === "object" && answer !== null && "httpStatus" in answer && "refusal" in answer;

function identityOf(headers: Headers): MockIdentity {
  const [scheme, token] = headers.get(AUTHORIZATION_HEADER)?.split(" ") ?? [];
  const visitorId = headers.get(VISITOR_HEADER) ?? undefined;
  return { token: scheme === TOKEN_SCHEME ? token : undefined, visitorId };
}

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
  if (encoding === "multipart") return Object.fromEntries(await request.formData());
  return request.json().catch(() => undefined);
}

const fileResponse = ({ name, content }: v.InferOutput<typeof FileReply>, type = "") =>
  new HttpResponse(content, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  });

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
      const body = await readBody(endpoint, request);
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const parsed = parseRequest(endpoint, { params: single(params), query, body });
      if (!parsed.ok) {
        const { message, errors } = parsed;
        return HttpResponse.json({ status: false, message, errors }, { status: 400 });
      }
      const answer: unknown = handler
        ? handler({ ...parsed.request, identity: identityOf(request.headers) })
        : sampleReply(endpoint);
      if (isRefusal(answer)) {
        return HttpResponse.json<Record<string, unknown>>({ ...answer.refusal }, { status: answer.httpStatus });
      }
      if (endpoint.file && v.is(FileReply, answer)) return fileResponse(answer, endpoint.file);
      return new HttpResponse(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
    }),
  );
}
