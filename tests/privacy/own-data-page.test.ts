import { describe, expect, it } from 'vitest'
import type { OwnData } from '#src/features/privacy/internal/own-data.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import { findForm, formIds } from '#src/features/forms/find.ts'
import { knownFields } from '#src/features/forms/known-with.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { dataPageHtml } from '#src/features/privacy/internal/data-page.ts'
import { readableData } from '#src/features/privacy/internal/readable-data.ts'

speak('en')

const everyForm = (await Promise.all(formIds.map(findForm))).filter((form) => form !== undefined)
const names = {
  known: knownFields(everyForm),
  forms: new Map([[loan.id, loan]]),
  products: new Map([['seeds-catalog/wheat', 'Wheat seed']]),
  areas: new Map([['sarna', 'Sarna Village']]),
}

const data = {
  madeAt: '2026-11-25T05:30:00.000Z',
  atCentre: {
    account: { id: 'a', email: 'g@example.org', phone: '919876543210', created_at: '2026-01-02T03:04:05Z' },
    profile: {
      display_name: 'ਗੁਰਪ੍ਰੀਤ',
      village: 'Sarna',
      pincode: '145025',
      language: 'pa',
      farm_fields: { f1: { name: 'Canal field', acres: '2', village: 'Malikpur', place: 'By the bridge' } },
    },
    roles: [{ role: 'staff' }],
    requests: [
      {
        id: 'r1',
        kind: 'loan-application',
        subject: 'dairy',
        reference: 'KS-7F3M2',
        status: 'in_review',
        received_at: '2026-11-20T10:00:00Z',
        answers: {
          applicantName: 'Gurpreet',
          requestedAmount: 300000,
          pincode: '145025',
          gone: 'of an old form',
        },
        events: [{ at: '2026-11-21T10:00:00Z', note: 'Bring the fard' }],
      },
    ],
    orders: [
      {
        id: 'o1',
        reference: 'KS-ORDER',
        state: 'paid',
        created_at: '2026-11-20T10:00:00Z',
        items: [
          {
            name: { en: 'Urea', pa: 'ਯੂਰੀਆ', hi: 'यूरिया' },
            quantity: 2,
            unit_paise: 26650,
            line_paise: 53300,
          },
        ],
        delivery_fee_paise: 2000,
        total_paise: 30000000,
        contact: { name: 'Gurpreet', phone: '9876543210', email: '', address: 'House 5' },
      },
    ],
    consents: [{ id: 'c1', purpose: 'messages', given: true, made_at: '2026-11-20T10:00:00Z' }],
    phones_that_are_told: [{ service: 'push.example.org' }],
  },
  onThisPhone: {
    submissions: [
      {
        state: 'waiting',
        createdAt: 1,
        words: { form: 'loan-application', answers: { applicantName: 'Waiting one' } },
      },
    ],
    drafts: [
      {
        form: 'loan-application',
        updatedAt: 1,
        words: { subject: 'crop', answers: { applicantName: 'Half written' } },
      },
    ],
    settings: {
      favourites: ['seeds-catalog/wheat', 'gone/item'],
      area: 'sarna',
      customer: 'commercial',
      addresses: [{ label: 'Home', address: 'At the well' }],
    },
    cart: [{ kind: 'add', amount: 3, seen: { name: 'DAP' }, madeAt: 1 }],
    knownAnswers: { village: 'Sarna', noEmail: true, farmSize: '4' },
    nextFormFor: { farmer: { name: 'Balwinder', known: { farmLocation: 'Malikpur' } }, at: 1 },
    somethingNew: { of: 'another build' },
  },
} as unknown as OwnData

const page = (of: OwnData = data) =>
  dataPageHtml({ language: 'en', title: 'My data', intro: [], sections: readableData(of, names) })

