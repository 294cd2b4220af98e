import { expect, test } from 'vitest'
import { mostRows, readGoodsFile } from '#src/features/stock/internal/goods-file.ts'
import {
  byUrgency,
  costField,
  daysLeft,
  isLow,
  linesOf,
  packsField,
} from '#src/features/stock/internal/rows.ts'

const at = '2026-11-29T10:00:00.000Z'
const row = (product: string, packs: string, cost = '') => ({ product, name: product, packs, cost, at })
const sheet = (...rows: ReturnType<typeof row>[]) => ({ supplier: '', bill: '', note: '', rows })

test('a sheet has the lines that were typed, and leaves empty ones out', () => {
  expect(linesOf('in', sheet(row('a/b', '2.5', '₹1,180'), row('a/c', ' ')))).toEqual({
    lines: [{ product_id: 'a/b', packs: 2.5, at, cost_paise: 118_000 }],
  })
  expect(linesOf('count', sheet(row('a/b', '0')))).toEqual({ lines: [{ product_id: 'a/b', packs: 0, at }] })
})

test('what is no number, nothing, less than nothing or a cost without packs names its field', () => {
  for (const packs of ['0', '-1', 'ten', '1.0001', '100001'])
    expect(linesOf('in', sheet(row('a/b', packs)))).toEqual({ wrong: [packsField('a/b')] })
  expect(linesOf('in', sheet(row('a/b', '1', '0')))).toEqual({ wrong: [costField('a/b')] })
  expect(linesOf('in', sheet(row('a/b', '', '10')))).toEqual({ wrong: [packsField('a/b')] })
})

test('a supplier’s file is read by its headings, whatever separates its cells', async () => {
  const read = (text: string) => readGoodsFile(new TextEncoder().encode(text))
  const rows = [{ product: 'a/b', packs: '4', cost: '12.5' }]
  for (const by of [',', ';', '\t'])
    expect(await read(`IFFCO\r\nItem${by}Qty${by}Rate\r\na/b${by}4${by}12.5\r\n${by}${by}50\r\n`)).toEqual({
      rows,
    })
  expect(await read('Item\na/b\n')).toEqual({ fault: 'no columns' })
  expect(await read(`item,qty\n${'a/b,1\n'.repeat(mostRows + 1)}`)).toEqual({ fault: 'too long' })
})

test('the goods that run out first come first, as they sell', () => {
  const item = (product_id: string, here: number, sold: number, reserved = 0) => ({
    product_id,
    here: here * 1000,
    reserved: reserved * 1000,
    away: 0,
    sold: sold * 1000,
    missing: 0,
    waiting: 0,
    cost_paise: null,
    back_on: null,
    counted_at: null,
  })
  const [slow, fast, gone, unsold] = [
    item('a', 28, 28),
    item('b', 6, 28),
    item('c', 2, 1, 2),
    item('d', 9, 0),
  ]
  expect([slow, fast, gone, unsold].map(daysLeft)).toEqual([28, 6, 0, undefined])
  expect([slow, fast, gone, unsold].map(isLow)).toEqual([false, true, true, false])
  expect(byUrgency([unsold, slow, fast, gone])).toEqual([gone, fast, slow, unsold])
})
