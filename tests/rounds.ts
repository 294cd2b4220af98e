/** How many rounds a test makes: in `npm test` and alone, and in `npm run test:full`. */
export const rounds = (everyRun: number, full: number): number => (process.env['FULL'] ? full : everyRun)
