import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { walk } from '#e2e/random-use/walk.ts'
import { openWorld, tongues } from '#e2e/world.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'

/*
 * `npm run build`, then `npm run soak -- random-use`: a guest, a farmer or an agent taps, types, goes back, reloads and
 * loses the network by chance.
 * `WALKS`, `ACTS` and `SEED` choose how many, how long and which.
 */
const places = ['/soil-testing', '', '/seeds-catalog', '/farm-equipment', '/contact']
/** Every second one is a guest. */
const accounts = [
  undefined,
  ['farmer@example.org', '+91 90000 00001'],
  undefined,
  ['agent@example.org', '+91 90000 00003'],
] as const
const walks = Number(process.env['WALKS'] ?? 12)
const acts = Number(process.env['ACTS'] ?? 150)
const first = Number(process.env['SEED'] ?? 1)

test(
  'a screen keeps its word however it is used: nothing said to be saved is lost, a cart shrinks by a tap only, every window closes, every screen leads on',
  { timeout: 7_200_000 },
  async () => {
    const world = await openWorld()
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
    const faults: string[] = []
    let [done, saved] = [0, 0]
    for (let seed = first; seed < first + walks; seed++) {
      const { code: language, prefix } = tongues[seed % tongues.length]!
      const from = prefix + places[seed % places.length]! || '/'
      const account = accounts[seed % accounts.length]
      const walked = await walk(world, browser, { seed, acts, from, language, account })
      done += walked.acts.length
      saved += walked.saved
      if (walked.wrong.length > 0)
        faults.push(
          `seed ${seed}: ${walked.wrong.join('; ')}, after\n  ${walked.acts.slice(-15).join('\n  ')}`,
        )
    }
    process.stdout.write(`${walks} walks, ${done} acts, ${saved} submissions\n`)
    await browser.close()
    await world.close()
    expect(faults).toEqual([])
  },
)
