import { expect, test } from 'vitest'
import { refuseForeignCall, withPlainWishes } from '#local/rest-calls.ts'
import { siteUrl } from './open-backend.ts'

const answerTo = (path: string, method = 'GET') =>
  refuseForeignCall(new Request(`${siteUrl}/rest/v1/${path}`, { method }))?.status

const id = '0193a000-0000-7000-8000-000000000000'
const ids = Array.from({ length: 100 }, () => id).join(',')

test.each([
  ['profiles?select=display_name,village&user_id=eq.' + id, 'GET'],
  ['articles?select=slug,title&shown=is.false', 'GET'],
  [`consents?select=id&user_id=eq.${id}&order=received_at,id`, 'GET'],
  [`user_roles?select=role&user_id=eq.${id}&role=eq.admin`, 'DELETE'],
  ['catalogue_items?select=*&limit=1', 'GET'],
  ['rpc/shop_changes', 'POST'],
])('the app’s own calls pass: %s', (path, method) => expect(answerTo(path, method)).toBeUndefined())

test.each([
  ['a pattern', 'catalogue_items?select=id&search=match.^(.*)(.*)(.*)%5C1%5C2%5C3$'],
  ['a pattern, whatever its case', 'catalogue_items?search=imatch.x'],
  ['a negated pattern', 'catalogue_items?search=not.match.x'],
  ['a pattern in a tree', 'catalogue_items?or=(search.match.x,id.eq.y)'],
  ['likeness', 'catalogue_items?search=ilike.*a*b*c*d*'],
  ['a search of words', 'catalogue_items?search=fts.wheat'],
  ['any of many patterns', 'catalogue_items?search=like(any).{a*,b*}'],
  ['an embedded table', 'orders?select=id,order_items(product_id,orders(id))'],
  ['an embedded table by another name', 'orders?select=a:order_items!inner(id)'],
  ['a spread table', 'orders?select=id,...order_items(id)'],
  ['a filter of an embedded table', 'orders?select=id&order_items.id=eq.1'],
  ['an order by an embedded table', 'orders?select=id&order=order_items(id)'],
  ['a count', 'orders?select=count()'],
  ['a value within JSON', 'requests?answers->>name=eq.x'],
  ['a long list', `orders?id=in.(${ids})`],
  ['a wide selection', `orders?select=${Array.from({ length: 100 }, () => 'id').join(',')}`],
  ['many filters', `orders?${Array.from({ length: 20 }, (_, n) => `a${n}=eq.1`).join('&')}`],
  ['a function with an address', 'rpc/desk_find?wanted=eq.x'],
])('%s is refused before anything is read', (_, path) => {
  expect(answerTo(path)).toBeGreaterThanOrEqual(400)
  expect(answerTo(path, 'PATCH')).toBeGreaterThanOrEqual(400)
})

test('the app asks for no count of rows, and none is made', () => {
  const headers = withPlainWishes(new Headers({ prefer: 'count=exact, return=representation' }))
  expect(headers.get('prefer')).toBe('return=representation')
})
