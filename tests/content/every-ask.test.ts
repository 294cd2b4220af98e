import { globSync, readdirSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { contextTexts, type ContextKey } from '#src/content/asked-for.ts'
import type { Ask, Block, Card, Link, ReadingPage } from '#src/content/page.ts'
import { serviceList } from '#scripts/build/service-list.ts'
import type { Form } from '#src/features/forms/define.ts'
import { languages, type Words } from '#src/platform/i18n/words.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'

const services = await serviceList()

const root = new URL('../../', import.meta.url)

async function filesOf<T>(pattern: string): Promise<Map<string, T>> {
  const files = await Array.fromAsync(glob(pattern))
  const entries = files.map(async (file): Promise<[string, T]> => {
    const module = (await import(new URL(file, root).href)) as { default: T }
    return [
      file.replace(/^src\/(?:content\/pages|features\/[^/]+)\/(.+)\.(?:page|form)\.ts$/, '$1'),
      module.default,
    ]
  })
  return new Map(await Promise.all(entries))
}

const pages = await filesOf<ReadingPage>('src/content/pages/**/*.page.ts')
const forms = await filesOf<Form>('src/features/*/*.form.ts')
const shops = await catalogues()
const blocks = [
  ...[...pages].map(([address, page]) => [address, page.blocks] as const),
  ...[...shops].map(([address, shop]) => [address, shop.blocks ?? []] as const),
]

/** A button that opens a form, and its card. */
type Opener = Ask & { readonly card?: Card }

function asksIn(block: Block): Opener[] {
  if ('ask' in block) return [block.ask]
  if ('people' in block)
    return block.people.flatMap(({ by, title: label }) =>
      by === 'call back' ? [{ form: 'call-back', label }] : [],
    )
  return 'cards' in block ? block.cards.flatMap((card) => (card.ask ? [{ ...card.ask, card }] : [])) : []
}

function linksIn(block: Block): Pick<Link, 'to'>[] {
  if ('link' in block) return [block.link]
  if ('tiles' in block) return [...block.tiles]
  return 'cards' in block ? block.cards.flatMap(({ more }) => (more ? [more] : [])) : []
}

const files = globSync('src/{features,app}/**/*.{ts,tsx}')
  .toSorted()
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

/** Returns the ids that an address may name as its hash. */
function anchorsAt(address: string): string[] {
  const headings = pages.get(address)?.blocks.flatMap((block) => ('heading' in block ? [block.id] : []))
  return (headings ?? []).filter((id) => id !== undefined)
}

const asks = blocks.flatMap(([address, list]) => list.flatMap(asksIn).map((ask) => ({ address, ...ask })))
const links = [
  ...blocks.flatMap(([address, list]) => list.flatMap(linksIn).map(({ to }) => ({ address, to }))),
  ...services.map(({ id, to }) => ({ address: `service ${id}`, to })),
]

it('every button that opens a form names an existing one', () => {
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

/** Forms that ask for one thing only, which is their own name, and pages that ask for a message about anything. */
const namedByThemselves = ['grievance', 'call-back', 'contact on contact']

/** Returns the titles of a button's subject and origin, which a reader of the request sees. */
function namesOf({ form, subject, about }: Ask): Words[] {
  const of = subject === undefined ? undefined : forms.get(form)!.subjects?.[subject]
  return [...(of ? [of.title] : []), ...(about ? [contextTexts[about]!.title] : [])]
}

it('no button opens a form without a text of its origin', () => {
  const isOwnName = ({ address, form, card, label }: (typeof asks)[number]) =>
    [form, `${form} on ${address}`].some((name) => namedByThemselves.includes(name)) ||
    forms.get(form)!.title.en === (card?.title.en ?? label.en)
  const nameless = asks.filter((ask) => namesOf(ask).length === 0 && !isOwnName(ask))
  expect(nameless.map(({ address, form, label }) => [address, form, label.en])).toEqual([])
})

it('a form gets the words of its card’s title, in every language', () => {
  const wordsOf = (text: string) => text.toLowerCase().split(/[\s:,()]+/)
  const isNamed = (title: Words, names: readonly Words[]) =>
    languages.every((language) => {
      const text = new Set(names.flatMap((name) => wordsOf(name[language])))
      return wordsOf(title[language]).every((word) => text.has(word))
    })
  const astray = asks.filter((ask) => {
    const names = [...namesOf(ask), forms.get(ask.form)!.title]
    return ask.card && !isNamed(ask.card.title, names)
  })
  expect(astray.map(({ address, card }) => [address, card!.title.en])).toEqual([])
})

it('a form gets the price on its card', () => {
  const priced = asks.filter(({ about, card }) => card && about && contextTexts[about]!.line)
  expect(priced.length).toBeGreaterThan(8)
  for (const { about, card } of priced) expect(card!.price).toEqual(contextTexts[about!]!.line)
})

it('every origin of a form is used by a button', () => {
  const used = new Set(asks.map(({ about }) => about))
  expect(Object.keys(contextTexts).filter((key) => !used.has(key as ContextKey))).toEqual([])
})

it('no screen opens a form without an origin', () => {
  const opener = /<FormButton\b[^>]*>|\bopenForm\(\{[^}]*\}/g
  const openers = files.flatMap(([file, text]) =>
    [...text.matchAll(opener)].map(([call]) => [file, call] as const),
  )
  expect(openers.length).toBeGreaterThan(8)
  const responds = /\b(?:draft|subject|about|subjectLine)\b|\.\.\.again/
  const silent = openers.filter(([, call]) => !responds.test(call))
  // The agent's board says no kind of loan: the form asks for it first, and is not sent without.
  // Help's call back is about anything. A return is about its order, which it names.
  expect(silent.map(([file]) => file)).toEqual([
    'src/features/agent/agent-page.tsx',
    'src/features/my-requests/return-goods.tsx',
    'src/features/reading/internal/people.tsx',
  ])
})

it('every form has a page that opens it, except the support widget’s and the order’s', () => {
  const requests = new Set(asks.map(({ form }) => form))
  expect([...forms.keys()].filter((form) => !requests.has(form))).toEqual(['goods-return', 'support'])
})

it('every link leads to a page of this site, or out by mail, phone or https', () => {
  const screens = readdirSync('src/app/routes').map((file) => file.replace('.tsx', ''))
  const parts = [...pages].flatMap(([address, page]) => (page.parts ?? []).map((id) => `${address}/${id}`))
  const sections = [...shops].flatMap(([address, shop]) =>
    Object.keys(shop.sections).map((id) => `${address}/${id}`),
  )
  const there = new Set([...pages.keys(), ...parts, ...shops.keys(), ...sections, ...screens])
  const isThere = (to: string) =>
    /^(?:mailto|tel|https):/.test(to) || (to.startsWith('/') && there.has(to.slice(1).split('#')[0]!))
  expect([...links, ...services].filter(({ to }) => !isThere(to)).map(({ to }) => to)).toEqual([])
})

it('every page is linked by another page or the list of services, four by the frame alone; All Products lists every catalogue', () => {
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

it('every link with a hash names an existing heading', () => {
  const places = links.map(({ to }) => to).filter((to) => to.startsWith('/') && to.includes('#'))
  const astray = places.filter((to) => {
    const [address, id] = to.slice(1).split('#')
    return !anchorsAt(address!).includes(id!)
  })
  expect(astray).toEqual([])
})
