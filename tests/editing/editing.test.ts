import { fullAtWrite } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopEdit } from '#src/features/editing/internal/editing-api.ts'
import { definePage } from '#src/content/page.ts'
import { areasNow } from '#src/features/catalogue/internal/areas.ts'
import {
  dropEdit,
  editsOf,
  insistOn,
  storeEdit,
  type EditDraft,
} from '#src/features/editing/internal/edits.ts'
import { withTexts } from '#src/features/catalogue/internal/apply-overlay.ts'
import { centreNow, textsOf } from '#src/features/catalogue/overlay.ts'
import { signIn } from '#src/features/account/internal/sign-in.ts'
import { wakeOutbox } from '#src/platform/outbox/wake.ts'
import { centre } from '#src/content/centre.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import type { StoredText } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer as me } from '../centre/sessions.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'

const inAll = (word: string) => ({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })

/** A text that no key decrypts. */
const damaged = { iv: new Uint8Array(12), bytes: new Uint8Array(40) }

let putRight = () => {}

let fakeCentre: CentreByFetch

beforeEach(async () => {
  setLanguage('en')
  fakeCentre = await freshPhone()
  await signIn('farmer@example.org', 'secret')
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

it('an edit that the key does not open is replaced by the next one', async () => {
  await storeEdit(me, change({ price_paise: 4_100 }))
  await outbox.entries.toCollection().modify({ sealed: damaged })
  expect(await storeEdit(me, change({ price_paise: 4_200 }))).toEqual({ saved: true })
  expect(await editsOf(me)).toMatchObject([{ changes: { price_paise: 4_200 }, after: [] }])
  expect(await outbox.entries.count()).toBe(1)
})

type Say = (edit: ShopEdit) => Promise<Response> | Response

/** Has the centre answer edits so, sends the waiting edits, and returns those that the centre received. */
async function sendEdits(say: Say): Promise<ShopEdit[]> {
  const requests: ShopEdit[] = []
  const { fetch } = fakeCentre
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes('edit_shop')) return fetch(address, init)
    const { edit } = JSON.parse(init.body as string) as { edit: ShopEdit }
    requests.push(edit)
    return say(edit)
  })
  await wakeOutbox({ ignorePauses: true })
  return requests
}

const done: Say = () => Response.json({ done: 8 })
const noAnswer: Say = () => Promise.reject(new TypeError('Failed to fetch'))
const notAllowed: Say = () => Response.json({ message: 'Only those who may edit this can' }, { status: 403 })

