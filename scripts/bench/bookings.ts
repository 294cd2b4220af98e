import type { BrowserContext, Page } from 'playwright'
import { indiaDay, indiaMoment } from '#src/base/day.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import { openCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { signInAs } from './loan.ts'
import { cutOff, screen, slowPage, untilPagesCached, withConsent } from './slow-phone.ts'
import { workerKeeps } from './returns.ts'
import { pairOf, pairText, rounds, spread, timeText, type Pair, type Spread } from './spread.ts'
import { serveStackFloor } from './stack-floor.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const resources = 50
const bookings = 200
/** Those of references. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The day that is full of bookings. */
const day = indiaDay(2)

/**
 * Measures a farmer's calendar with 50 resources, at its first tap and again without a network, and the desk's plan of a day
 * with 200 bookings: drawn, and one of them moved. CPU slowed four times.
 */
export async function bookingTimes(world: BenchWorld): Promise<Measured> {
  await fillCalendar(world)
  const { first, bytes, answer } = await firstTaps(world)
  const offline = await tapsOffline(world)
  const { drawn, moved } = await planOfADay(world)
  return {
    figures: { resources, bookings, first, bytes, answer, offline, drawn, moved },
    lines: [
      `Calendar of ${resources} resources, first tap  ${timeText(first)}, ${bytes} bytes down, ${answer} of them free days`,
      `  again without a network          ${timeText(offline)}`,
      pairText(`Plan of a day, ${bookings} bookings`, drawn, 'as many lines of React alone'),
      `  one of them moved                ${timeText(moved)}`,
    ],
  }
}

/** Adds machines until there are 50, and four bookings for each of them on one day. */
async function fillCalendar({ backend }: BenchWorld): Promise<void> {
  await backend.query(
    `insert into resources (id, kind, name) select 'bench-' || i, 'machine', jsonb_build_object('en', 'Bench ' || i, 'pa', 'ਬੈਂਚ ' || i, 'hi', 'बेंच ' || i)
     from generate_series(1, $1::int - (select count(*)::int from resources)) i`,
    [resources],
  )
  await backend.query(
    `insert into requests (id, kind, reference, content, hash, rules_version, language, made_at, completed_at)
     select gen_random_uuid(), 'equipment-booking', 'KS-ZZZ' || substr($3::text, 1 + i / 30, 1) || substr($3::text, 1 + i % 30, 1), words, encode(sha256(convert_to(words, 'UTF8')), 'hex'), $1::int, 'en', now(), now()
     from (select i, jsonb_build_object('answers', jsonb_build_object('name', 'Farmer ' || i, 'phone', '9876543210', 'farmLocation', 'Sarna',
         'equipmentType', r.id, 'startDate', $2::text, 'duration', 'half-day'), 'form', 'equipment-booking', 'language', 'en', 'manifest', '[]'::jsonb, 'version', $1::int)::text as words
       from (select id, row_number() over (order by id) - 1 as place from resources) r, generate_series(0, 3) turn, lateral (select (r.place * 4 + turn)::int as i) numbered
     ) made`,
    [equipmentBooking.version, day, letters],
  )
  await backend.query(
    `update bookings b set state = 'confirmed', piece = 1, during = tstzrange(starts, starts + interval '2 hours'), held = tstzrange(starts, starts + interval '3 hours')
     from (select id, split_part(content::jsonb #>> '{answers,name}', ' ', 2)::int as i from requests where reference like 'KS-ZZZ%') r,
       lateral (select $1::timestamptz + interval '3 hours' * (r.i % 4) as starts) slot
     where b.request_id = r.id`,
    [indiaMoment(day, '07:00')],
  )
}

