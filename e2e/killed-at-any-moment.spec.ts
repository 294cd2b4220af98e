import { rm } from 'node:fs/promises'
import { Life, type Things } from './killing/life.ts'
import { noFigures, tableOf, type Figures } from './killing/figures.ts'
import { drawPapers, usedProfile } from './killing/fixtures.ts'
import { planOf } from './killing/plan.ts'
import { expect, test as base, type World } from './world.ts'

const usual = 16
const rounds = Number(process.env['KILL_ROUNDS'] ?? usual)
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
/** So often one phone is killed, before somebody else's turn comes. */
const deathsOfALife = 8

const test = base.extend<object, { things: Things }>({
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
})

test.use({ trace: 'off' })

const say = (text: string) => process.stdout.write(`${text}\n`)

/** One person after the other, each with a phone of their own that dies so many times. */
async function liveAndDie(world: World, things: Things, figures: Figures): Promise<void> {
  for (let first = 0; first < rounds; first += deathsOfALife) {
    const life = await Life.begin(world, things, figures)
    const last = Math.min(first + deathsOfALife, rounds)
    try {
      for (let round = first; round < last; round++) {
        const plan = planOf(seed, round)
        await test.step(`KILL_SEED=${seed}, round ${round}: ${plan.phase}`, () => life.round(plan))
      }
      await test.step(`KILL_SEED=${seed}, after round ${last - 1}: all arrives`, () => life.end())
    } finally {
      await life.close()
    }
    if (rounds > usual) say(`${last} of ${rounds} rounds`)
  }
}

test('whenever the phone kills the browser, what was shown as saved is there again and arrives once', async ({
  world,
  things,
}) => {
  test.setTimeout(120_000 + rounds * 30_000)
  const figures = noFigures()
  try {
    await liveAndDie(world, things, figures)
  } finally {
    say(tableOf(figures, seed))
  }
  expect(figures).toMatchObject({ rounds, losses: 0, doubles: 0 })
})
