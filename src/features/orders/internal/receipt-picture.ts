import { drawnPicture, type Row } from '#src/platform/ui/drawn-picture.ts'
import type { Sheet } from './receipt-sheet.ts'

/** Returns a receipt as a picture file, named by its subject; `undefined` if the browser cannot draw it. */
export async function receiptPicture(sheet: Sheet, name: string): Promise<File | undefined> {
  const picture = await drawnPicture(rowsOf(sheet))
  // A serial contains slashes, which file names cannot have.
  return picture && new File([picture], `${name.replaceAll('/', '-')}.png`, { type: 'image/png' })
}

const rule: Row = { gap: 20, line: true }

function rowsOf(sheet: Sheet): Row[] {
  return [
    { left: sheet.title, size: 26, bold: true },
    ...some(sheet.kind, (left) => ({ left, size: 16, bold: true })),
    { gap: 8 },
    ...named(sheet.seller),
    ...[sheet.note, sheet.stamp].flatMap((text) => some(text, (left) => ({ left, size: 18, bold: true }))),
    rule,
    ...sheet.facts.map(([left, right]) => ({ left, right, size: 15 })),
    rule,
    { left: sheet.buyerIs, size: 14, faint: true },
    ...named(sheet.buyer),
    rule,
    ...sheet.lines.flatMap(({ name, details, amount }) => [
      { left: name, right: amount, size: 16, bold: true },
      ...some(details.join(' · '), (left) => ({ left, size: 14, faint: true })),
      { gap: 4 },
    ]),
    rule,
    { left: sheet.total[0], right: sheet.total[1], size: 20, bold: true },
    ...some(sheet.inWords, (left) => ({ left, size: 14, faint: true })),
    ...(sheet.taxes.length > 0 ? [rule] : []),
    ...sheet.taxes.map((cells, place) => ({ cells, size: 14, faint: place === 0 })),
    rule,
    ...sheet.feet.map((left) => ({ left, size: 13, faint: true })),
  ]
}

function named([name = '', ...more]: readonly string[]): Row[] {
  return [{ left: name, size: 17, bold: true }, ...more.map((left) => ({ left, size: 14 }))]
}

function some(text: string | undefined, row: (text: string) => Row): Row[] {
  return text ? [row(text)] : []
}
