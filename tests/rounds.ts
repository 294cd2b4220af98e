/** True in `npm run test:full`. What says `skipIf(!isFull)` is, like a journey that is tagged @full, a variant of what every run shows too. */
export const isFull = Boolean(process.env['FULL'])

/** Returns the number of rounds of a test: in `npm test` and alone, or in `npm run test:full`. */
export const rounds = (everyRun: number, full: number): number => (isFull ? full : everyRun)
