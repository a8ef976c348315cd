/**
 * `npm start`: builds the package when that is needed, then serves the demo on localhost. PORT names another port;
 * when it is taken, the next free one is used.
 */
import { buildIfStale } from "./server/build.js";
import { createDemoServer } from "./server/server.js";

const firstPort = Number(process.env.PORT ?? 4173);
const tries = 20;

/** Listens on the first free port from `port` on. */
function listen(server, port, left = tries) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      if (error.code !== "EADDRINUSE" || left === 0) return reject(error);
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
      resolve(listen(server, port + 1, left - 1));
    });
    server.listen(port, "localhost", () => resolve(server.address().port));
  });
}

async function start() {
  if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", which is no port number.`);
  }
  await buildIfStale();
  const server = await createDemoServer({ log: (line) => console.log(line) });
  const port = await listen(server, firstPort);
  console.log(`\n  The demo is at  http://localhost:${port}\n  Stop it with Ctrl+C.\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(`The demo could not start. ${error.message}`);
  process.exitCode = 1;
}
