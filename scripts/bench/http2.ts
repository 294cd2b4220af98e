import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { compressed } from '#scripts/build/compress.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { missing, startNginx, type Nginx } from '#tests/hosted/nginx.ts'
import { firstVisit, pairOfTimes, visitedPages } from './first-visit.ts'
import { staticPage } from './floor.ts'
import type { PageTimes } from './page-times.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText, rounds } from './spread.ts'
import type { Measured } from './bench-world.ts'

/**
 * First visits as a host serves them: nginx with docs/nginx.conf, TLS and HTTP/2, over a connection that slows
 * handshakes too; beside a static page with the same text from the same server, and beside HTTP/1.1.
 */
export async function firstVisitsOverHttp2(): Promise<Measured> {
  if (missing !== undefined) throw new Error(missing)
  const floors = await distOfFloors()
  const servers = await Promise.all([
    secureServer(resolve('dist'), 'HTTP/2'),
    secureServer(floors, 'HTTP/2'),
    secureServer(resolve('dist'), 'HTTP/1.1'),
  ])
  const proxies = await Promise.all(servers.map(({ url }) => openSlowProxy(url)))
  for (const proxy of proxies) proxy.slow = true
  // A browser that learns of the certificate later has two handshakes.
  const args = [...browserArguments, '--ignore-certificate-errors']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  const figures: Record<string, object> = {}
  const report = []
  for (const path of Object.keys(visitedPages)) {
    const all: [PageTimes[], PageTimes[], PageTimes[]] = [[], [], []]
    for (let round = 0; round <= rounds; round++)
      for (const [side, proxy] of proxies.entries()) {
        const times = await firstVisit(browser, `${proxy.url.replace('http:', 'https:')}${path}`)
        if (round > 0) all[side]!.push(times)
      }
    const [ours, floor, overHttp1] = all
    const [fcp, lcp] = [pairOfTimes('fcp', [ours, floor]), pairOfTimes('lcp', [ours, floor])]
    const ready = pairOfTimes('ready', [ours, overHttp1])
    figures[path] = { fcp, lcp, ready }
    report.push(pairText(`Over HTTP/2, ${path}, FCP`, fcp), pairText('  LCP', lcp))
    report.push(pairText('  until it answers taps', ready, 'over HTTP/1.1'))
  }
  await browser.close()
  for (const proxy of proxies) proxy.close()
  for (const server of servers) await server.stop()
  await rm(floors, { recursive: true })
  return { figures, lines: report }
}

/** As on a real network, the kernel buffers some packets and not everything: the server chooses the order. */
function secureServer(dist: string, secure: 'HTTP/1.1' | 'HTTP/2'): Promise<Nginx> {
  const listens = secure === 'HTTP/2' ? ' ssl http2' : ' ssl'
  return startNginx({ dist, secure, changes: [[`${listens};`, `${listens} sndbuf=16k;`]] })
}

/** A folder with static pages in place of ours, and our headers. */
async function distOfFloors(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-floors-'))
  await cp('dist/_headers', join(folder, '_headers'))
  for (const file of Object.values(visitedPages)) {
    const page = staticPage(await readFile(`dist/${file}.html`, 'utf8'))
    await writeFile(join(folder, `${file}.html`), page)
    await writeFile(join(folder, `${file}.html.br`), await compressed(page))
  }
  return folder
}
