import { fileName } from "./file-name.js";

/** How long the file stays readable: some browsers ask the person first where it should go. */
const KEPT = 60_000;

/** Saves a file. The link that does it is never part of the page. */
export function saveFile(file: Blob, title: string, ending: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName(title, ending);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
