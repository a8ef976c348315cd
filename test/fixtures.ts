/** Files that lie beside a checkout, in `../shared/fixtures`: the seed's components and real provider streams. */

/** A fixture by its path in that folder: JSON parsed, JSON lines as a list; undefined where the folder is not here. @public */
export async function fixture(path: string): Promise<unknown> {
  const response = await fetch(`/fixtures/${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`/fixtures/${path}: ${response.status}`);
  const text = await response.text();
  if (!path.endsWith(".jsonl")) return JSON.parse(text);
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line)]));
}

/**
 * Declares a suite over one fixture; await it at the top level of a test file. Where the fixtures are not here the suite
 * is one skipped test that says so.
 */
export async function describeWithFixtures(
  title: string,
  path: string,
  suite: (content: unknown) => void,
): Promise<void> {
  const content = await fixture(path);
  describe(title, () => {
    if (content === undefined) it("did not run: ../shared/fixtures is not here");
    else suite(content);
  });
}
