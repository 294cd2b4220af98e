import { rm } from 'node:fs/promises'
import { Life, type Things } from './killing/life.ts'
import { noFigures, tableOf, type Figures } from './killing/figures.ts'
import { drawPapers, usedProfile } from './killing/fixtures.ts'
import { planOf } from './killing/plan.ts'
import { expect, fullUnless, test as base } from './world.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 40)
const seed = Number(process.env['KILL_SEED'] ?? 1)
/** So often one phone is killed, before somebody else's turn comes. */
const deathsOfALife = 8

const test = base.extend<object, { things: Things; figures: Figures }>({
  things: [
    async ({ browser, world }, use) => {
      const page = await browser.newPage()
      const papers = await drawPapers(page)
      await page.close()
      const profile = await usedProfile(world)
      await use({ papers, profile })
      await rm(profile, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  figures: [
    async ({}, use) => {
      const figures = noFigures()
      await use(figures)
      process.stdout.write(`${tableOf(figures, seed)}\n`)
    },
    { scope: 'worker' },
  ],
})

test.use({ trace: 'off' })
// Each life has a phone and a person of its own: as many go side by side as there are workers.
test.describe.configure({ mode: 'parallel' })

// `npm test` has the first life, which ends once in each phase; `npm run test:full` has all of them.
for (let first = 0; first < rounds; first += deathsOfALife) {
  const last = Math.min(first + deathsOfALife, rounds)
  test(`whenever the phone kills the browser, what was shown as saved is there again and arrives once (KILL_SEED=${seed}, rounds ${first} to ${last - 1})${fullUnless(first === 0)}`, async ({
    world,
    things,
    figures,
  }) => {
    test.setTimeout(120_000 + deathsOfALife * 30_000)
    const before = figures.rounds
    const life = await Life.begin(world, things, figures)
    try {
      for (let round = first; round < last; round++) {
        const plan = planOf(seed, round)
        await test.step(`KILL_SEED=${seed}, round ${round}: ${plan.phase}`, () => life.round(plan))
      }
      await test.step(`KILL_SEED=${seed}, after round ${last - 1}: all arrives`, () => life.end())
    } finally {
      await life.close()
    }
    expect(figures).toMatchObject({ rounds: before + last - first, losses: 0, doubles: 0 })
  })
}
