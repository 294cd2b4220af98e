import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { argv, exit, stderr, stdout } from 'node:process'
import { packChain } from '#local/database/earlier-migrations.ts'
import { readMigrations } from '#local/database/migrations.ts'

/*
 * `node scripts/generate/archive-migrations.ts <commit>` packs the migrations of a commit into supabase/earlier-migrations, as replaced by
 * those that are in supabase/migrations now: data folders that the commit made then open with these. See supabase/README.md.
 */

const root = new URL('../../', import.meta.url).pathname
const [, , commit] = argv
if (commit === undefined) {
  stderr.write(
    'Name the commit whose migrations were replaced: node scripts/generate/archive-migrations.ts <commit>\n',
  )
  exit(1)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const files = git('ls-tree', '--name-only', commit, 'supabase/migrations/')
  .split('\n')
  .map((path) => basename(path))
  .filter((file) => /^\d{14}_.*\.sql$/.test(file))
const migrations = files.toSorted().map((file) => ({
  version: file.slice(0, 14),
  name: file.slice(15, -'.sql'.length),
  file,
  sql: git('show', `${commit}:supabase/migrations/${file}`),
}))
const now = await readMigrations(join(root, 'supabase/migrations'))
const kept = now.filter(({ version }) => migrations.some((earlier) => earlier.version === version))
if (migrations.length === 0 || kept.length > 0) {
  stderr.write(
    `Nothing was packed: ${kept[0] ? `${kept[0].file} has the version of a migration that it replaces` : 'the commit has no migrations'}.\n`,
  )
  exit(1)
}

const target = join(root, 'supabase/earlier-migrations', `${migrations.at(-1)!.version}.json.br`)
const packed = packChain({ migrations, replacedBy: now.map(({ version }) => version) })
await mkdir(join(target, '..'), { recursive: true })
await writeFile(target, packed)
stdout.write(`${target}: ${migrations.length} migrations, ${packed.length} bytes\n`)
