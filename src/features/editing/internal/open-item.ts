import type { OriginalItem, Originals, OriginalsIndex } from './originals.ts'
import type { PriceTier } from '#src/content/catalogue.ts'
import { storedVersion } from '#src/features/catalogue/sync.ts'
import { device, type StoredItem, type StoredText } from '#src/platform/device/database.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { prefetchOriginals, originalFile } from '#src/platform/device/originals.ts'
import { languages, type Words } from '#src/platform/i18n/words.ts'
import { editsOf, type EditPlace, type UnsentEdit } from './edits.ts'

/** A thing that is open in an editor. */
export interface Opened<Fact> {
  /** The centre's state, as last synced. */
  readonly fact: Fact
  /** This person's unsent edit. */
  readonly waiting: UnsentEdit | undefined
  /** The version that this phone has reached. */
  readonly seen: number
}

/** A product in all languages; every field one that can be edited. */
export interface ItemFact extends Pick<StoredItem, 'offer'> {
  readonly name: Words
  readonly price_paise: number
  readonly pack_amount: number
  readonly pack_unit: string
  readonly badge: Words | null
  readonly about: Words | null
  readonly available: boolean
  /** The hash of a stored photo, or a data URL of a new one. */
  readonly photo: string | null
  /** Prices by quantity. */
  readonly tiers: readonly PriceTier[] | null
}

/** What the build has of a product: its description and picture, and which prices it may have. */
export type ItemOrigin = Pick<OriginalItem, 'about' | 'picture' | 'hasOnePrice'> & {
  /** True for a product whose price has steps in the app; it keeps at least one. */
  readonly hasSteps?: boolean | undefined
}

/** Words of a page: the build's, and an editor's in their place. */
export interface TextFact {
  readonly part: string
  readonly was: Words
  readonly words: Words | null
}

/** The picture at a place of a page. */
export interface PictureFact {
  /** The hash of a stored photo, or a data URL of a new one. */
  readonly photo: string | null
  /** The alternative text. */
  readonly shows: Words | null
}

/**
 * The list of all that can be edited, which from then on opens here without network too; `undefined` where it never
 * came.
 */
export async function openIndex(): Promise<OriginalsIndex | undefined> {
  const index = (await originalFile('index')) as OriginalsIndex | undefined
  if (index && isOnline())
    void prefetchOriginals(['centre', 'file-words', ...index.pages.map(({ path }) => path)])
  return index
}

/** Returns the build's texts of a page, the centre or a catalogue; `undefined` if the phone does not have them. */
export const originalsOf = async (path: string) => (await originalFile(path)) as Originals | undefined

/**
 * Returns the thing with the unsent edit and the version seen; `undefined` if it cannot be edited on this phone
 * yet.
 */
export async function opened<Fact>(
  account: string,
  of: EditPlace,
  fact: Fact | undefined,
): Promise<Opened<Fact> | undefined> {
  const [seen, edits] = await Promise.all([storedVersion(), editsOf(account)])
  // A phone that has never synced cannot name the version that its person has seen.
  if (fact === undefined || seen === undefined) return undefined
  const waiting = edits.find(
    ({ kind, path, part }) => kind === of.kind && path === of.path && part === of.part,
  )
  return { fact, waiting, seen }
}

/** Returns a product to edit, with the build's texts; `undefined` if this phone does not have it. */
export async function openItem(
  account: string,
  id: string,
): Promise<(Opened<ItemFact> & { origin: ItemOrigin }) | undefined> {
  const [catalogue = '', key = ''] = id.split('/')
  const [stored, originals] = await Promise.all([device.items.get(id), originalsOf(catalogue)])
  const original = originals?.items?.[key]
  const found = await opened(
    account,
    { kind: 'item', path: id, part: '' },
    stored ? storedFact(stored, original) : original && builtFact(original),
  )
  return found && { ...found, origin: originOf(original, id) }
}

function originOf(original: OriginalItem | undefined, id: string): ItemOrigin {
  if (!original) return { about: null, picture: undefined }
  const { about, picture, hasOnePrice, tiers } = original
  return { about, picture: picture ?? id, hasOnePrice, hasSteps: tiers !== null }
}

/** Returns the state of a product at the centre, with the build's prices by quantity. */
export function storedFact(stored: StoredItem, original: OriginalItem | undefined): ItemFact {
  const { name, price_paise, pack_amount, pack_unit, badge, about, available, photo, tiers, offer } = stored
  const text = badge && Object.values(badge).every(Boolean) ? (badge as Words) : null
  return {
    name,
    price_paise,
    pack_amount,
    pack_unit,
    badge: text,
    about: about ?? null,
    available,
    photo: photo ?? null,
    tiers: tiers ?? original?.tiers ?? null,
    offer,
  }
}

/** Returns a product as the build has it. */
export function builtFact({ name, price, pack, badge, tiers }: OriginalItem): ItemFact {
  const packed = { pack_amount: pack.amount, pack_unit: pack.unit }
  return {
    name,
    price_paise: price,
    ...packed,
    badge,
    about: null,
    available: true,
    photo: null,
    tiers,
    offer: null,
  }
}

/** All texts of a page, in its order, with the edits; `undefined` if this phone does not have them. */
export async function openTexts(
  path: string,
): Promise<(Pick<Originals, 'title' | 'pictures'> & { texts: TextFact[] }) | undefined> {
  const [originals, stored] = await Promise.all([originalsOf(path), storedTexts(path)])
  if (!originals) return undefined
  const texts = originals.texts.map(({ part, words }) => ({
    part,
    was: words,
    words: stored.get(part)?.words ?? null,
  }))
  return { title: originals.title, pictures: originals.pictures, texts }
}

/** Some words of a page to be edited; `undefined` where this phone does not have them. */
export async function openText(
  account: string,
  path: string,
  part: string,
): Promise<Opened<TextFact> | undefined> {
  const page = await openTexts(path)
  return opened(
    account,
    { kind: 'text', path, part },
    page?.texts.find((text) => text.part === part),
  )
}

/** Returns the picture at a place of a page to edit; `undefined` if this phone does not have the page. */
export async function openPicture(
  account: string,
  path: string,
  part: string,
): Promise<(Opened<PictureFact> & { title: Words }) | undefined> {
  const [page, stored] = await Promise.all([originalsOf(path), device.pictures.get([path, part])])
  if (!page) return undefined
  const fact = { photo: stored?.photo ?? null, shows: stored?.shows ?? null }
  const found = await opened(account, { kind: 'picture', path, part }, fact)
  return found && { ...found, title: page.pictures?.[part] ?? page.title }
}

async function storedTexts(path: string): Promise<Map<string, StoredText>> {
  const texts = await device.texts.toArray()
  return new Map(texts.filter((text) => text.path === path).map((text) => [text.part, text]))
}

/** Nothing in any language. */
export const noWords = Object.fromEntries(languages.map((code) => [code, ''])) as unknown as Words
