import type { SoilAction } from '#src/features/soil/soil-desk-api.ts'
import { demoId, type Caller, type FrontDoor } from './front-door.ts'
import type { DemoSample } from './demo-requests.ts'
import type { MoveBack } from './move-back.ts'

interface Desk {
  readonly door: FrontDoor
  readonly manager: Caller
  readonly now: number
  readonly moveBack: MoveBack
}

const dayMs = 86_400_000

/** Has the desk take samples of a soil test, send them and write results down. Throws where the centre refuses something. */
export async function seedSamples(
  desk: Desk,
  request: string,
  samples: readonly DemoSample[] = [],
): Promise<void> {
  for (const { key, field, daysAgo, atLabDaysAgo, tested } of samples) {
    const sample = demoId(key)
    await act(desk, request, daysAgo, { do: 'collect', sample, request, field })
    await act(desk, request, atLabDaysAgo, { do: 'to_lab', sample, seen: 1 })
    if (!tested) continue
    const testedOn = new Date(desk.now - tested.daysAgo * dayMs).toISOString().slice(0, 10)
    const result = { values: tested.values, lab: tested.lab, tested_on: testedOn }
    await act(desk, request, tested.daysAgo, { do: 'result', sample, seen: 2, ...result })
  }
}

async function act(
  { door, manager, moveBack }: Desk,
  request: string,
  daysAgo: number,
  action: SoilAction,
): Promise<void> {
  const begun = Date.now()
  const named = { id: demoId(`${action.do} ${action.sample}`), ...action }
  const { refused } = await door.call<{ refused?: { code: string } }>(manager, 'act_on_sample', {
    action: named,
  })
  if (refused) throw new Error(`The demo's sample ${action.sample} was refused: ${refused.code}`)
  for (const id of [request, action.sample]) await moveBack(id, daysAgo * 24, begun)
}
