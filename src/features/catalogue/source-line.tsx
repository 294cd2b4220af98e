import { sourceText, type FactSourceName } from '#src/content/fact-sources.ts'

/** Where facts were read, and when; nothing without a source. */
export function SourceLine({ sources = [] }: { sources?: readonly FactSourceName[] | undefined }) {
  return sources.length > 0 ? <p className="text-sm text-muted">{sourceText(sources)}</p> : null
}
