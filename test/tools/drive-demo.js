// Starts the demo as the README says (`npm start`), drives it once in a browser as a person would, and stops it.
// Exit code 0 when every page works and nothing was written to a console.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";
import { browserArgs, findOrInstallBrowser } from "./find-browser.js";

const START_TIMEOUT = 180_000;
const STEP_TIMEOUT = 60_000;

/** @param {string} step */
const say = (step) => console.log(`demo: ${step}`);

/** Starts the server in a process group of its own, on a free port. Resolves to its address. */
async function startDemo() {
  const options = {
    env: { ...process.env, PORT: "0" },
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  };
  const server = spawn("npm", ["start"], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  const late = setTimeout(() => stopDemo(server), START_TIMEOUT);
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (address === undefined) continue;
    clearTimeout(late);
    server.stdout.resume();
    return { server, address };
  }
  throw new Error(`npm start ended, or took over ${START_TIMEOUT / 1000} s, without naming its address.`);
}

/** Ends npm and the server under it. @param {import("node:child_process").ChildProcess} server */
function stopDemo(server) {
  if (server.pid === undefined || server.exitCode !== null) return;
  if (process.platform === "win32") server.kill();
  else process.kill(-server.pid, "SIGTERM");
}

/** Opens a page and collects everything that it complains of. @param {import("puppeteer-core").Browser} browser @param {string} url */
async function open(browser, url) {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

/** Waits until the newest of `count` trees is complete. @param {import("puppeteer-core").Page} page @param {number} count */
async function completeTrees(page, count) {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll("intui-tree:state(complete)").length >= wanted,
    { polling: 100 },
    count,
  );
}

/** A question, its answer, a press in it, and the answer to that. @param {import("puppeteer-core").Page} page */
async function converse(page) {
  await page.click(".suggestions button");
  await completeTrees(page, 1);
  say("the first answer is complete");
  const button = await page.waitForSelector("intui-tree:state(complete) >>> intui-choice button:not([disabled])");
  await button?.click();
  await completeTrees(page, 2);
  say("the answer to a press is complete");
}

/** @param {string} address */
async function drive(address) {
  const browser = await puppeteer.launch({ executablePath: findOrInstallBrowser(), args: browserArgs });
  try {
    const chat = await open(browser, `${address}/?idle&speed=fast`);
    await converse(chat.page);
    const gallery = await open(browser, `${address}/gallery`);
    await completeTrees(gallery.page, 5);
    say("the gallery is drawn");
    const playground = await open(browser, `${address}/playground`);
    await completeTrees(playground.page, 1);
    say("the playground has drawn its example");
    const complaints = [...chat.complaints, ...gallery.complaints, ...playground.complaints];
    if (complaints.length > 0) throw new Error(`The pages complained:\n${complaints.join("\n")}`);
  } finally {
    await browser.close();
  }
}

const { server, address } = await startDemo();
say(`it runs at ${address}`);
const ended = once(server, "exit");
try {
  await drive(address);
} finally {
  stopDemo(server);
  await ended;
  say("it has stopped");
}
