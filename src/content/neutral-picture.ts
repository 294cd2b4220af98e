import type { Pack } from './catalogue.ts'

/** A true picture of something of which only the pack is known, such as what an editor adds: a plain bottle, sack or packet. */
export function neutralPicture({ amount, unit }: Pack): string {
  if (unit === 'plant') return 'plain/sapling'
  if (unit === 'ml' || unit === 'litre') return unit === 'litre' && amount >= 2 ? 'plain/can' : 'plain/bottle'
  if (unit === 'piece' || unit === 'dozen') return 'plain/carton'
  return unit === 'bag' || (unit === 'kg' && amount >= 5) ? 'plain/sack' : 'plain/packet'
}
