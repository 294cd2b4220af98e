import { readFile } from 'node:fs/promises'

const file = new URL('../../supabase/form-rules.json', import.meta.url)

/**
 * Returns the rules of every version of every form, `{kind: {version: rules}}`, for publish_form_rules; {} if there
 * are none.
 */
export async function formRules(): Promise<Record<string, Record<string, object>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text) as Record<string, Record<string, object>>
}
