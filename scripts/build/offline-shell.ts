/*
 * Pages that the phone keeps name the app's code for later: src/app/after-paint.ts asks for it once the page is painted.
 */

/** Returns the head of a cached page. */
export function offlineHead(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="later"')
}

/**
 * Returns the document around a cached page, started by `script`. Its script follows the styles: files are
 * local, and the browser paints an empty page after an early script.
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
