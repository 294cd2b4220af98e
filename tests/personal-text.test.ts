import { glob, readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { isolated } from '#src/base/isolated.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { unisolatedIn } from './personal-text.ts'

/** Other names that the centre writes: products, page contents, rows of a table. */
const ofTheCentre = [
  'cart/cart-row.tsx name',
  'cart/cart-announcer.tsx name',
  'cart/removed-row.tsx name',
  'desk/bars.tsx name',
  'editing/not-today.tsx props.of.name',
  'editing/not-today.tsx name',
  'editing/start.tsx product.name',
  'editing/text-list.tsx name',
  'favourites/own-shelves.tsx name',
  'frame/contact-links.tsx address',
  'home/in-season.tsx product.name',
  'listen/phone-voices.tsx name',
  'orders/changed-checkout.tsx change.name',
  'orders/checkout-sums.tsx current!.name',
  'orders/order-again.tsx name',
  'orders/pending-orders.tsx item.name',
  'orders/receipt-view.tsx sheet.note',
  'orders/receipt-view.tsx name',
  'search/result-preview.tsx found.product.name',
  'search/spoken-choice.tsx product.name',
  'shop/favourite-button.tsx name',
  'shop/item-screen.tsx name',
  'search/add-wanted.tsx name',
  'shop/add-tile.tsx name',
  'shop/bulk-quantity.tsx name',
  'shop/outside-link.tsx name',
  'shop/add-to-cart.tsx name',
  'shop/cart-changes.ts name',
  'support/message-list.tsx who',
]

it('every person’s text is isolated on every screen and in every sentence', async () => {
  const found = new Set<string>()
  for await (const file of glob('src/{screens,ui}/**/*.{ts,tsx}'))
    for (const { text } of unisolatedIn(await readFile(file, 'utf8')))
      found.add(`${file.replace('src/screens/', '')} ${text}`)
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
