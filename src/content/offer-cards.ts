import type { Card } from './page.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Offer } from '#src/content/offers/offer.ts'

/**
 * Returns a card for each offer, in order: its title, its cost, and a button that opens its form.
 *
 * @param form the id of the form whose subjects are the offers
 * @param label the word on the buttons
 * @param facts more facts of a card, by the offer's key
 */
export function cardsOf<Key extends string>(
  offers: Readonly<Record<Key, Offer>>,
  form: string,
  label: Words,
  facts?: Readonly<Partial<Record<Key, Partial<Card>>>>,
): Card[] {
  const entries = Object.entries(offers) as [Key, Offer][]
  return entries.map(([subject, { title, line, picture }]) => ({
    title,
    ...(picture && { picture }),
    ...(line && { price: line }),
    ask: { form, subject, label },
    ...facts?.[subject],
  }))
}

/** Returns some of the offers, in the order of the keys. */
export function some<Key extends string>(
  offers: Readonly<Record<Key, Offer>>,
  ...keys: readonly Key[]
): Record<string, Offer> {
  return Object.fromEntries(keys.map((key) => [key, offers[key]]))
}
