import { openCountingLine } from './counting-line.ts'
import { screen, withConsent } from './slow-phone.ts'
import { fillSoilTest, soilTestAnswers, soilTestText, submitSoilTest } from './soil-test.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** What one soil test costs on the line when a browser sends it, beside the bytes of its answers. TLS is not counted. */
export async function bytesOnTheWire({ site, browser }: BenchWorld): Promise<Measured> {
  const line = await openCountingLine(Number(new URL(site).port))
  const context = await withConsent(
    await (await browser()).newContext({ ...screen, serviceWorkers: 'block' }),
  )
  const page = await context.newPage()
  await page.goto(`${line.url}/soil-testing`)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await fillSoilTest(page)
  await submitSoilTest(page)
  await page.locator('dialog [data-reference]').waitFor()
  await context.close()
  line.close()
  const sent = line.exchanges.filter(({ line: first }) =>
    first.startsWith('POST /rest/v1/rpc/submit_requests'),
  )
  const { up, down } = sent[0]!
  const answers = Buffer.byteLength(JSON.stringify(soilTestAnswers))
  const content = Buffer.byteLength(soilTestText)
  return {
    figures: { up, down, content, answers, times: sent.length },
    lines: [
      `One soil test on the wire: ${up} bytes up, ${down} down; its content ${content}, of these answers ${answers}`,
    ],
  }
}
