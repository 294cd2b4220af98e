import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Brings the phrase files up to date with the code, so that a new phrase stands there untranslated and fails the
 * build. Phrases that the code no longer has are dropped.
 */
export async function extractPhrases(): Promise<void> {
  await promisify(execFile)('lingui', ['extract', '--clean'], { env: process.env })
}
