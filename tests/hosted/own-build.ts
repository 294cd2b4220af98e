import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const leftOut = new Set(['node_modules', 'dist', '.build', '.data', '.git'])

export interface OwnBuild {
  readonly dist: string
  remove(): Promise<void>
}

/**
 * A build of these sources with other settings, apart from the one in dist.
 *
 * @param edit changes the sources in their folder
 */
export async function buildFor(
  settings: Record<string, string>,
  edit?: (folder: string) => Promise<unknown>,
): Promise<OwnBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-build-'))
  const sources = process.cwd()
  await cp(sources, folder, {
    recursive: true,
    filter: (path) => !leftOut.has(relative(sources, path).split('/')[0]!),
  })
  await linkPackages(folder)
  await edit?.(folder)
  return built(folder, settings)
}

/** Builds a folder with this repository's packages. */
export async function buildIn(folder: string, settings: Record<string, string> = {}): Promise<OwnBuild> {
  await linkPackages(folder)
  return built(folder, settings)
}

const linkPackages = (folder: string) =>
  symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))

async function built(folder: string, settings: Record<string, string>): Promise<OwnBuild> {
  // Vitest says `test` here, and the compiler of the phrases then looks for its own sources.
  const env = { ...process.env, NODE_ENV: undefined, ...settings }
  await run('node', ['scripts/build.ts'], { cwd: folder, env })
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) }
}
