import { openFaultProxy, type FaultProxy } from '../fault-proxy.ts'
import { test as base } from '../world.ts'

/** A test whose phone reaches the centre through a faulty proxy only. */
export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ world }, use) => {
    const proxy = await openFaultProxy(world.url)
    await use(proxy)
    await proxy.close()
  },
  baseURL: ({ network }, use) => use(network.url),
})
