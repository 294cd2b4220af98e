import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { screen, withConsent } from './phone.ts'
import { fillSoilTest, soilTestAnswers, soilTestText, submitSoilTest } from './soil-test.ts'
import type { BenchWorld, Measured } from './world.ts'

/** One request and its answer, in bytes as they went over the socket, headers included. */
interface Exchange {
  readonly line: string
  up: number
  down: number
}

/** What one soil test costs on the line when a browser sends it, beside the bytes of its answers. TLS is not counted. */
export async function bytesOnTheWire({ site, browser }: BenchWorld): Promise<Measured> {
  const line = await countingLine(Number(new URL(site).port))
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
  line.server.close()
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

/** A line before a server on this machine that passes every byte on as it is, and counts. */
async function countingLine(port: number): Promise<{ url: string; server: Server; exchanges: Exchange[] }> {
  const exchanges: Exchange[] = []
  const server = createServer((phone) => count(phone, connect(port, '127.0.0.1'), exchanges))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, exchanges }
}

/** A browser sends the next request over a connection only once the last one is answered: that parts the exchanges. */
function count(phone: Socket, centre: Socket, exchanges: Exchange[]): void {
  let current: Exchange | undefined
  phone.on('data', (bytes) => {
    if (!current || current.down > 0) {
      current = { line: bytes.toString('latin1').split('\r\n', 1)[0]!, up: 0, down: 0 }
      exchanges.push(current)
    }
    current.up += bytes.length
  })
  centre.on('data', (bytes) => {
    if (current) current.down += bytes.length
  })
  phone.pipe(centre).pipe(phone)
  const cut = () => (phone.destroy(), centre.destroy())
  phone.on('error', cut)
  centre.on('error', cut)
}
