import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Updates the phrase files from the code: a new phrase is untranslated and fails the build, and unused phrases are
 * removed.
 */
export async function extractPhrases(): Promise<void> {
  await promisify(execFile)('lingui', ['extract', '--clean', '--workers', '1'], { env: process.env })
}
