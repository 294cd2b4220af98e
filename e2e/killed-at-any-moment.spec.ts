import { rm } from 'node:fs/promises'
import { CrashRun, type CrashFixtures } from './crash/crash-run.ts'
import { emptyFigures, formatFigures, type Figures } from './crash/figures.ts'
import { drawAttachments, warmProfile } from './crash/fixtures.ts'
import { planOf } from './crash/plan.ts'
import { expect, test as base } from './world.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 16)
const seed = Number(process.env['KILL_SEED'] ?? 1)
/** Kills per phone. */
const killsPerProfile = 8

const test = base.extend<object, { fixtures: CrashFixtures; figures: Figures }>({
  fixtures: [
    async ({ browser, world }, use) => {
      const page = await browser.newPage()
      const attachments = await drawAttachments(page)
      await page.close()
      const profile = await warmProfile(world)
      await use({ attachments, profile })
      await rm(profile, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  figures: [
    async ({}, use) => {
      const figures = emptyFigures()
      await use(figures)
      process.stdout.write(`${formatFigures(figures, seed)}\n`)
    },
    { scope: 'worker' },
  ],
})

test.use({ trace: 'off' })
// Each life has its own phone and person, so lives can run in parallel.
test.describe.configure({ mode: 'parallel' })

/** Lives by their first round and the one after their last; in the first life each phase is killed once. */
const lives = Array.from({ length: Math.ceil(rounds / killsPerProfile) }, (_, life) => ({
  first: life * killsPerProfile,
  last: Math.min((life + 1) * killsPerProfile, rounds),
  tag: ' @soak',
}))
// `npm test` runs a short one, the first kill; `npm run soak -- journeys` runs all.
const short = { first: 0, last: Math.min(1, rounds), tag: ' @every' }

for (const { first, last, tag } of [short, ...lives]) {
  test(`whenever the phone kills the browser, everything shown as saved is still there and arrives once (KILL_SEED=${seed}, rounds ${first} to ${last - 1})${tag}`, async ({
    world,
    fixtures,
    figures,
  }) => {
    test.setTimeout(120_000 + killsPerProfile * 30_000)
    const before = figures.rounds
    const run = await CrashRun.begin(world, fixtures, figures)
    try {
      for (let round = first; round < last; round++) {
        const plan = planOf(seed, round)
        await test.step(`KILL_SEED=${seed}, round ${round}: ${plan.phase}`, () => run.round(plan))
      }
      await test.step(`KILL_SEED=${seed}, after round ${last - 1}: everything arrives`, () => run.end())
    } finally {
      await run.close()
    }
    expect(figures).toMatchObject({ rounds: before + last - first, losses: 0, duplicates: 0 })
  })
}
