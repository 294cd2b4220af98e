/** What a phone shows that has neither a network nor any page kept, in every language, since none is chosen yet. */
export function noPage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Khet Seva</title><h1>Khet Seva</h1>
<p lang="pa">ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ, ਤੇ ਇਹ ਪੰਨਾ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।</p>
<p lang="hi">नेटवर्क नहीं है, और यह पेज अभी इस फ़ोन में नहीं है। नेटवर्क आने पर फिर से खोलें।</p>
<p>No network, and this page is not on this phone yet. Open it again when there is network.</p></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
