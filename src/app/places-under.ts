import { findCatalogue, findPageOrPart } from '#src/content/find.ts'
import { partOf } from '#src/content/page.ts'
import type { Service } from '#src/content/services.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** A page below a service's page in the menu. */
export interface Place {
  readonly to: string
  readonly title: string
}

/**
 * Returns the pages below a service: sections of a catalogue, parts of a page, and addresses that the service names.
 */
export async function placesUnder({ to, unfolds = [] }: Service): Promise<readonly Place[]> {
  const address = to.slice(1)
  const catalogue = await findCatalogue(address)
  const found = await findPageOrPart(address)
  const sections = Object.entries(catalogue?.sections ?? {}).map(([key, { title }]) => ({
    to: `${to}/${key}`,
    title: localize(title),
  }))
  const parts = (found?.page.parts ?? []).map((id) => ({
    to: `${to}/${id}`,
    title: localize(partOf(found!.page, id).heading),
  }))
  const named = await Promise.all(unfolds.map(async (path) => ({ to: path, title: await titleOf(path) })))
  return [...sections, ...parts, ...named]
}

async function titleOf(path: string): Promise<string> {
  const found = await findPageOrPart(path.slice(1))
  if (!found) throw new Error(`Nothing stands at ${path}`)
  return localize(found.part === undefined ? found.page.title : partOf(found.page, found.part).heading)
}
