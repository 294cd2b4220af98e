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
  await begin('Asha', 'House 1, Mandi Street', 1)
  await begin('Bachan', 'House 2, Mandi Street', 2)
  await begin('Charan', 'House 3, Station Road', 3)
  await begin('Daljit', 'House 4, Station Road', 4)
  await world.backend.query(
    `update public.centre_settings set value = '"khet.seva@example"' where key = 'upi'`,
  )
  await world.backend.query('update standing_state set run_until = india_day() - 1')
  await world.backend.query(`select make_standing_orders('${today}')`)
  const [{ total } = { total: 0 }] = await rows<{ total: number }>(
    world,
    `select total_paise::int as total from orders where name = 'Asha'`,
  )

  const page = await phoneOf(browser, world, 'staff', 'en', 8)
  await page.goto('/desk/round')
  await untilAppRuns(page)
  // A second phone has the same round.
  const other = await phoneOf(browser, world, 'manager', 'en', 4)
  await other.goto('/desk/round')
  await untilAppRuns(other)
  await expect(doorOn(other, 'Asha').locator('[data-delivered]')).toBeVisible()
  await other.context().setOffline(true)

  const door = (name: string) => doorOn(page, name)
  await expect(door('Asha').locator('[data-delivered]')).toBeVisible()
  await expect(page.locator('[data-lane]')).toHaveText(['Mandi Street', 'Station Road'])
  await page.context().setOffline(true)
  // One tap, and the slip for the cash is there to be shown.
  await door('Asha').locator('[data-delivered]').click()
  await expect(door('Asha').getByText(/Delivered \d/)).toBeVisible()
  await expect(door('Asha').locator('[data-slip]')).toContainText('Asha')
  await expect(page.locator(`[data-in-hand="${total}"]`)).toBeVisible()
  await door('Bachan').getByText(roundWords.other.en).click()
  await door('Bachan')
    .getByRole('button', { name: /One less: Paneer/i })
    .click()
  await door('Bachan').getByLabel(roundWords.note.en).fill('The pot was small')
  await door('Bachan').getByRole('button', { name: roundWords.less.en }).click()
  await expect(door('Bachan').getByText(/Less given/)).toBeVisible()
  // A wrong tap is taken back while only this phone knows it; its number counts no more.
  await door('Charan').locator('[data-delivered]').click()
  await door('Charan').getByRole('button', { name: roundWords.undo.en }).click()
  await door('Charan').getByText(roundWords.other.en).click()
  await door('Charan').getByRole('button', { name: roundWords.notHome.en }).click()
  // A code of exactly the sum, also without a network; that they paid is their word.
  await door('Daljit').getByText(roundWords.upi.en).click()
  await expect(door('Daljit').locator('[data-upi] svg')).toBeVisible()
  await door('Daljit').locator('[data-said-paid]').click()
  await expect(page.getByText('4 of 4 done')).toBeVisible()
  expect(await rows(world, 'select 1 from round_marks')).toEqual([])

  await page.context().setOffline(false)
  await expect
    .poll(() =>
      rows(world, 'select what, outcome, count(*)::int as n from round_marks group by 1, 2 order by 1'),
    )
    .toEqual([
      { what: 'delivered', outcome: 'taken', n: 2 },
      { what: 'less', outcome: 'taken', n: 1 },
      { what: 'not_home', outcome: 'taken', n: 1 },
    ])
  const brought = await rows(
    world,
    `select s.name, d.brought, o.state, m.note, (select count(*)::int from cash_slips c where c.order_id = o.id and c.claim is null) as slips
     from standing_days d join standing_orders s on s.id = d.standing_id join orders o on o.id = d.order_id
       join round_marks m on m.made_order = o.id where d.day = '${today}' order by 1`,
  )
  expect(brought).toEqual([
    { name: 'Asha', brought: 2, state: 'delivered', note: null, slips: 1 },
    { name: 'Bachan', brought: 1, state: 'delivered', note: 'The pot was small', slips: 1 },
    { name: 'Charan', brought: 0, state: 'cancelled', note: null, slips: 0 },
    { name: 'Daljit', brought: 2, state: 'shipped', note: null, slips: 0 },
  ])
  await expect
    .poll(() => rows(world, 'select reason from cash_slip_reasons'))
    .toEqual([{ reason: expect.stringContaining('Charan') }])
  const [cash] = await rows<{ hand: number; slips: number }>(
    world,
    `select (select posted::int from ledger_accounts where book = 'cash' and holder like 'phone:%') as hand,
       (select sum(paise)::int from cash_slips) as slips`,
  )
  expect(cash!.hand).toBe(cash!.slips)
  await expect(page.locator(`[data-in-hand="${cash!.hand}"]`)).toBeVisible()

  // The other phone was at one of the doors too, and says something else: a manager decides, once, with a reason.
  await doorOn(other, 'Charan').locator('[data-delivered]').click()
  await other.context().setOffline(false)
  await other.getByRole('link', { name: 'Somebody has to look (1)' }).click()
  const claim = other.locator('[data-round-claim=said_otherwise]')
  await expect(claim).toContainText('Charan')
  await expect(claim).toContainText('Nobody at home')
  await claim.getByLabel(roundWords.keepOther.en).check()
  await claim.getByRole('textbox').fill('They had come to the gate')
  await claim.getByRole('button', { name: roundWords.decide.en }).click()
  await expect(other.getByText(roundWords.noClaims.en)).toBeVisible()
  expect(
    await rows(
      world,
      `select d.brought, o.state, r.reason from standing_days d join standing_orders s on s.id = d.standing_id
         join orders o on o.id = d.order_id join round_settlements r on r.made_order = o.id where s.name = 'Charan'`,
    ),
  ).toEqual([{ brought: 2, state: 'shipped', reason: 'They had come to the gate' }])

  // Somebody calls: what comes to them is found by the number, and not wanted on the next day.
  await other.goto('/desk/callers')
  await untilAppRuns(other)
  await other.getByLabel(standingWords.whoCalls.en).fill('98765 00001')
  await other.getByRole('button', { name: standingWords.find.en, exact: true }).click()
  await expect(other.getByText('Asha')).toBeVisible()
  await other.locator('[data-standing] [data-skip]').click()
  await expect
    .poll(() =>
      rows(
        world,
        `select c.quantity from standing_changes c join standing_orders s on s.id = c.standing_id
    where s.name = 'Asha'`,
      ),
    )
    .toEqual([{ quantity: 0 }])
  await other.getByRole('button', { name: standingWords.startForCaller.en }).click()
  await other.getByLabel(standingWords.product.en, { exact: true }).selectOption('daily-needs/curd')
  await other.getByRole('button', { name: standingWords.start.en, exact: true }).click()
  await expect
    .poll(() =>
      rows(world, `select name, user_id from standing_orders where product_id = 'daily-needs/curd'`),
    )
    .toEqual([{ name: 'Asha', user_id: null }])
  await expect(other.locator('[data-standing]')).toHaveCount(2)
  // It is not what comes to the manager's own door.
  await other.goto('/standing-orders')
  await untilAppRuns(other)
  await expect(other.getByText(standingWords.none.en)).toBeVisible()
})

const doorOn = (page: Page, name: string) => page.locator('[data-stop]').filter({ hasText: name })
