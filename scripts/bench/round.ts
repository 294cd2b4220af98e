import type { Page, Request } from 'playwright'
import { openCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { signInAsFarmer } from './loan.ts'
import { screen, withConsent } from './slow-phone.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const rounds = 5

/** Network cost of polling each half minute by a visible page with an account, compared with separate questions. */
export async function roundOnTheWire({ site, browser }: BenchWorld): Promise<Measured> {
  const proxy = await openCountingProxy(Number(new URL(site).port))
  const context = await withConsent(
    await (await browser()).newContext({ ...screen, serviceWorkers: 'block' }),
  )
  const page = await context.newPage()
  await page.clock.install()
  await signInAsFarmer(page, proxy.url)
  await page.goto(proxy.url)
  const round = await callsTogether(page)
  const together = []
  const alone = []
  for (let times = 0; times < rounds; times++) {
    together.push(await bytesOf(proxy, /what_is_new/, () => callsTogether(page)))
    alone.push(await bytesOf(proxy, /_changes/, () => callsAlone(page, round)))
  }
  await context.close()
  proxy.close()
  const figures = { together: least(together), alone: least(alone) }
  const { together: own, alone: beside } = figures
  return {
    figures: { roundOnTheWire: figures },
    lines: [
      `A round of an open page              ${own.requests} call, ${own.up} bytes up, ${own.down} down`,
      `  the same asked one by one          ${beside.requests} calls, ${beside.up} bytes up, ${beside.down} down; ratio ${((own.up + own.down) / (beside.up + beside.down)).toFixed(2)}`,
    ],
  }
}

interface Cost {
  readonly requests: number
  readonly up: number
  readonly down: number
}

/** The cheapest: now and then a second round falls into the time of the first. */
const least = (costs: readonly Cost[]) => costs.toSorted((a, b) => a.up + a.down - b.up - b.down)[0]!

async function bytesOf(proxy: CountingProxy, calling: RegExp, work: () => Promise<unknown>): Promise<Cost> {
  const before = proxy.exchanges.length
  await work()
  const calls = proxy.exchanges.slice(before).filter((exchange) => calling.test(exchange.requestLine))
  const sum = (way: 'up' | 'down') => calls.reduce((bytes, exchange) => bytes + exchange[way], 0)
  return { requests: calls.length, up: sum('up'), down: sum('down') }
}

/** Advances the clock by half a minute, and waits until the batch is answered. */
async function callsTogether(page: Page): Promise<Request> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/rpc/what_is_new'))
  const pass = () => page.clock.fastForward(30_000)
  await pass()
  // A page that had not counted from its last round yet counts from here, and would ask in half a minute of ours.
  const again = setInterval(() => void pass(), 5000)
  const response = await answered.finally(() => clearInterval(again))
  await response.finished()
  return response.request()
}

/** The questions of a round, each under its own name with the same headers. */
async function callsAlone(page: Page, round: Request): Promise<void> {
  const { asked } = round.postDataJSON() as { asked: Record<string, object> }
  await page.evaluate(callEach, { headers: await round.allHeaders(), asked })
}

async function callEach({
  headers,
  asked,
}: {
  headers: Record<string, string>
  asked: Record<string, object>
}) {
  const own = ['apikey', 'authorization', 'content-type']
  const ownHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => own.includes(name)))
  for (const [name, given] of Object.entries(asked)) {
    const response = await fetch(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: ownHeaders,
      body: JSON.stringify(given),
    })
    await response.text()
  }
}
