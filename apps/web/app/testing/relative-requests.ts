/** Node's requests know no page that a relative address could belong to; a browser's do. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, location.href) : input, init);
  }
}

globalThis.Request = PageRequest;
