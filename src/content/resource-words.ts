import type { Words } from '#src/platform/i18n/words.ts'
import { rentals, sets, workers } from './offers/equipment.ts'

/** Names of resources without a card of a machine or a worker. */
const others: Readonly<Record<string, Words>> = {
  drone: { en: 'Drone', pa: 'ਡਰੋਨ', hi: 'ड्रोन' },
  'expert-visit': { en: 'Expert visit', pa: 'ਮਾਹਰ ਦਾ ਫੇਰਾ', hi: 'विशेषज्ञ का दौरा' },
  'soil-pickup': { en: 'Soil pickup', pa: 'ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ ਲੈ ਜਾਣਾ', hi: 'मिट्टी का नमूना ले जाना' },
}

const named: Readonly<Record<string, { readonly title: Words }>> = { ...rentals, ...sets, ...workers }

/** Returns the name of a resource, as in the database; `undefined` for a resource of a later build. */
export function resourceWords(id: string): Words | undefined {
  return named[id]?.title ?? others[id]
}
