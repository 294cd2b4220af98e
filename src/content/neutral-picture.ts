import type { Pack } from './catalogue.ts'

/** Returns the drawing of a plain bottle, sack or packet, for an item without a drawing, such as an editor's. */
export function neutralPicture({ amount, unit }: Pack): string {
  if (unit === 'plant') return 'plain/sapling'
  if (unit === 'ml' || unit === 'litre') return unit === 'litre' && amount >= 2 ? 'plain/can' : 'plain/bottle'
  if (unit === 'piece' || unit === 'dozen') return 'plain/carton'
  return unit === 'bag' || (unit === 'kg' && amount >= 5) ? 'plain/sack' : 'plain/packet'
}
