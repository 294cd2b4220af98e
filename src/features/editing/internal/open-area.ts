import type { DeliveryArea } from '#src/content/catalogue.ts'
import { device, type StoredArea } from '#src/platform/device/database.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { editsOf } from './edits.ts'
import { noWords, opened, originalsOf, type Opened } from './open-item.ts'

/** A delivery area, with its name in all languages. */
export interface AreaFact {
  readonly title: Words
  readonly brought: Words
  readonly fee_paise: number
  readonly free_from_paise: number
  readonly served: boolean
}

/** Returns all delivery areas, retired ones too; `undefined` if the phone does not have them. */
export async function openAreas(): Promise<(AreaFact & { id: string })[] | undefined> {
  const [originals, stored] = await Promise.all([originalsOf('centre'), device.areas.toArray()])
  if (!originals?.areas) return undefined
  const known = new Map(originals.areas.map((area) => [area.id, area]))
  const ids = new Set([...known.keys(), ...stored.map(({ id }) => id)])
  return [...ids].map((id) => ({
    id,
    ...areaFact(
      known.get(id),
      stored.find((area) => area.id === id),
    ),
  }))
}

const newArea: AreaFact = { title: noWords, brought: noWords, fee_paise: 0, free_from_paise: 0, served: true }

function areaFact(built: DeliveryArea | undefined, stored: StoredArea | undefined): AreaFact {
  const fact = built ? builtArea(built) : newArea
  if (!stored) return fact
  const { title, brought, fee_paise, free_from_paise, served } = stored
  return { title: title ?? fact.title, brought: brought ?? fact.brought, fee_paise, free_from_paise, served }
}

function builtArea({ title, when, fee, freeFrom }: DeliveryArea): AreaFact {
  return { title, brought: when, fee_paise: fee, free_from_paise: freeFrom, served: true }
}

/** Returns the build's name and times of an area; nothing of one that an admin added. */
export async function builtWordsOf(id: string): Promise<Partial<Pick<AreaFact, 'title' | 'brought'>>> {
  const built = (await originalsOf('centre'))?.areas?.find((area) => area.id === id)
  return built ? { title: built.title, brought: built.when } : {}
}

/** True if an area with this id exists or waits to be sent. */
export async function isAreaTaken(account: string, id: string): Promise<boolean> {
  const [areas, edits] = await Promise.all([openAreas(), editsOf(account)])
  return (
    areas?.some((area) => area.id === id) || edits.some(({ kind, path }) => kind === 'area' && path === id)
  )
}

/** An area to be edited, or the empty form of a new one. */
export async function openArea(account: string, id: string): Promise<Opened<AreaFact> | undefined> {
  const { id: _, ...fact } = (await openAreas())?.find((area) => area.id === id) ?? {
    id,
    ...areaFact(undefined, undefined),
  }
  return opened(account, { kind: 'area', path: id, part: '' }, fact)
}
