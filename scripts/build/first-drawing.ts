import { readFile } from 'node:fs/promises'
import type { PageParts } from '#src/base/offline-pack.ts'

/**
 * Puts the drawing at the top of a page: on a farmer's network a separate file would arrive more than a second
 * after the text. Lower drawings may load late.
 */
export async function withFirstDrawing({ head, body }: PageParts): Promise<PageParts> {
  const [found, file] = / src="(\/art\/[^"]+\.svg)"(?![^>]* loading="lazy")/.exec(body) ?? []
  if (!found) return { head, body }
  const drawing = (await readFile(`public${file}`, 'utf8'))
    .replaceAll(/<!--.*?-->|\n/g, '')
    .replaceAll('"', "'")
  const data = drawing.replaceAll(/[%#<>]/g, (sign) => encodeURIComponent(sign))
  return {
    // React asks for the file early, which nothing on the page shows any more.
    head: head.replace(`<link rel="preload" as="image" href="${file}"/>`, ''),
    body: body.replace(found, () => ` src="data:image/svg+xml,${data}"`),
  }
}
