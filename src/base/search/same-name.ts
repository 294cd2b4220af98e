import { heard } from './heard.ts'
import { wordsOf } from './tokens.ts'

/** How alike two names are. `part`: one contains all words of the other; `unknown`: one is missing. */
export type NameLikeness = 'same' | 'part' | 'other' | 'unknown'

/** Compares two names by sound, so that case, spacing, spelling and script make no difference. */
export function likenessOfNames(a: string, b: string): NameLikeness {
  const [words, others] = [soundsOf(a), soundsOf(b)]
  if (words.size === 0 || others.size === 0) return 'unknown'
  const [fewer, more] = words.size <= others.size ? [words, others] : [others, words]
  if (![...fewer].every((word) => more.has(word))) return 'other'
  return fewer.size === more.size ? 'same' : 'part'
}

function soundsOf(name: string): Set<string> {
  return new Set(wordsOf(name).map(heard))
}
