import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { CatalogueFile } from '#scripts/build/catalogue-rows.ts'
import { rowsOf } from '#src/content/catalogue-rows.ts'
import type { ReadingPage } from '#src/content/page.ts'
import { groups, type ServiceEntry } from '#src/content/services.ts'
import { taxRowsOf } from '#src/content/taxes.ts'

/** The samples of CONTRIBUTING.md, as files. */
const text = await readFile(resolve('CONTRIBUTING.md'), 'utf8')
const samples = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!)
await mkdir('.build', { recursive: true })
const folder = await mkdtemp(resolve('.build/recipes-'))
afterAll(() => rm(folder, { recursive: true }))

async function sample<Exports>(about: string): Promise<Exports> {
  const file = join(folder, `${about}.ts`)
  await writeFile(
    file,
    samples.find(
      (code) => code.includes(`export default ${about}(`) || code.includes(`export const ${about}:`),
    )!,
  )
  return (await import(file)) as Exports
}

it('the sample of a catalogue is one file with everything that the shop needs: rows, rates and categories', async () => {
  const { default: catalogue, tax, foundIn } = await sample<CatalogueFile>('defineCatalogue')
  expect(rowsOf('cattle-feed', catalogue)).toHaveLength(1)
  expect(taxRowsOf({ 'cattle-feed': tax })).toContainEqual({ of: 'cattle-feed', hsn: '2309', rate_bp: 0 })
  expect(Object.values(foundIn)).toEqual(['all'])
})

it('the sample of a service states its benefit in a line, in an existing group', async () => {
  const { services } = await sample<{ services: readonly ServiceEntry[] }>('services')
  const [entry] = services
  expect(groups.map(({ id }) => id)).toContain(entry?.group)
  // The samples stay in three languages when another one is added.
  const lines = Object.values<string>(entry!.line)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
})

it('the sample of a page has its words in every language', async () => {
  const { default: page } = await sample<{ default: ReadingPage }>('definePage')
  expect(Object.keys(page.title)).toEqual(['en', 'pa', 'hi'])
  expect(page.blocks).toHaveLength(1)
})
