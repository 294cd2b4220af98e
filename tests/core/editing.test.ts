import { fullAtWrite } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EditAnswer, ShopEdit } from '#src/backend/editing.ts'
import { definePage } from '#src/content/page.ts'
import { areasNow } from '#src/core/editing/areas.ts'
import { dropEdit, editsOf, insistOn, storeEdit, type EditDraft } from '#src/core/editing/edits.ts'
import { withTexts } from '#src/core/editing/apply-overlay.ts'
import { centreNow, textsOf } from '#src/core/editing/overlay.ts'
import { sendEdits } from '#src/core/editing/send-edits.ts'
import { sessionKeys } from '#src/core/session/stored-session.ts'
import { centre } from '#src/content/centre.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import type { StoredText } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { setLanguage } from '#src/i18n/words.ts'

const me = 'a0000000-0000-4000-8000-000000000001'
const inAll = (word: string) => ({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })

let putRight = () => {}

beforeEach(async () => {
  setLanguage('en')
  await Promise.all([outbox.edits.clear(), outbox.settings.clear()])
  await outbox.settings.bulkPut([
    { key: sessionKeys.person, value: { id: me, email: 'x@example.org', displayName: 'X' } },
    {
      key: sessionKeys.session,
      value: { accessToken: 'token', refreshToken: 'refresh', expiresAt: Date.now() + 3_600_000 },
    },
  ])
})
afterEach(() => {
  putRight()
  putRight = () => {}
})

const before = { price_paise: 4_000, available: true }
const change = (values: object, seen = 7): EditDraft => ({
  kind: 'item',
  path: 'seeds-catalog/wheat',
  part: '',
  label: 'Wheat',
  seen,
  values: { ...before, ...values },
  before,
})

/** A fake centre with the same answer to everything, which records its requests. */
function centreThat(answer: EditAnswer) {
  const requests: ShopEdit[] = []
  return { heard: requests, send: async (edit: ShopEdit) => (requests.push(edit), answer) }
}

describe('a waiting edit', () => {
  it('contains only its changes, and is deleted with the centre’s answer', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const { heard, send } = centreThat({ done: 8 })
    await sendEdits(send)
    expect(heard).toMatchObject([
      { kind: 'item', path: 'seeds-catalog/wheat', changes: { price_paise: 4_500 }, seen: 7, after: [] },
    ])
    expect(await editsOf(me)).toEqual([])
  })

  it('stays if the centre does not answer, and is sent again under the same id', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const silent = centreThat({ silent: true })
    await sendEdits(silent.send)
    await sendEdits(silent.send)
    expect(silent.heard.map(({ id }) => id)).toEqual([silent.heard[0]!.id, silent.heard[0]!.id])
    expect(await editsOf(me)).toMatchObject([{ state: 'waiting', changes: { price_paise: 4_500 } }])
  })

  it('absorbs the earlier edit of the same item, and names it, because the centre may have it already', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const [first] = await editsOf(me)
    // Back to the original price, which has to be sent too.
    await storeEdit(me, change({ available: false }))
    expect(await editsOf(me)).toMatchObject([
      { changes: { price_paise: 4_000, available: false }, after: [first!.id] },
    ])
  })

  it('stays after a refusal, with the reason and the typed text', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(centreThat({ refused: 'not allowed' }).send)
    expect(await editsOf(me)).toMatchObject([
      { state: 'returned', why: 'not allowed', changes: { price_paise: 4_500 } },
    ])
    const later = centreThat({ done: 9 })
    await sendEdits(later.send)
    expect(later.heard).toEqual([])
  })

  it('asks after a conflict; then either the other edit counts, or this one based on the current state', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(centreThat({ conflict: { price_paise: 5_000, version: 9 } }).send)
    const [asks] = await editsOf(me)
    expect(asks).toMatchObject({ state: 'asks', theirs: { price_paise: 5_000 } })
    await insistOn(asks!)
    const { heard, send } = centreThat({ silent: true })
    await sendEdits(send)
    expect(heard).toMatchObject([{ changes: { price_paise: 4_500 }, seen: 9 }])
    await dropEdit(asks!.id)
    expect(await editsOf(me)).toEqual([])
  })

  it('that was changed while its answer was on its way is not deleted with it', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(async () => {
      await storeEdit(me, change({ price_paise: 4_700 }))
      return { done: 8 }
    })
    expect(await editsOf(me)).toMatchObject([{ state: 'waiting', changes: { price_paise: 4_700 } }])
  })

  it('that is undone while the previous one is being sent stays here', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await storeEdit(me, { ...change({ price_paise: 4_700 }), path: 'seeds-catalog/rice' })
    const sent: string[] = []
    await sendEdits(async ({ path }) => {
      sent.push(path)
      for (const { id } of (await editsOf(me)).filter((edit) => edit.path !== path)) await dropEdit(id)
      return { done: 9 }
    })
    expect(sent).toHaveLength(1)
  })

  it('without changes is not sent', async () => {
    await storeEdit(me, change({}))
    expect(await editsOf(me)).toEqual([])
  })

  it('is sent under no other account', async () => {
    await storeEdit('a0000000-0000-4000-8000-000000000002', change({ price_paise: 4_500 }))
    const { heard, send } = centreThat({ done: 8 })
    await sendEdits(send)
    expect(heard).toEqual([])
  })

  it('says so where the phone has no room', async () => {
    putRight = fullAtWrite()
    expect(await storeEdit(me, change({ price_paise: 4_500 }))).toEqual({ saved: false, why: 'full' })
  })
})

