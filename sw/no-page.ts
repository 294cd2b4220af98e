import type { Language } from '#src/platform/i18n/words.ts'

/** Seconds until the page reloads; it reloads at once when the network returns. */
const againAfter = 10

const nothingHere: Readonly<Record<Language, string>> = {
  ['pa']: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ। ਇਹ ਪੰਨਾ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਇਹ ਆਪਣੇ ਆਪ ਖੁੱਲ੍ਹ ਜਾਵੇਗਾ।',
  ['hi']: 'नेटवर्क नहीं है। यह पेज अभी इस फ़ोन में नहीं है। नेटवर्क आने पर यह अपने आप खुल जाएगा।',
  ['en']: 'No network, and this page is not on this phone yet. It opens automatically when there is network.',
}

/**
 * Returns the page for a phone without network and cache, in every language, because none is chosen yet. It
 * reloads by itself.
 */
export function noPage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${againAfter}"><title>Khet Seva</title><h1>Khet Seva</h1>
${Object.entries(nothingHere)
  .map(([code, words]) => `<p lang="${code}">${words}</p>`)
  .join('\n')}
<script>addEventListener('online', () => location.reload())</script></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
