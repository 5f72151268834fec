/** For tests: the question that stands on `QuestionBoard`. */

export const asked = $state({
  text: "",
  /** How often the view came anew, with the same question. */
  views: 0,
  /** Whether its card lies elsewhere on the board by now. */
  moved: false,
});
