/**
 * The reason that a part failed to render: its code did not load, the browser cannot run it, or the app has a bug.
 */
export type Fault = 'missing' | 'old-browser' | 'bug'

/** Messages of browsers and loaders for code that did not load or belongs to another build. */
const failedToLoad =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload|does not provide an export/i

/** Messages of browsers for a function that they lack. The names are those of the language and of browser APIs. */
const unknownToBrowser =
  /\b(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|structuredClone|hasOwn|groupBy|canParse|withResolvers|showPopover|hidePopover|togglePopover|showModal|randomUUID|replaceAll|Segmenter|locks)\b.{0,60}(?:is not a|is not defined|undefined|not a constructor)|(?:can't find variable|is not defined).{0,60}\b(?:structuredClone|AbortSignal|Intl|BroadcastChannel|CompressionStream|DecompressionStream)\b|\b(?:structuredClone|BroadcastChannel|CompressionStream|DecompressionStream) is not defined/i

/** Returns the reason by the error that was thrown. */
export function faultOf(thrown: unknown): Fault {
  const { name, message } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) }
  if (failedToLoad.test(message)) return 'missing'
  // The build has checked the code, so a SyntaxError means that the browser is too old for its syntax.
  if (unknownToBrowser.test(message) || (name === 'SyntaxError' && !/JSON/.test(message)))
    return 'old-browser'
  return 'bug'
}
