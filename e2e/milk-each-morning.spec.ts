import type { Browser, Page } from '@playwright/test'
import { indiaDay } from '#src/base/day.ts'
import { firstOpenDay } from '#src/features/standing-orders/amount.ts'
import { standingWords } from '#src/features/standing-orders/internal/standing-words.ts'
import { roundWords } from '#src/features/round/internal/round-words.ts'
import { itemPath } from '#src/content/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { expect, test, type World } from './world.ts'

test.use({ worldOf: 'milk' })

/** Lets a test say what time it is at the centre; without a word it is the real one. */
async function clockOf({ backend }: World) {
  await backend.query('create table if not exists public.test_clock (at timestamptz)')
  await backend.query('grant select on public.test_clock to public')
  await backend.query(`create or replace function public.booking_now() returns timestamptz language sql stable
    set search_path = '' as 'select coalesce((select max(at) from public.test_clock), now())'`)
  return {
    set: (at: string) => backend.query(`insert into public.test_clock values ('${at}')`),
    reset: () => backend.query('delete from public.test_clock'),
  }
}

async function phoneOf(
  browser: Browser,
  world: World,
  who: string,
  code: Language,
  digit: number,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await withConsent(context)
  const page = await context.newPage()
  await signIn(page, code, `${who}@example.org`, `+91 90000 0000${digit}`)
  return page
}

const after = (day: string, days: number) => indiaDay(days, Date.parse(`${day}T06:00:00Z`))

/** Fills in a field that is empty. */
async function fillIn(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('main').locator(`[name=${name}]`)
  if ((await field.inputValue()) === '') await field.fill(value)
}

const rows = <Row>(world: World, sql: string) => world.backend.query<Row>(sql)

test('a week of a customer: begins, skips a day offline, is told what came, and comes too late once', async ({
  browser,
  world,
}) => {
  const clock = await clockOf(world)
  const page = await phoneOf(browser, world, 'farmer', 'pa', 1)
  const button = (words: { pa: string }) =>
    page.getByRole('main').getByRole('button', { name: words.pa, exact: true })
  await page.goto(addressIn('pa', itemPath('daily-needs/paneer')))
  await untilAppRuns(page)
  // Three taps with what the phone knows of an earlier order: this, the amount, and Start.
  await button(standingWords.title).click()
  await fillIn(page, 'name', 'Gurpreet')
  await fillIn(page, 'phone', '9000000001')
  await fillIn(page, 'address', 'House 4, Sarna')
  await page.getByRole('main').locator('[name=area]').selectOption('sarna')
  await button(standingWords.start).click()
  const card = page.locator('[data-standing]')
  await expect(card).toBeVisible()
  await expect(card.getByText(standingWords.newOnPhone.pa)).toBeHidden()
  const first = firstOpenDay(Date.now())

  // Two taps from home: the page, and this.
  await page.goto(addressIn('pa', '/standing-orders'))
  await untilAppRuns(page)
  await expect(card.locator('[data-skip]')).toBeVisible()
  await page.context().setOffline(true)
  await card.locator('[data-skip]').click()
  await expect(card.getByText(standingWords.onPhone.pa.split('{time}')[1]!.trim())).toBeVisible()
  await expect(card.getByText(standingWords.nothing.pa)).toBeVisible()
  await page.context().setOffline(false)
  await expect(card.getByText(standingWords.onPhone.pa.split('{time}')[1]!.trim())).toHaveCount(0)
  const changes = await rows<{ day: string; quantity: number }>(
    world,
    'select from_day::text as day, quantity from standing_changes',
  )
  expect(changes).toEqual([{ day: first, quantity: 0 }])

  // The nights of the week, by the centre's clock: the first makes nothing, the second an order.
  await clock.set(`${after(first, -1)}T20:00:00+05:30`)
  await world.backend.query('select run_standing_orders()')
  await clock.set(`${first}T20:00:00+05:30`)
  await world.backend.query('select run_standing_orders()')
  const days = await rows<{ day: string }>(world, 'select day::text from standing_days')
  expect(days).toEqual([{ day: after(first, 1) }])

  // The phone believes that there is time, the centre knows better.
  await page.reload()
  await untilAppRuns(page)
  await card.getByText(standingWords.afterAll.pa).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await card.getByRole('button', { name: standingWords.understood.pa }).click()
  await expect(card.getByRole('alert')).toHaveCount(0)
  await expect(card.getByText(standingWords.nothing.pa)).toBeVisible()
  await clock.reset()
})

test('a morning of a deliverer without a network, sent once', async ({ browser, world }) => {
  const today = indiaDay()
  const begin = (name: string, address: string, digit: number) =>
    world.backend.query(
      `insert into standing_orders (id, product_id, quantity, rhythm, from_day, delivery_area, name, phone, address, pay, language,
         told_paise, told_at, was_paise, content_hash, created_at)
       select gen_random_uuid(), 'daily-needs/paneer', 2, 'daily', '${today}', 'sarna', '${name}', '987650000${digit}', '${address}',
         'order', 'en', 100000, now() - interval '3 days', 100000, 'x', now() - interval '3 days'`,
    )
  await begin('Asha', 'House 1', 1)
  await begin('Bachan', 'House 2', 2)
  await begin('Charan', 'House 3', 3)
  await world.backend.query('update standing_state set run_until = india_day() - 1')
  await world.backend.query(`select make_standing_orders('${today}')`)

  const page = await phoneOf(browser, world, 'staff', 'en', 8)
  await page.goto('/desk/round')
  await untilAppRuns(page)
  const door = (name: string) => page.locator('[data-stop]').filter({ hasText: name })
  await expect(door('Asha').locator('[data-delivered]')).toBeVisible()
  await page.context().setOffline(true)
  // One tap.
  await door('Asha').locator('[data-delivered]').click()
  await expect(door('Asha').getByText(/Delivered \d/)).toBeVisible()
  await door('Bachan').getByText(roundWords.other.en).click()
  await door('Bachan')
    .getByRole('button', { name: /One less: Paneer/i })
    .click()
  await door('Bachan').getByRole('button', { name: roundWords.less.en }).click()
  await expect(door('Bachan').getByText(/Less given/)).toBeVisible()
  // A wrong tap is taken back while only this phone knows it.
  await door('Charan').locator('[data-delivered]').click()
  await door('Charan').getByRole('button', { name: roundWords.undo.en }).click()
  await door('Charan').getByText(roundWords.other.en).click()
  await door('Charan').getByRole('button', { name: roundWords.notHome.en }).click()
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  expect(await rows(world, 'select 1 from round_marks')).toEqual([])

  await page.context().setOffline(false)
  await expect
    .poll(() =>
      rows(world, 'select what, outcome, count(*)::int as n from round_marks group by 1, 2 order by 1'),
    )
    .toEqual([
      { what: 'delivered', outcome: 'taken', n: 1 },
      { what: 'less', outcome: 'taken', n: 1 },
      { what: 'not_home', outcome: 'taken', n: 1 },
    ])
  const brought = await rows(
    world,
    `select s.name, d.brought from standing_days d join standing_orders s on s.id = d.standing_id where d.day = '${today}' order by 1`,
  )
  expect(brought).toEqual([
    { name: 'Asha', brought: 2 },
    { name: 'Bachan', brought: 1 },
    { name: 'Charan', brought: 0 },
  ])
  // Another phone sees what is known.
  const other = await phoneOf(browser, world, 'manager', 'en', 4)
  await other.goto('/desk/round')
  await expect(other.getByText('3 of 3 done')).toBeVisible()
})
