import type { Catalogue } from '#src/content/catalogue.ts'
import { services } from '#src/content/services.ts'
import { catalogues } from './catalogue-rows.ts'

/** Every catalogue with its address, in the order in which the services are listed; one that is no service comes last. */
export async function shop(): Promise<[string, Catalogue][]> {
  return [...(await catalogues())].toSorted(([one], [other]) => placeOf(one) - placeOf(other))
}

function placeOf(address: string): number {
  const place = services.findIndex(({ to }) => to === `/${address}`)
  return place === -1 ? services.length : place
}
