import { groups, ownServices, type Service, type ServiceEntry } from '#src/content/services.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { catalogueFiles } from './catalogue-rows.ts'
import { pageModules } from './page-files.ts'

/** A service with its search words. */
type FoundService = Service & Pick<ServiceEntry, 'place' | 'search'>

/** The exports of a content file that concern the lists. */
interface ContentFile {
  readonly default: { readonly title: Words; readonly pictogram: string }
  readonly services?: readonly ServiceEntry[]
}

/**
 * Everything that the centre offers, in the order of the lists: the content files' own entries, and the app's own pages.
 */
export async function serviceList(): Promise<Service[]> {
  return (await found()).map(({ place: _place, search: _search, ...service }) => service)
}

/** Returns the search words of services by id. */
export async function serviceWords(): Promise<Record<string, string>> {
  return Object.fromEntries((await found()).flatMap(({ id, search }) => (search ? [[id, search]] : [])))
}

async function found(): Promise<FoundService[]> {
  const files: [string, ContentFile][] = [...(await catalogueFiles()), ...(await pageModules())]
  const listed = files.flatMap(([address, file]) =>
    (file.services ?? []).map((entry) => serviceOf(address, file.default, entry)),
  )
  return [...listed, ...ownServices].toSorted((one, other) => orderOf(one) - orderOf(other))
}

function serviceOf(address: string, content: ContentFile['default'], entry: ServiceEntry): FoundService {
  const { below = '', ...more } = entry
  const { title, pictogram } = content
  return { id: address.split('/').at(-1)!, title, pictogram, to: `/${address}${below}`, ...more }
}

const mostOfAGroup = 1000

function orderOf({ group, place = mostOfAGroup - 1 }: FoundService): number {
  return groups.findIndex(({ id }) => id === group) * mostOfAGroup + place
}
