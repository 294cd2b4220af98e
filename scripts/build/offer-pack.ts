import { packOf, type SearchPack } from '#src/base/search/pack.ts'
import { wordsOf } from '#src/base/search/tokens.ts'
import { offerWords } from '#src/content/offer-words.ts'
import type { Ask, Block, Card } from '#src/content/page.ts'
import type { Form } from '#src/features/forms/define.ts'
import { languages, type Language, type Words } from '#src/platform/i18n/words.ts'
import { formFiles } from './form-versions.ts'
import { pageFiles } from './page-files.ts'
import { serviceList, serviceWords } from './service-list.ts'
import { shop } from './shop-order.ts'

/** Something that a page offers: a card, a button that opens a form, a row of a table of rates, a section, the page itself. */
interface Offer {
  readonly to: string
  readonly title: Words
  /** Other titles under which it is meant, such as its form's. */
  readonly also: readonly Words[]
  readonly line: Words | undefined
  readonly words: string
  readonly pictogram: string
}

interface Place {
  readonly to: string
  readonly title: Words
  readonly pictogram: string
  readonly blocks: readonly Block[]
  /** A service's text in the list, and its search words. */
  readonly line: Words | undefined
  readonly words: string
}

/**
 * Returns the search pack of services, with names in all languages; an item's id is its address, its badge a
 * description.
 */
export async function offerPackOf(language: Language): Promise<SearchPack> {
  const forms = await formFiles()
  const offers = firstOfEach((await places()).flatMap((place) => offersOf(place, forms)))
  const shelf = {
    catalogue: 'offers',
    section: '',
    gated: false,
    pictogram: 'requests',
    titles: [],
    catalogueTitles: [],
  }
  return packOf([
    {
      ...shelf,
      items: offers.map(({ to, title, also, line, words, pictogram }) => ({
        id: to,
        name: title[language],
        names: languages.map((of) => title[of]),
        search: [...also.flatMap((other) => languages.map((of) => other[of])), words].join(' '),
        price: 0,
        amount: 0,
        unit: '',
        pictogram,
        ...(line && { badge: line[language] }),
      })),
    },
  ])
}

/** Pages and catalogues, services of the list first, so that a duplicate offer is found in its own place. */
async function places(): Promise<Place[]> {
  const [services, words] = [await serviceList(), await serviceWords()]
  const pages = (await pageFiles()).filter(([, { canonical, unlisted }]) => !canonical && !unlisted)
  const found = [...pages, ...(await shop())].map(([address, { title, pictogram, blocks = [] }]): Place => {
    const to = `/${address}`
    const { id = '', line } = services.find((service) => service.to === to) ?? {}
    return { to, title, pictogram, blocks, line, words: words[id] ?? '' }
  })
  const rank = ({ to }: Place) => {
    const at = services.findIndex((service) => service.to === to)
    return at === -1 ? services.length : at
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function offersOf(place: Place, forms: ReadonlyMap<string, Form>): Offer[] {
  const { to, title, pictogram, line, words } = place
  const offers: Offer[] = [{ to, title, also: [], line, words, pictogram }]
  let here = to
  for (const block of place.blocks) {
    if ('heading' in block && block.id) here = `${to}#${block.id}`
    offers.push(...ofBlock(block, here, place, forms))
  }
  return offers
}

function ofBlock(block: Block, here: string, place: Place, forms: ReadonlyMap<string, Form>): Offer[] {
  const { title, pictogram } = place
  const plain = { to: here, also: [], words: '', pictogram }
  if ('heading' in block) return block.id ? [{ ...plain, title: block.heading, line: title }] : []
  if ('cards' in block) return block.cards.map((card) => ofCard(card, here, place, forms))
  if ('ask' in block) return [ofAsk(block.ask, here, place, forms)]
  if ('table' in block)
    return block.table.rows.map(([name, rate]) => ({ ...plain, title: name!, line: rate }))
  return []
}

function ofCard(
  card: Card,
  here: string,
  { title, pictogram }: Place,
  forms: ReadonlyMap<string, Form>,
): Offer {
  const { ask, more } = card
  // A card that only leads on is found where it leads.
  const to = !ask && more?.to.startsWith('/') ? more.to : here
  return {
    to,
    title: card.title,
    also: ask ? titlesOf(ask, forms) : [],
    line: card.price ?? card.badge ?? title,
    words: ask ? wordsFor(ask) : '',
    pictogram: card.pictogram ?? pictogram,
  }
}

function ofAsk(
  call: Ask,
  here: string,
  { title, pictogram }: Place,
  forms: ReadonlyMap<string, Form>,
): Offer {
  return {
    to: here,
    title: call.label,
    also: titlesOf(call, forms),
    line: title,
    words: wordsFor(call),
    pictogram,
  }
}

const wordsFor = ({ form, subject }: Ask) =>
  `${offerWords[subject ?? ''] ?? ''} ${subject ? '' : (offerWords[form] ?? '')}`

/** Title of the form for a button that opens it as such: otherwise its title would find every card with this form. */
function titlesOf({ form, subject }: Ask, forms: ReadonlyMap<string, Form>): Words[] {
  const { title, shortTitle } = forms.get(form) ?? {}
  return subject && subject !== 'general' ? [] : [title, shortTitle].filter((words) => words !== undefined)
}

function firstOfEach(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>()
  return offers.filter(({ title, also }) => {
    const name = [title, ...also].map(({ en }) => wordsOf(en).join(' ')).join('|')
    return !seen.has(name) && seen.add(name)
  })
}
