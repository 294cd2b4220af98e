/*
 * Pages that the phone keeps name the app's code for later: src/after-paint.ts asks for it once the page is painted.
 */

/** The head of a page that the phone keeps. */
export function offlineHead(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="later"')
}

/**
 * The document around a page that the phone keeps, started by `script`. Its first script stands behind the styles:
 * there is no line to wait for, and the browser paints an empty page after a script that comes early.
 */
export function offlineShell(shell: string, script: string): string {
  const [tag, entry] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(shell) ?? []
  const [first] = /<script>.*?<\/script>/s.exec(shell) ?? []
  if (!tag || !first) throw new Error('The page template starts no app')
  return offlineHead(shell)
    .replace(first, '')
    .replace(tag, '')
    .replace('</head>', () => `${first}<script data-entry="${entry}">${script}</script></head>`)
}
