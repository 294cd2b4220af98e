export type Answer = string | number | boolean

/** Answers by field key; empty ones are absent. */
export type Answers = Readonly<Record<string, Answer>>
