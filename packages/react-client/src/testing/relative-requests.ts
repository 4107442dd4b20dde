/** In Node, `Request` has no base for relative URLs; in a browser it has the page's. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, location.href) : input, init);
  }
}

globalThis.Request = PageRequest;
