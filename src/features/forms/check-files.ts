import { mostBytesOfAFile, type BrokenRule, type DocumentRule, type ListedFile } from './rules.ts'

type Problem = BrokenRule['problem']

/**
 * Returns every broken rule of a submission's files, by slot in order of code points: `unknown` if the form lacks the
 * slot or two files claim it, `required` if a file is missing, then for each file `option` (type), `range` (size) and
 * `format` (not a SHA-256).
 */
export function brokenInFiles(
  documents: Readonly<Record<string, DocumentRule>>,
  manifest: readonly ListedFile[],
): BrokenRule[] {
  const slots = new Set([...Object.keys(documents), ...manifest.map(({ slot }) => slot)])
  return [...slots].toSorted().flatMap((field) => {
    const rule = Object.hasOwn(documents, field) ? documents[field] : undefined
    const problem = slotProblem(
      rule,
      manifest.filter(({ slot }) => slot === field),
    )
    return problem ? [{ field, problem }] : []
  })
}

function slotProblem(rule: DocumentRule | undefined, files: readonly ListedFile[]): Problem | undefined {
  const [file, second] = files
  if (!rule || second) return 'unknown'
  if (!file) return rule.required && 'required'
  if (!rule.types.includes(file.type)) return 'option'
  const most = Math.min(rule.most ?? mostBytesOfAFile, mostBytesOfAFile)
  if (!Number.isInteger(file.bytes) || file.bytes < 1 || file.bytes > most) return 'range'
  return /^[0-9a-f]{64}$/.test(file.sha256) ? undefined : 'format'
}
