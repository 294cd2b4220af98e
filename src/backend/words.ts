import * as v from 'valibot'

/**
 * Words as the centre tells them, in every language: editors change all of them, and who changes the language of the app
 * keeps what the phone holds.
 */
export function inEveryLanguage<const Said extends v.GenericSchema>(said: Said) {
  // A build cuts every object that names the languages plainly down to its own (scripts/one-language.ts).
  const [en, pa, hi] = ['en', 'pa', 'hi'] as const
  return v.object({ [en]: said, [pa]: said, [hi]: said } as Record<typeof en | typeof pa | typeof hi, Said>)
}
