/** The page's end of the wire to the agent. */

/**
 * Sends the conversation; its last message is the new one.
 * @returns {Promise<Response>} the answer, still coming, as server-sent events
 * @throws an Error whose message says, for a person, why there is no answer
 */
export async function post(messages, { speed, provider, signal }) {
  const query = new URLSearchParams({ speed, ...(provider ? { provider } : {}) });
  let response;
  try {
    response = await fetch(`/agent?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ messages }),
      signal,
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("The agent can’t be reached. Is the demo still running?");
  }
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({}));
  throw new Error(error ?? `The agent answered with status ${response.status}.`);
}

/**
 * The tree's text in a copy of an answer, for the transcript: as much of it as came before the stream ended or broke.
 * @param {Response} copy
 */
export async function textOf(copy) {
  let received = "";
  try {
    const reader = copy.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) received += part.value;
  } catch {
    // Stopped or broken off; what had come by then counts.
  }
  const events = received.split("\n\n").filter((event) => event.startsWith("data: "));
  return events.map((event) => event.slice("data: ".length)).join("");
}
