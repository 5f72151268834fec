/** For tests: the question that stands on `QuestionBoard`. */

export const asked = $state({ text: "" });
