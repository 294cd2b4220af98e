import { readdirSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Ask, Block, Link, ReadingPage } from '#src/content/page.ts'
import { services } from '#src/content/services.ts'
import type { Form } from '#src/forms/define.ts'
import { catalogues } from '#scripts/catalogue-rows.ts'

const root = new URL('../../', import.meta.url)

async function filesOf<T>(pattern: string): Promise<Map<string, T>> {
  const files = await Array.fromAsync(glob(pattern))
  const entries = files.map(async (file): Promise<[string, T]> => {
    const module = (await import(new URL(file, root).href)) as { default: T }
    return [file.replace(/^src\/(?:content\/pages|forms)\/(.+)\.(?:page|form)\.ts$/, '$1'), module.default]
  })
  return new Map(await Promise.all(entries))
}

const pages = await filesOf<ReadingPage>('src/content/pages/**/*.page.ts')
const forms = await filesOf<Form>('src/forms/*.form.ts')
const shops = await catalogues()
const blocks = [
  ...[...pages].map(([address, page]) => [address, page.blocks] as const),
  ...[...shops].map(([address, shop]) => [address, shop.blocks ?? []] as const),
]

function asksIn(block: Block): Ask[] {
  if ('ask' in block) return [block.ask]
  return 'cards' in block ? block.cards.flatMap(({ ask }) => (ask ? [ask] : [])) : []
}

function linksIn(block: Block): Pick<Link, 'to'>[] {
  if ('link' in block) return [block.link]
  if ('tiles' in block) return [...block.tiles]
  return 'cards' in block ? block.cards.flatMap(({ more }) => (more ? [more] : [])) : []
}

/** The ids that an address may name behind its `#`. */
function anchorsAt(address: string): string[] {
  const headings = pages.get(address)?.blocks.flatMap((block) => ('heading' in block ? [block.id] : []))
  return (headings ?? []).filter((id) => id !== undefined)
}

const asks = blocks.flatMap(([address, list]) => list.flatMap(asksIn).map((ask) => ({ address, ...ask })))
const links = [
  ...blocks.flatMap(([address, list]) => list.flatMap(linksIn).map(({ to }) => ({ address, to }))),
  ...services.map(({ id, to }) => ({ address: `service ${id}`, to })),
]

it('every button that asks for something opens a form that is there', () => {
  expect(asks.length).toBeGreaterThan(50)
  expect(asks.filter(({ form }) => !forms.has(form))).toEqual([])
})

it('every such button names a subject of its form, or none where the form has none', () => {
  const astray = asks.filter(({ form, subject }) => {
    const subjects = forms.get(form)?.subjects
    return subjects ? !subject || !Object.hasOwn(subjects, subject) : subject !== undefined
  })
  expect(astray).toEqual([])
})

it('every form has its page of use, but the one that the support widget sends', () => {
  const asked = new Set(asks.map(({ form }) => form))
  expect([...forms.keys()].filter((form) => !asked.has(form))).toEqual(['support'])
})

it('every link leads to a page of ours, or out by mail, phone or https', () => {
  const screens = readdirSync('src/routes').map((file) => file.replace('.tsx', ''))
  const parts = [...pages].flatMap(([address, page]) => (page.parts ?? []).map((id) => `${address}/${id}`))
  const sections = [...shops].flatMap(([address, shop]) =>
    Object.keys(shop.sections).map((id) => `${address}/${id}`),
  )
  const there = new Set([...pages.keys(), ...parts, ...shops.keys(), ...sections, ...screens])
  const isThere = (to: string) =>
    /^(?:mailto|tel|https):/.test(to) || (to.startsWith('/') && there.has(to.slice(1).split('#')[0]!))
  expect([...links, ...services].filter(({ to }) => !isThere(to)).map(({ to }) => to)).toEqual([])
})

it('every page is led to by another page or the list of services, four by the frame alone; All Products lists every catalogue', () => {
  const ledTo = new Set([...links, ...services].map(({ to }) => to.slice(1).split('#')[0]!))
  for (const { unfolds = [] } of services) for (const to of unfolds) ledTo.add(to.slice(1))
  const alone = [...pages].filter(([address, page]) => !ledTo.has(address) && !page.canonical)
  expect(alone.map(([address]) => address).toSorted()).toEqual([
    'article',
    'cookie-policy',
    'privacy-policy',
    'terms-of-service',
  ])
})

it('every link to a place on a page names a heading that is there', () => {
  const places = links.map(({ to }) => to).filter((to) => to.startsWith('/') && to.includes('#'))
  const astray = places.filter((to) => {
    const [address, id] = to.slice(1).split('#')
    return !anchorsAt(address!).includes(id!)
  })
  expect(astray).toEqual([])
})
