import type { Card } from './page.ts'
import type { Words } from '#src/i18n/words.ts'
import type { Offer } from './offers/offer.ts'

/**
 * A card for each offer, in their order: its title, what it costs, and the button that asks for it in a form.
 *
 * @param form the id of the form that has the offers as its subjects
 * @param label the word on the buttons
 * @param facts what a card says besides, by the offer's key
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

/** Some of the offers, in the order of their keys here. */
export function some<Key extends string>(
  offers: Readonly<Record<Key, Offer>>,
  ...keys: readonly Key[]
): Record<string, Offer> {
  return Object.fromEntries(keys.map((key) => [key, offers[key]]))
}
