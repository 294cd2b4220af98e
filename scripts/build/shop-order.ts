import type { Catalogue } from '#src/content/catalogue.ts'
import { catalogues } from './catalogue-rows.ts'
import { serviceList } from './service-list.ts'

/** Every catalogue with its address, in the order in which the services are listed; one that is no service comes last. */
export async function shop(): Promise<[string, Catalogue][]> {
  const services = await serviceList()
  const placeOf = (address: string) => {
    const place = services.findIndex(({ to }) => to === `/${address}`)
    return place === -1 ? services.length : place
  }
  return [...(await catalogues())].toSorted(([one], [other]) => placeOf(one) - placeOf(other))
}