/** A form with a thresher chosen, whose calendar a tap opens. */
async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/farm-equipment`)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(equipmentBooking.fields.equipmentType.label.en).first().selectOption('thresher')
  await dialog.getByRole('button', { name: opens }).waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const opens = 'Choose from a calendar'

/** Milliseconds from the tap until the month with its marks is painted. */
function timeToCalendar(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('dialog button')].find(
          ({ textContent }) => textContent === name,
        ) as HTMLElement
        const began = performance.now()
        const watching = new MutationObserver(() => {
          const days = document.querySelectorAll('[data-day]').length
          if (days < 28 || !document.querySelector('[data-day] [data-is]')) return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
        watching.observe(document, { subtree: true, childList: true })
        button.click()
      }),
    opens,
  )
}

const down = (calls: CountingProxy['exchanges']) => calls.reduce((sum, call) => sum + call.down, 0)

/** The first tap of a phone that was never here, and the bytes that come for it, headers included. */
async function firstTaps(world: BenchWorld) {
  const times: number[] = []
  let [bytes, answer] = [0, 0]
  const proxy = await openCountingProxy(Number(new URL(world.site).port))
  for (let round = 0; round <= rounds; round++) {
    const context = await withConsent(
      await (await world.browser()).newContext({ ...screen, serviceWorkers: 'block' }),
    )
    const page = await slowPage(context)
    await openForm(page, proxy.url)
    const before = proxy.exchanges.length
    const time = await timeToCalendar(page)
    const calls = proxy.exchanges
      .slice(before)
      .filter((call) => /\/assets\/|free_days/.test(call.requestLine))
    bytes = down(calls)
    answer = down(calls.filter((call) => call.requestLine.includes('free_days')))
    if (round > 0) times.push(time)
    await context.close()
  }
  proxy.close()
  return { first: spread(times), bytes, answer }
}

/** The same on a phone that has opened it once, each time in a page that is opened without a network. */
async function tapsOffline({ site, browser }: BenchWorld): Promise<Spread> {
  const context = await withConsent(await (await browser()).newContext(screen))
  await cutOff(context, `${site}/farm-equipment`, async (page) => {
    await untilPagesCached(page)
    await openForm(page, site)
    await timeToCalendar(page)
  })
  const times = await timesOf(context, async (page) => {
    await openForm(page, site)
    return timeToCalendar(page)
  })
  await context.close()
  return spread(times)
}

/** One time from each of some pages of a phone at its speed; the first is not counted. */
async function timesOf(
  context: BrowserContext,
  measure: (page: Page, round: number) => Promise<number>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const page = await slowPage(context)
    times.push(await measure(page, round))
    await page.close()
  }
  return times.slice(1)
}

const floorPort = 4311

/**
 * The desk's day without a network: until all lines are painted, in turn with the least page of React and the router that draws
 * as many; and from a tap until a line says that its move is saved.
 */
async function planOfADay({ site, browser }: BenchWorld): Promise<{ drawn: Pair; moved: Spread }> {
  const address = `${site}/desk/day?day=${day}`
  const context = await withConsent(await (await browser()).newContext(screen))
  const page = await context.newPage()
  await signInAs(page, site, { email: 'staff@example.org', phone: '+91 90000 00008' })
  await cutOff(context, address, async (desk) => {
    await desk
      .locator(`[data-day="${day}"] [data-booking=confirmed]`)
      .nth(bookings - 1)
      .waitFor({ state: 'attached' })
    await untilPagesCached(desk)
  })
  await page.close()
  const floorServer = await serveStackFloor('dist/desk/day.html', floorPort, bookings)
  const floor = await (await browser()).newContext(screen)
  await cutOff(floor, `http://127.0.0.1:${floorPort}/`, workerKeeps)
  const [app, least, moves]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round <= rounds; round++) {
    const desk = await slowPage(context)
    app.push(await timeToLines(desk, address))
    // Each line moves once: the same again would not be stored again.
    moves.push(await timeToMove(desk, round))
    await desk.close()
    const bare = await slowPage(floor)
    least.push(await timeToLines(bare, `http://127.0.0.1:${floorPort}/`))
    await bare.close()
  }
  await context.close()
  await floor.close()
  floorServer.close().closeAllConnections()
  return { drawn: pairOf(app.slice(1), least.slice(1)), moved: spread(moves.slice(1)) }
}

async function timeToLines(page: Page, address: string): Promise<number> {
  await page.addInitScript(notePlan, bookings)
  await page.goto(address, { waitUntil: 'commit' })
  const there = await page.waitForFunction(() => (window as { planThere?: number }).planThere, undefined, {
    timeout: 60_000,
  })
  return (await there.jsonValue())!
}

/** Runs in the page: notes when all lines of the plan are on the screen. */
function notePlan(count: number): void {
  const watching = new MutationObserver(() => {
    if (document.querySelectorAll('[data-booking=confirmed]').length < count) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { planThere: performance.now() })))
  })
  watching.observe(document, { subtree: true, childList: true })
}

async function timeToMove(desk: Page, place: number): Promise<number> {
  const line = desk.locator(`[data-day="${day}"] [data-booking]`).nth(place)
  await line.locator('summary').first().click()
  await line.getByText('Move it', { exact: true }).click()
  const button = line.getByRole('button', { name: 'Move it there' })
  await button.waitFor()
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const watching = new MutationObserver(() => {
          if (
            !document.body.textContent.includes('Saved on this phone. It will be sent when there is network.')
          )
            return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
        watching.observe(document, { subtree: true, childList: true, characterData: true })
        ;(element as HTMLElement).click()
      }),
  )
}
