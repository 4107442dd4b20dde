export { type CloseOptions, closeOnSignal } from "./close-on-signal.ts";
export { type ConnectionLimits, createHttpServer } from "./create-http-server.ts";
export { HSTS, withCharset } from "./response-headers.ts";