describe('own data as a page', () => {
  it.each([
    ['the profile', ['ਗੁਰਪ੍ਰੀਤ', '+91 98765 43210', '145025', 'g@example.org']],
    [
      'a request by its title, with questions and answers as the form has them',
      ['Dairy', 'Requested Amount (₹)', '3,00,000', 'KS-7F3M2', 'In review'],
    ],
    ['what the centre wrote', ['Bring the fard']],
    ['an answer that the form asks no more', ['of an old form']],
    ['what waits and what is begun', ['Waiting one', 'Not sent yet', 'Drafts']],
    ['an order with its money as in the app', ['₹3,00,000', '2 × ₹266.50 = ₹533', 'Urea', 'House 5', 'Paid']],
    ['cart, favourites and addresses by name', ['DAP', 'Wheat seed', 'gone/item', 'At the well']],
    ['remembered answers by their questions', ['Village or Town', 'No email', 'Farm Size (Acres)']],
    ['the farmer of the next form by the questions too', ['Farm Location', 'Malikpur']],
    ['consents', ['Calls and messages with offers and advice', 'Agreed']],
    [
      'what no section knows',
      ['another build', 'push.example.org', 'Sarna Village', 'Customer Type', 'Commercial (bulk)'],
    ],
  ])('has %s', (_, texts) => {
    for (const text of texts) expect(page()).toContain(text)
  })

  it('has a question for every answer that any form remembers', () => {
    const keys = everyForm.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ knownAs }) => knownAs ?? []),
    )
    expect(keys).toContain('noEmail')
    const html = page({
      ...data,
      onThisPhone: { knownAnswers: Object.fromEntries(keys.map((key) => [key, 'x'])) },
    })
    for (const key of keys) expect(html).not.toContain(`>${key}<`)
  })

  it('leaves nothing out: the page contains every word of the data', () => {
    const words: string[] = []
    const collect = (value: unknown) => {
      if (typeof value === 'string') words.push(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    collect({ ...data, madeAt: '' })
    const shownOtherwise =
      /^\d{4}-\d\d-\d\dT|^(?:a|r1|o1|c1|pa|add|messages|waiting|sarna|commercial|dairy|crop|paid|in_review|loan-application|919876543210|9876543210|seeds-catalog\/wheat|ਯੂਰੀਆ|यूरिया)$/
    const html = page()
    const missing = words.filter(
      (word) =>
        word &&
        !shownOtherwise.test(word) &&
        !html.includes(word.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    )
    expect(missing).toEqual([])
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '</bdi></dd><h1>x',
    '</style><script>',
    '&lt;b&gt;',
  ])('shows %s as plain text everywhere', (text) => {
    const nasty = JSON.parse(
      JSON.stringify(data).replaceAll(
        /Gurpreet|KS-7F3M2|seeds-catalog\/wheat|messages|Home|of an old form|area/g,
        () => JSON.stringify(text).slice(1, -1),
      ),
    ) as OwnData
    const html = page(nasty)
    expect(html).not.toContain(text)
    expect(html).not.toMatch(
      /<(?!\/?(?:html|head|meta|title|style|body|h1|h2|h3|p|section|dl|dt|dd|bdi|!doctype)\b)/,
    )
  })

  it('isolates direction marks', () => {
    const turned = JSON.parse(JSON.stringify(data).replaceAll('Gurpreet', 'Gur\u202epreet\u2069')) as OwnData
    expect(page(turned)).toContain('<bdi>Gurpreet</bdi>')
    expect(page(turned)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it('of a guest, or of a phone without a centre, contains its data', () => {
    const guest = {
      madeAt: data.madeAt,
      atCentre: null,
      onThisPhone: { drafts: [], settings: {} },
    } as OwnData
    expect(page(guest)).toContain('<h1>My data</h1>')
    expect(page({ ...guest, onThisPhone: { submissions: 'x', settings: null, cart: {} } })).toContain(
      '</html>',
    )
  })

  it('uses no network and runs no script', () => {
    expect(page()).not.toMatch(/src=|href=|url\(|@import/)
    expect(page()).toContain("default-src 'none'")
  })
})
