import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '#src/platform/tables/csv-of.ts'

/** Returns the cells that a spreadsheet reads, by the rules of the format. */
function cellsOf(file: string): string[][] {
  expect(file[0]).toBe('\uFEFF')
  const csv = file.slice(1)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < csv.length;) {
    const [whole, quoted, plain] = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))/y.exec(csv.slice(at))!
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    at += whole.length
    if (csv.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else if (csv[at] === ',') at += 1
    else throw new Error(`${at} is neither a comma nor the end of a line`)
  }
  return rows
}

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ' ', 'ਖ', '1') }),
  fc.constantFrom('=HYPERLINK("http://x","y")', '@SUM(1)', '-2+3', '+1', '\t=1', '\r=1', ' =1', '"=1'),
  fc.constantFrom(
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '\u00a0=1',
    '\u3000=1',
    '\u200b=1',
    '\ufeff=1',
    '\u202a+91',
    '−1',
  ),
)

const formula = /^["\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−]/u

test('no text cell is a formula, and every text can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.array(nasty, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const read = cellsOf(csvOf(rows))
      for (const cell of read.flat()) {
        expect(cell).not.toMatch(formula)
        expect(cell).not.toMatch(/^[\t\r\n]/)
      }
      // Nothing but apostrophes came in.
      const plain = (all: string[][]) => all.map((row) => row.map((cell) => cell.replaceAll("'", '')))
      expect(plain(read)).toEqual(plain(rows))
    }),
    { numRuns: 2_000 },
  )
})

test('where a spreadsheet splits at semicolons, bars or tabs, no part of a text is a formula either', () => {
  const texts = [
    'Balbir ;=HYPERLINK("http://x")',
    'a; "=1"',
    'a;\u00a0@SUM(1)',
    'wheat\n=1+1',
    'a|-2',
    'a\t+91',
    ';;=1',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(nasty, fc.constantFrom(...texts)), { minLength: 1, maxLength: 4 }),
      (row) => {
        for (const separator of [';', '|', '\t'])
          // Quotes for commas do not hold a cell together here: every separator and line break may begin a cell.
          for (const part of csvOf([row])
            .slice(1)
            .split(new RegExp(`[\\r\\n${separator}]`)))
            expect(part).not.toMatch(formula)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a number stays a number', () => {
  expect(
    csvOf([
      ['Count', 12],
      ['Less', -3],
    ]),
  ).toBe('\uFEFF"Count",12\r\n"Less",-3\r\n')
})
