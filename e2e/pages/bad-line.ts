import { openFaultyLine, type FaultyLine } from '../fault-proxy.ts'
import { test as base } from '../world.ts'

/** A test whose phone reaches the centre through a faulty proxy only. */
export const test = base.extend<{ line: FaultyLine }>({
  line: async ({ world }, use) => {
    const line = await openFaultyLine(world.url)
    await use(line)
    await line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
})
