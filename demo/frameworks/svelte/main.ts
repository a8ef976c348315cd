import "@intui/web/define";
import { mount } from "svelte";
import Chat from "./chat.svelte";

mount(Chat, { target: document.querySelector("#app") as HTMLElement });
