// The limit of node:http alone: the bytes of one of our pages, headers included, from memory.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { PORT, HEADERS_FILE = "", BODY_FILE = "" } = process.env;

const headers: string[] = JSON.parse(readFileSync(HEADERS_FILE, "utf8"));
const body = readFileSync(BODY_FILE);

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(PORT), "127.0.0.1");
