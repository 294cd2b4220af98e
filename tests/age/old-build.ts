import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildIn, type OwnBuild } from '#tests/hosted/own-build.ts'

const run = promisify(execFile)

/** Returns why an earlier build cannot be made here; `undefined` if it can. */
export function missingCommit(commit: string): string | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{tree}`], { stdio: 'ignore' })
    return undefined
  } catch {
    return `the history here does not reach back to ${commit}`
  }
}

/** Builds the app of a commit with the current packages. */
export async function buildAt(commit: string): Promise<OwnBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-old-'))
  await run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder])
  return buildIn(folder)
}
