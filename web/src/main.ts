import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { reloadOnNewBuild } from "./device/reloadOnNewBuild";
import { retryStyles } from "./device/retryStyles";
import { pageSpeech } from "./words/pageSpeech.svelte";

retryStyles();

const target = document.getElementById("app");
if (target) {
  void pageSpeech.begin().then(
    () => mount(App, { target }),
    async () => {
      // Without words there is one thing left to say, and it stands in the page itself.
      if (!(await reloadOnNewBuild())) document.getElementById("missing")?.removeAttribute("hidden");
    },
  );
}
