import type { LocalBackend } from '#local/backend.ts'
import { demoExpected, type DemoSheet } from './demo-stock.ts'
import { demoId, type Caller, type FrontDoor } from './front-door.ts'

interface StockStage {
  readonly backend: Pick<LocalBackend, 'query'>
  readonly door: FrontDoor
  readonly staff: Caller
  readonly now: number
}

/** Has the staff write down goods. A sheet that is there is not sent again: its time has changed. */
export async function seedSheet(
  { backend, door, staff, now }: StockStage,
  { key, hoursAgo, lines, ...facts }: DemoSheet,
): Promise<void> {
  const id = demoId(key)
  if ((await backend.query('select 1 from public.stock_sheets where id = $1', [id])).length > 0) return
  const at = new Date(now - hoursAgo * 3_600_000).toISOString()
  const packs = Object.entries(lines).map(([product_id, line]) => ({ product_id, ...line }))
  const sheet = { id, at, ...facts, lines: packs }
  const said = await door.call<{ refused?: string }>(staff, 'record_stock', { sheet })
  if (said.refused) throw new Error(`The demo's ${key} was refused: ${said.refused}`)
}

/** Has the staff say when more of what is gone is expected. */
export async function seedExpected(door: FrontDoor, staff: Caller, now: number): Promise<void> {
  for (const [product_id, days] of Object.entries(demoExpected)) {
    const back_on = new Date(now + days * 86_400_000).toISOString().slice(0, 10)
    await door.call(staff, 'set_stock_item', { change: { id: demoId(product_id), product_id, back_on } })
  }
}
