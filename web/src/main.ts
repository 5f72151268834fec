import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { renew } from "./device/reloadOnNewBuild";
import { speech } from "./words/pageSpeech.svelte";

const target = document.getElementById("app");
if (target) {
  void speech.begin().then(
    () => mount(App, { target }),
    async () => {
      // Without words there is one thing left to say, and it stands in the page itself.
      if (!(await renew())) document.getElementById("missing")?.removeAttribute("hidden");
    },
  );
}
