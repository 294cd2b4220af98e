import { cleanText } from '#src/base/clean-text.ts'

/** A section of somebody's data: entries, each with its facts. */
export interface DataSection {
  readonly title: string
  readonly things: readonly DataThing[]
}

/** The facts of an entry by name; empty ones are absent. */
export interface DataThing {
  readonly title?: string | undefined
  readonly rows: readonly (readonly [name: string, value: string])[]
}

/** The head of the page, in the reader's language. */
export interface DataPage {
  readonly language: string
  readonly title: string
  /** Sentences above the sections. */
  readonly intro: readonly string[]
  readonly sections: readonly DataSection[]
}

const styles = `
body{font:17px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#222;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.25rem;border-top:3px solid #1f5c3a;padding-top:.75rem;margin-top:2rem;break-after:avoid}
h3{font-size:1.05rem;margin:1.25rem 0 .25rem;break-after:avoid}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0;break-inside:avoid}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
@media(max-width:30rem){dl{display:block}dd{margin:0 0 .5rem}}`

/**
 * Returns a standalone HTML page without scripts or external resources. A person's words are escaped, and their
 * direction is isolated.
 */
export function dataPageHtml({ language, title, intro, sections }: DataPage): string {
  const body = [
    `<h1>${escaped(title)}</h1>`,
    ...intro.map((text) => `<p>${escaped(text)}</p>`),
    ...sections.filter(({ things }) => things.length > 0).flatMap(sectionHtml),
  ]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A second barrier, in case some markup is not escaped.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title>`,
    `<style>${styles}</style>`,
  ]
  return `<!doctype html>\n<html lang="${escaped(language)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`
}

function sectionHtml({ title, things }: DataSection): string[] {
  return [`<section>`, `<h2>${escaped(title)}</h2>`, ...things.map(thingHtml), `</section>`]
}

function thingHtml({ title, rows }: DataThing): string {
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${isolated(name)}</dt><dd>${isolated(value)}</dd>`)
    .join('\n')
  return `${title ? `<h3>${isolated(title)}</h3>\n` : ''}${list && `<dl>\n${list}\n</dl>`}`
}

const isolated = (text: string) => `<bdi>${escaped(text)}</bdi>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Returns escaped text without direction marks, because a closing one would end a `<bdi>`. */
function escaped(text: string): string {
  return cleanText(text, true).replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
}
