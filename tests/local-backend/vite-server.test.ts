import { openLocalBackend } from '#local/backend.ts'
import { localBackend } from '#local/vite-plugin.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { siteUrl, supabaseFolder, testConfig } from './open-backend.ts'

async function settings() {
  const [supabaseDir, dataDir, root] = [
    await supabaseFolder({ 'config.toml': testConfig }),
    await mkdtemp(join(tmpdir(), 'khet-seva-data-')),
    await mkdtemp(join(tmpdir(), 'khet-seva-root-')),
  ]
  const plugin = () =>
    localBackend({ dataDir, supabaseDir, siteUrl, host: '127.0.0.1', functions: false, demoPeople: false })
  return { plugin, root }
}

test("Vite's dev server answers as the backend, also across a restart with a new config", async () => {
  const { plugin, root } = await settings()
  const open = async () => {
    const server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [plugin()],
      server: { host: '127.0.0.1', port: 0 },
    })
    return server.listen()
  }
  const healthOf = async (server: Awaited<ReturnType<typeof open>>) =>
    (await fetch(`${server.resolvedUrls?.local[0]}auth/v1/health`)).status
  const before = await open()
  expect(await healthOf(before)).toBe(200)
  // Vite opens the new server before it closes the old one.
  const after = await open()
  await before.close()
  expect(await healthOf(after)).toBe(200)
  await after.close()
})

test("its caller may prepare it, as Vite's config does with the catalogue", async () => {
  const [supabaseDir, root] = [
    await supabaseFolder({ 'config.toml': testConfig }),
    await mkdtemp(join(tmpdir(), 'khet-seva-root-')),
  ]
  const opened: string[] = []
  const plugin = localBackend(
    { supabaseDir, siteUrl, host: '127.0.0.1', functions: false, demoPeople: false },
    (options) => {
      opened.push(options.siteUrl)
      return openLocalBackend(options)
    },
  )
  const server = await createServer({ configFile: false, root, logLevel: 'silent', plugins: [plugin] })
  await server.listen(0)
  expect(opened).toEqual([siteUrl])
  await server.close()
})

test('a build knows nothing of the embedded backend', async () => {
  const { plugin, root } = await settings()
  const { plugins } = await resolveConfig({ configFile: false, root, plugins: [plugin()] }, 'build')
  expect(plugins.some(({ name }) => name === 'khet-seva-local-backend')).toBe(false)
})
