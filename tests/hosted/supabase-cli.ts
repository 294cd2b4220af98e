import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The release that docs/deploy.md names. 130 MB, so it is no dependency: npx fetches it and keeps it. */
const release = 'supabase@2.117.0'

/** The Supabase CLI on a copy of supabase/, with its own home folder. */
export interface Cli {
  /** Runs a command; returns its output and exit code. */
  run(
    args: readonly string[],
    environment?: Record<string, string>,
  ): Promise<{ code: number; printed: string }>
  close(): Promise<void>
}

/**
 * @param api the address of the platform's API
 *
 * @param env content of `supabase/.env`
 */
export async function supabaseCli(api: string, env: Record<string, string>): Promise<Cli> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-cli-'))
  await cp('supabase', join(folder, 'supabase'), {
    recursive: true,
    filter: (source) => !/^supabase\/(?:local|\.temp|\.env)/.test(source),
  })
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, 'supabase', '.env'), lines.join(''))
  const profile = join(folder, 'profile.yaml')
  const places = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api}\n`)
  await writeFile(profile, `name: stand-in\nproject_host: 127.0.0.1\n${places.join('')}`)
  const own = {
    HOME: folder,
    npm_config_cache: join(process.env['HOME'] ?? folder, '.npm'),
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_TELEMETRY_DISABLED: '1',
  }
  return {
    run: (args, environment = {}) =>
      new Promise((resolve) =>
        execFile(
          'npx',
          ['--yes', release, '--profile', profile, '--workdir', folder, '--yes', ...args],
          { cwd: folder, env: { ...process.env, ...own, ...environment }, maxBuffer: 2 ** 26 },
          (error, out, err) => resolve({ code: error ? Number(error.code) || 1 : 0, printed: out + err }),
        ),
      ),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
