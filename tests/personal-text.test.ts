import { glob, readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { isolated } from '#src/base/isolated.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { unisolatedIn } from './personal-text.ts'

/** Other names that the centre writes: products, page contents, rows of a table. */
const ofTheCentre = [
  'quota/internal/claims.tsx nameOf(product)',
  'quota/internal/my-quotas.tsx name',
  'round/internal/tomorrow.tsx name',
  'standing-orders/internal/callers.tsx name',
  'standing-orders/internal/own-standing.tsx product.name',
  'standing-orders/internal/standing-card.tsx name',
  'stock/internal/print-sheet.tsx product.name',
  'stock/internal/sheet-fields.tsx product.name',
  'stock/internal/shelf-list.tsx name',
  'stock/internal/shelf-list.tsx product?.name',
  'checkout/internal/cart-row.tsx name',
  'checkout/internal/cart-announcer.tsx name',
  'checkout/internal/removed-row.tsx name',
  'platform/ui/bars.tsx name',
  'editing/not-today.tsx props.of.name',
  'editing/not-today.tsx name',
  'editing/internal/start.tsx product.name',
  'editing/internal/import-preview.tsx row.name',
  'editing/internal/shelf-labels.tsx name',
  'platform/ui/labels.tsx name',
  'editing/internal/text-list.tsx name',
  'shop/internal/own-shelves.tsx name',
  'catalogue/contact-links.tsx address',
  'home/internal/in-season.tsx product.name',
  'listen/internal/phone-voices.tsx name',
  'orders/internal/changed-checkout.tsx change.name',
  'orders/internal/checkout-sums.tsx current!.name',
  'orders/internal/order-again.tsx name',
  'orders/pending-orders.tsx item.name',
  'orders/internal/receipt-view.tsx sheet.note',
  'orders/internal/receipt-view.tsx name',
  'search/internal/result-preview.tsx found.product.name',
  'search/internal/spoken-choice.tsx product.name',
  'shop/internal/favourite-button.tsx name',
  'shop/item-screen.tsx name',
  'search/internal/add-wanted.tsx name',
  'shop/add-tile.tsx name',
  'shop/internal/bulk-quantity.tsx name',
  'shop/internal/outside-link.tsx name',
  'shop/add-to-cart.tsx name',
  'shop/internal/cart-changes.ts name',
  'support/internal/message-list.tsx who',
]

it('every person’s text is isolated on every screen and in every sentence', async () => {
  const found = new Set<string>()
  for await (const file of glob(
    'src/{features,platform/ui,platform/fields,platform/faults,app}/**/*.{ts,tsx}',
  ))
    for (const { text } of unisolatedIn(await readFile(file, 'utf8')))
      found.add(`${file.replace(/^src\/(features\/)?/, '')} ${text}`)
  expect([...found].toSorted()).toEqual(ofTheCentre.toSorted())
})

it.each([
  ['a name in an element', '<p>{name}</p>', 'name'],
  ['a name in a sentence', '<p>{t`From ${person.display_name}`}</p>', 'person.display_name'],
  ['a name that is there or not', '<p>{name && <b>{name}</b>}</p>', 'name'],
  ['a name among others', "<p>{[name, phone].filter(Boolean).join(', ')}</p>", 'name'],
  ['an answer', '<dd>{answerText(field, answer)}</dd>', 'answerText(field, answer)'],
  ['a name in a label', '<b aria-label={t`Manage ${name}`} />', 'name'],
  ['a name of one’s own', 'null; const who = item.name; const b = <p>{who}</p>', 'who'],
])('%s is found', (_, code, text) => {
  expect(unisolatedIn(`const a = ${code}`).map((item) => item.text)).toEqual([text])
})

it.each([
  ['in the component', '<p><PersonalText>{name}</PersonalText></p>'],
  ['in a string', '<p>{t`From ${isolated(name)}`}</p>'],
  ['made so before', 'null; const name = isolated(of); const b = <p>{name}</p>'],
  ['that only decides', '<p>{name ? t`Yes` : t`No`}</p>'],
])('a name %s is left alone', (_, code) => {
  expect(unisolatedIn(`const a = ${code}`)).toEqual([])
})

const turning = 'Gurpreet \u202e9811111111\u2069\u2069\u202c'

test('a name from before direction marks were removed affects neither itself nor the number beside it', () => {
  const drawn = renderToStaticMarkup(createElement(PersonalText, null, turning))
  expect(drawn).toBe('<bdi>Gurpreet 9811111111</bdi>')
  expect(`${isolated(turning)}, +91 98111 11111`).toBe('\u2068Gurpreet 9811111111\u2069, +91 98111 11111')
})
