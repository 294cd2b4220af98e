/**
 * True in `npm run test:full`. A test with `skipIf(!isFull)` is, like a journey without @every, a variant of a test in every
 * run.
 */
export const isFull = Boolean(process.env['FULL'])

/** Returns the number of rounds of a test: in `npm test` and alone, or in `npm run test:full`. */
export const rounds = (everyRun: number, full: number): number => (isFull ? full : everyRun)