describe('a waiting edit', () => {
  it('contains only its changes, and is deleted with the centre’s answer', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    expect(await sendEdits(done)).toMatchObject([
      { kind: 'item', path: 'seeds-catalog/wheat', changes: { price_paise: 4_500 }, seen: 7, after: [] },
    ])
    expect(await editsOf(me)).toEqual([])
  })

  it('stays if the centre does not answer, and is sent again under the same id', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const sent = [...(await sendEdits(noAnswer)), ...(await sendEdits(noAnswer))]
    expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id])
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

  it('that was sent while its form was open is corrected by the form', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const [over] = await editsOf(me)
    await sendEdits(done)
    // The form still shows 4,500 as waiting, over the 4,000 of before.
    await storeEdit(me, { ...change({ price_paise: 4_500 }), over })
    expect(await editsOf(me)).toEqual([])
    await storeEdit(me, { ...change({ price_paise: 4_000 }), over })
    expect(await editsOf(me)).toMatchObject([{ changes: { price_paise: 4_000 }, seen: 7, after: [over!.id] }])
  })

  it('that absorbs an earlier one has seen no more than that, because it has its changes', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }, 7))
    await storeEdit(me, change({ price_paise: 4_500, available: false }, 9))
    expect(await editsOf(me)).toMatchObject([{ changes: { price_paise: 4_500, available: false }, seen: 7 }])
  })

  it('that absorbs one that asks has seen the other editor’s version with it, and no later one', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }, 7))
    await sendEdits(() => Response.json({ conflict: { price_paise: 5_000, version: 9 } }))
    await storeEdit(me, change({ price_paise: 4_700 }, 12))
    expect(await editsOf(me)).toMatchObject([{ state: 'waiting', changes: { price_paise: 4_700 }, seen: 9 }])
  })

  it('stays after a refusal, with the reason and the typed text', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(notAllowed)
    expect(await editsOf(me)).toMatchObject([
      { state: 'returned', why: 'not allowed', changes: { price_paise: 4_500 } },
    ])
    expect(await sendEdits(done)).toEqual([])
  })

  it('asks after a conflict; then either the other edit counts, or this one based on the current state', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(() => Response.json({ conflict: { price_paise: 5_000, version: 9 } }))
    const [asks] = await editsOf(me)
    expect(asks).toMatchObject({ state: 'asks', theirs: { price_paise: 5_000 } })
    await insistOn(asks!)
    expect(await sendEdits(noAnswer)).toMatchObject([
      { changes: { price_paise: 4_500 }, seen: 9, after: [asks!.id] },
    ])
    // The centre may have that one by now.
    await dropEdit((await editsOf(me))[0]!, { evenIfSent: true })
    expect(await editsOf(me)).toEqual([])
  })

  it('that came back is deleted at once', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(() => Response.json({ conflict: { price_paise: 5_000, version: 9 } }))
    expect(await dropEdit((await editsOf(me))[0]!)).toMatchObject({ saved: true })
    expect(await editsOf(me)).toEqual([])
  })

  it('that was sent without an answer is deleted only once the person knows of that', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(noAnswer)
    const [edit] = await editsOf(me)
    expect(await dropEdit(edit!)).toMatchObject({ saved: false, withdrawal: 'perhaps sent' })
    expect(await editsOf(me)).toHaveLength(1)
    expect(await dropEdit(edit!, { evenIfSent: true })).toMatchObject({ saved: true })
    expect(await editsOf(me)).toEqual([])
  })

  it('that is being sent is not called undone', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    const [edit] = await editsOf(me)
    let dropped: Awaited<ReturnType<typeof dropEdit>> | undefined
    await sendEdits(async () => {
      dropped = await dropEdit(edit!)
      return Response.json({ done: 9 })
    })
    expect(dropped).toMatchObject({ saved: false, withdrawal: 'sending' })
  })

  it('that was changed while its answer was on its way is not deleted with it', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await sendEdits(async () => {
      if ((await editsOf(me))[0]?.changes['price_paise'] === 4_500)
        await storeEdit(me, change({ price_paise: 4_700 }))
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    expect(await editsOf(me)).toMatchObject([{ state: 'waiting', changes: { price_paise: 4_700 } }])
  })

  it('that is undone while the previous one is being sent stays here', async () => {
    await storeEdit(me, change({ price_paise: 4_500 }))
    await storeEdit(me, { ...change({ price_paise: 4_700 }), path: 'seeds-catalog/rice' })
    const sent: string[] = []
    await sendEdits(async ({ path }) => {
      sent.push(path)
      for (const edit of (await editsOf(me)).filter((other) => other.path !== path)) await dropEdit(edit)
      return Response.json({ done: 9 })
    })
    expect(sent).toHaveLength(1)
  })

  it('without changes is not sent', async () => {
    await storeEdit(me, change({}))
    expect(await editsOf(me)).toEqual([])
  })

  it('is sent under no other account', async () => {
    await storeEdit('a0000000-0000-4000-8000-000000000002', change({ price_paise: 4_500 }))
    expect(await sendEdits(done)).toEqual([])
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
    const now = { ...centre, supportPhone: '+91 98765 43210' }
    expect(withTexts(page, 'blog/soil', textsOf([]), now).intro).toEqual({ en: 'Call +91 98765 43210.' })
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
  it('has its admins’ settings, and the content’s in place of those that it does not know or that were taken back', () => {
    const settings = [
      { key: 'name', value: inAll('Krishi'), version: 2 },
      { key: 'phone', value: '+91 98765 43210', version: 3 },
      { key: 'email', value: null, version: 4 },
      { key: 'opening', value: 'always', version: 5 },
    ]
    expect(centreNow(settings)).toEqual({ ...centre, name: inAll('Krishi'), phone: '+91 98765 43210' })
    expect(centreNow([])).toBe(centre)
    const built = [{ key: 'phone', value: '+91 90000 00009', version: 2 }]
    expect(centreNow([], built).phone).toBe('+91 90000 00009')
    expect(centreNow(settings, built).phone).toBe('+91 98765 43210')
    expect(centreNow([{ key: 'phone', value: null, version: 3 }], built)).toBe(centre)
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
