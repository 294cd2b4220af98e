import { rm } from 'node:fs/promises'
import { openFaultyLine } from './fault-proxy.ts'
import { Centre } from './fire/centre-process.ts'
import { journeys } from './fire/journeys.ts'
import { breaksOf, untilAllArrived } from './fire/judge.ts'
import { ordealOf } from './fire/ordeal.ts'
import { Siege, type Fire } from './fire/siege.ts'
import { usedProfile } from './killing/fixtures.ts'
import { eightPapers } from './pages/loan.ts'
import { expect, freePort, fullUnless, test as base } from './world.ts'

/* `npm run soak -- fire` has 300 of them. */
const ordeals = Number(process.env['FIRE_ORDEALS'] ?? 20)
const seed = Number(process.env['FIRE_SEED'] ?? 1)
/** `npm test` has these two, in which each kind of blow falls once; `npm run test:full` has all of them. */
const inEveryRun = [1, 2]

const test = base.extend<object, { fire: Fire }>({
  fire: [
    async ({ browser }, use) => {
      const port = await freePort()
      const line = await openFaultyLine(`http://127.0.0.1:${port}`)
      const centre = await Centre.open(port, line.url)
      const page = await browser.newPage()
      const papers = (await eightPapers(page)).filter(([key]) => key !== 'landLocation')
      await page.close()
      const profile = await usedProfile(line)
      await use({ centre, line, papers, profile })
      await rm(profile, { recursive: true })
      await centre.close()
      await line.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.use({ trace: 'off' })
// Each worker has a centre and a line of its own, and each person a phone.
test.describe.configure({ mode: 'parallel' })

for (let number = 0; number < ordeals; number++) {
  const ordeal = ordealOf(seed, number)
  const falling = ordeal.blows.map(({ blow }) => blow).join(', ')
  test(`whatever befalls the phone, the line and the centre, what was shown as saved arrives once (FIRE_SEED=${seed}, ${number}: ${ordeal.kind}; ${falling})${fullUnless(inEveryRun.includes(number))}`, async ({
    fire,
  }) => {
    test.setTimeout(600_000)
    const journey = journeys[ordeal.kind]
    const siege = await Siege.begin(fire, ordeal, journey.role)
    try {
      await journey.begin?.(siege)
      await test.step(`FIRE_SEED=${seed}, ordeal ${number}`, async () => {
        siege.open()
        await journey.act(siege)
      })
      const page = await siege.heal()
      await untilAllArrived(page, siege)
      expect(await breaksOf(page, siege)).toEqual([])
    } finally {
      await siege.close()
    }
  })
}
