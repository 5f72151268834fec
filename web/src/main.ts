import { mount } from "svelte";

import App from "./App.svelte";
import { pageSpeech } from "./words/pageSpeech.svelte";

const target = document.getElementById("app");
if (target) {
  await pageSpeech.begin();
  target.removeAttribute("inert");
  target.replaceChildren();
  mount(App, { target });
}
