import { rm } from 'node:fs/promises'
import { warmProfile } from '../crash/fixtures.ts'
import { openFaultProxy } from '../fault-proxy.ts'
import { eightAttachments } from '../pages/loan.ts'
import { freePort, test as base } from '../world.ts'
import { Centre } from './centre-process.ts'
import type { ChaosSetup } from './chaos-run.ts'

/** A test with a centre that can be killed, a network that can fail, and the profile of a phone with the app; one of each per worker. */
export const test = base.extend<object, { setup: ChaosSetup }>({
  setup: [
    async ({ browser }, use) => {
      const port = await freePort()
      const proxy = await openFaultProxy(`http://127.0.0.1:${port}`)
      const centre = await Centre.open(port, proxy.url)
      const page = await browser.newPage()
      const attachments = (await eightAttachments(page)).filter(([key]) => key !== 'landLocation')
      await page.close()
      const profile = await warmProfile(proxy)
      await use({ centre, proxy, attachments, profile })
      await rm(profile, { recursive: true })
      await centre.close()
      await proxy.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
