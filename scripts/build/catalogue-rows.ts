import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Catalogue } from '#src/content/catalogue.ts'
import { centre } from '#src/content/centre.ts'
import { settings, type SettingKey } from '#src/content/settings.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { rowsOf, type CatalogueRow } from '#src/content/catalogue-rows.ts'
import type { ServiceEntry } from '#src/content/services.ts'
import { taxRowsOf, type CatalogueTaxes, type TaxRow } from '#src/content/taxes.ts'
import { trainingRows } from '#src/content/training-rows.ts'

const folder = new URL('../../src/content/catalogues/', import.meta.url)

/** The exports of a catalogue file. Phones get the catalogue only: the app imports nothing else. */
export interface CatalogueFile {
  readonly default: Catalogue
  readonly tax: CatalogueTaxes
  readonly foundIn: FoundIn
  readonly services?: readonly ServiceEntry[]
}

/** Every catalogue file by its address, read from the folder: nothing is registered by hand. */
export async function catalogueFiles(): Promise<Map<string, CatalogueFile>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.catalogue.ts')).toSorted()
  const entries = names.map(async (name): Promise<[string, CatalogueFile]> => {
    const file = (await import(new URL(name, folder).href)) as CatalogueFile
    return [name.replace('.catalogue.ts', ''), file]
  })
  return new Map(await Promise.all(entries))
}

/** Every catalogue by its address. */
export async function catalogues(): Promise<Map<string, Catalogue>> {
  return new Map([...(await catalogueFiles())].map(([address, file]) => [address, file.default]))
}

/** Returns every tax rate as database rows. */
export async function taxRows(): Promise<TaxRow[]> {
  return taxRowsOf(
    Object.fromEntries([...(await catalogueFiles())].map(([address, { tax }]) => [address, tax])),
  )
}

/** Returns every setting of the centre as a database row. */
export function settingRows() {
  return Object.entries(settings).map(([key, setting]) => ({
    key,
    kind: setting.kind,
    built: centre[key as SettingKey],
    ...('longest' in setting ? { longest: setting.longest } : {}),
    ...('pattern' in setting ? { pattern: setting.pattern } : {}),
  }))
}

/**
 * The rows that the content puts into the database, and the name of this state of the content: builds with the same rows
 * have the same name, so that a phone can fetch the changes since the catalogue of its build.
 */
export async function catalogueSnapshot(): Promise<{
  id: string
  rows: (CatalogueRow & { content_hash: string })[]
}> {
  const goods = [...(await catalogues())].flatMap(([address, catalogue]) => rowsOf(address, catalogue))
  const rows = [...goods, ...trainingRows()]
  const hashed = rows.map((row) => ({ ...row, content_hash: hash(row) }))
  return { id: hash(hashed), rows: hashed }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
