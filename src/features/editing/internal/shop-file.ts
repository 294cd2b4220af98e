import type { FileWords } from '#src/features/editing/file-words.ts'
import { device, type StoredItem } from '#src/platform/device/database.ts'
import { originalFile } from '#src/platform/device/originals.ts'
import { storedVersion } from '#src/features/catalogue/sync.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { builtFact, openIndex, originalsOf, storedFact, type ItemFact } from './open-item.ts'
import type { ItemTax, OriginalItem } from './originals.ts'

/** A product of the shop as a file has it, in all languages. */
export interface ShopItem {
  readonly id: string
  readonly catalogue: string
  readonly section: string
  readonly fact: FileFact
  /** True where the price may have steps by quantity; `always` where it has them in the app and keeps them. */
  readonly steps: boolean | 'always'
  /** True for a product that no build has. */
  readonly isOwn: boolean
  /** The version of its last change; 0 for one that is as the build has it. */
  readonly version: number
}

/** The editable state of a product, with its tax; that of the build where no editor has given another. */
export interface FileFact extends ItemFact {
  readonly tax: ItemTax | null
  /** The name of its section, if the centre made it. */
  readonly section_title: Words | null
}

/** A catalogue of the shop: its title, and its sections by their key, those that the centre made too. */
export interface ShopPart {
  readonly title: Words
  readonly sections: ReadonlyMap<string, Words>
  /** Keys of the sections that the centre made. */
  readonly own: ReadonlySet<string>
}

/** All that is sold, as this phone has it. */
export interface Shop {
  readonly items: ReadonlyMap<string, ShopItem>
  readonly parts: ReadonlyMap<string, ShopPart>
  readonly words: FileWords
  /** The version that this phone has reached. */
  readonly seen: number
}

/** Returns all that is sold; `undefined` if this phone does not have it yet. */
export async function openShop(): Promise<Shop | undefined> {
  const [index, words, stored, seen] = await Promise.all([
    openIndex(),
    originalFile('file-words') as Promise<FileWords | undefined>,
    device.items.toArray(),
    storedVersion(),
  ])
  if (!index || !words || seen === undefined) return undefined
  const items = new Map<string, ShopItem>()
  const parts = new Map<string, ShopPart>()
  for (const catalogue of index.catalogues) {
    const originals = await originalsOf(catalogue)
    if (!originals?.items) return undefined
    const changes = new Map(
      stored.filter((item) => item.catalogue === catalogue).map((item) => [item.id, item]),
    )
    const own = ownItems(originals.items, changes)
    for (const item of [...builtItems(catalogue, originals.items, changes), ...own.map(ownItem)])
      items.set(item.id, item)
    const built = new Map(Object.entries(originals.sections ?? {}))
    const made = ownSections(own, built)
    const sections = new Map([...built, ...made])
    parts.set(catalogue, { title: originals.title, sections, own: new Set(made.keys()) })
  }
  return { items, parts, words, seen }
}

type BuiltItems = Readonly<Record<string, OriginalItem>>
type StoredItems = ReadonlyMap<string, StoredItem>

function builtItems(catalogue: string, built: BuiltItems, changes: StoredItems): ShopItem[] {
  return Object.entries(built).flatMap(([key, original]) => {
    const id = `${catalogue}/${key}`
    const change = changes.get(id)
    if (change?.retired) return []
    const { section, tax, tiers, about, hasOnePrice } = original
    const fact = change ? storedFact(change, original) : builtFact(original)
    const whole = { ...fact, about: fact.about ?? about, tax: change?.tax ?? tax, section_title: null }
    const steps = tiers ? ('always' as const) : !hasOnePrice
    return [{ id, catalogue, section, fact: whole, steps, isOwn: false, version: change?.version ?? 0 }]
  })
}

/** Returns what the centre sells besides the goods of the build. */
function ownItems(built: BuiltItems, changes: StoredItems): StoredItem[] {
  const isOwn = ({ id }: StoredItem) => !Object.hasOwn(built, id.slice(id.indexOf('/') + 1))
  return [...changes.values()].filter((item) => !item.retired && isOwn(item))
}

function ownItem(stored: StoredItem): ShopItem {
  const { id, catalogue, section, version, tax, section_title } = stored
  const fact = { ...storedFact(stored, undefined), tax, section_title }
  return { id, catalogue, section, version, fact, steps: true, isOwn: true }
}

/** Returns the sections that the centre made, by their newest names. */
function ownSections(added: readonly StoredItem[], built: ReadonlyMap<string, Words>): Map<string, Words> {
  const named = added.toSorted((a, b) => a.version - b.version)
  return new Map(
    named.flatMap(({ section, section_title: title }) =>
      title && !built.has(section) ? [[section, title] as const] : [],
    ),
  )
}
