import { argv } from 'node:process'
import { languages } from '#src/platform/i18n/words.ts'
import { compressAll } from './build/compress.ts'
import { writeDifferences } from './build/differences.ts'

/**
 * `npm run differences -- dist before …`: lets the first build, a folder, know the others, so that phones that have one
 * of them fetch only the changes.
 */
const [folder, ...earlier] = argv.slice(2)
if (!folder || earlier.length === 0)
  throw new Error('Name the folder of a build, then those of earlier ones.')
await writeDifferences(folder, earlier)
for (const language of languages) await compressAll(`${folder}/offline/${language}`)