const text = (path: string, was: object, words: object | null, part = 'x', version = 1) =>
  ({ path, part, was, words, version }) as StoredText

describe('texts of a page', () => {
  const page = definePage({
    title: inAll('Soil'),
    description: inAll('About soil'),
    intro: inAll('Call +91 90000 00101.'),
    pictogram: 'Soil',
    blocks: [
      { heading: inAll('When') },
      { text: inAll('In May') },
      { cards: [{ title: inAll('Straw'), more: { to: '/blog/straw', label: inAll('Read') } }] },
      { link: { to: '/Soil', label: inAll('Soil') } },
    ],
  })

  it('are unchanged without edits', () => {
    expect(withTexts(page, 'blog/soil', textsOf([]))).toBe(page)
  })

  it('are replaced wherever they appear on their page, and other values are not', () => {
    const laid = withTexts(page, 'blog/soil', textsOf([text('blog/soil', inAll('Soil'), inAll('Earth'))]))
    expect(laid).toMatchObject({ title: { en: 'Earth' }, pictogram: 'Soil' })
    expect(laid.blocks[3]).toEqual({ link: { to: '/Soil', label: { en: 'Earth' } } })
  })

  it('of another page change that page’s card here, and nothing else', () => {
    const texts = textsOf([
      text('blog/straw', inAll('Straw'), inAll('No fire')),
      text('blog/straw', inAll('When'), inAll('x'), 'y'),
    ])
    const laid = withTexts(page, 'blog/soil', texts)
    expect(laid.blocks[2]).toMatchObject({ cards: [{ title: { en: 'No fire' } }] })
    expect(laid.blocks[0]).toMatchObject({ heading: { en: 'When' } })
  })

  it('are original again after an undo, and if the build has another text by now', () => {
    const texts = textsOf([
      text('blog/soil', inAll('Soil'), null),
      text('blog/soil', inAll('In April'), inAll('In March'), 'y'),
    ])
    expect(withTexts(page, 'blog/soil', texts)).toEqual(page)
  })

  it('name the centre’s current phone', () => {
    const all = (inEveryLanguage: string) => ({
      en: inEveryLanguage,
      pa: inEveryLanguage,
      hi: inEveryLanguage,
    })
    const texts = textsOf([text('centre', all('+91 90000 00101'), all('+91 98765 43210'), 'supportPhone')])
    expect(withTexts(page, 'blog/soil', texts).intro).toEqual({ en: 'Call +91 98765 43210.' })
  })

  it('of a build are older than the phone’s synced ones, by their version', () => {
    const built = [text('help', inAll('a'), inAll('b'), 'x', 5)]
    const inEveryLanguage = (version: number) =>
      textsOf([text('help', inAll('a'), inAll('c'), 'x', version)], built).get('help')
    expect(inEveryLanguage(4)).toMatchObject([{ words: inAll('b') }])
    expect(inEveryLanguage(6)).toMatchObject([{ words: inAll('c') }])
  })
})

describe('the centre', () => {
  it('has its admins’ settings in the language of the page, and defaults for the others', () => {
    setLanguage('pa')
    const all = (inEveryLanguage: string) => ({
      en: inEveryLanguage,
      pa: inEveryLanguage,
      hi: inEveryLanguage,
    })
    const texts = textsOf([
      text('centre', centre.name, inAll('Krishi'), 'name'),
      text('centre', all(centre.phone), all('+91 98765 43210'), 'phone'),
      text('centre', centre.hours.sunday, inAll('Open'), 'hours.sunday'),
      text('centre', all(centre.email), null, 'email'),
    ])
    expect(centreNow(texts)).toEqual({
      ...centre,
      name: inAll('Krishi'),
      phone: '+91 98765 43210',
      hours: { ...centre.hours, sunday: inAll('Open') },
    })
    expect(centreNow(textsOf([]))).toBe(centre)
  })

  it('delivers to its admins’ areas, also ones that the build does not know', () => {
    const words = { title: null, brought: null }
    const stored = [
      { id: 'sarna', fee_paise: 900, free_from_paise: 10_000, ...words, served: true, version: 2 },
      { id: 'pathankot-city', fee_paise: 0, free_from_paise: 0, ...words, served: false, version: 3 },
      {
        id: 'malikpur',
        fee_paise: 500,
        free_from_paise: 0,
        title: inAll('Malikpur'),
        brought: inAll('next day'),
        served: true,
        version: 4,
      },
    ]
    expect(areasNow(stored).map(({ id, fee }) => [id, fee])).toEqual([
      ['sarna-station', deliveryAreas[0]!.fee],
      ['sarna', 900],
      ['malikpur', 500],
    ])
    expect(areasNow([])).toBe(deliveryAreas)
  })
})
