import { readFile } from 'node:fs/promises'

/** The pictures that content may name: the symbols of src/platform/ui/pictograms.svg. */
export const pictograms = new Set(
  [...(await readFile('src/platform/ui/pictograms.svg', 'utf8')).matchAll(/<symbol[^>]*\bid="([^"]+)"/g)].map(
    ([, id]) => id!,
  ),
)
