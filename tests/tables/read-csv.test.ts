import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { readCsv, textOfFile } from '#src/platform/tables/read-csv.ts'

const written = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + end).join('')

describe('a file of cells', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa,b\n', [['a', 'b']]],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"a,b","c ""d"""\n', [['a,b', 'c "d"']]],
    ['"two\nlines",b\n', [['two\nlines', 'b']]],
    ['"a"b,c\n', [['ab', 'c']]],
    ['5" pipe,c\n', [['5" pipe', 'c']]],
    [
      '"never closed,c\nd,e\n',
      [
        ['"never closed', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['', []],
    ['\n', [['']]],
  ] as const)('%j is read as its rows', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  test('is read as it was written, with any separator and end of line', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        (all, by, end) => {
          // A mark at the very start says how the file is written.
          fc.pre(!all[0]![0]!.startsWith('\uFEFF'))
          expect(readCsv(written(all, by, end), by)).toEqual(all)
        },
      ),
      { seed: 37, numRuns: 500 },
    )
  })

  test('whatever stands in it, is read without an error, and no cell has the separator unless it was quoted', () => {
    const signs = fc.array(fc.constantFrom('"', ',', ';', '\n', '\r', 'a', '7,8', ' ', '\uFEFF', '\0'), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(signs, (parts) => {
        const text = parts.join('')
        const rows = readCsv(text)
        if (!text.includes('"')) expect(rows.flat().join('')).not.toMatch(/[,\n\r]/)
        expect(rows.every((row) => row.length > 0)).toBe(true)
      }),
      { seed: 38, numRuns: 2_000 },
    )
  })

  test('the desk’s own files are read back', () => {
    const rows = [
      ['Number', 'Name'],
      ['KS-7F3M2', 'ਗੁਰਪ੍ਰੀਤ, "ਸਰਨਾ"'],
    ]
    expect(readCsv(csvOf(rows))).toEqual(rows)
  })

  test('a long one is read only as far as wanted', () => {
    expect(readCsv('a\n'.repeat(1_000), ',', 3)).toHaveLength(3)
  })
})

test('text of each usual encoding is read', () => {
  const text = 'EC (µS/cm)'
  const utf16 = (isLittle: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 + text.length * 2))
    ;`\uFEFF${text}`
      .split('')
      .forEach((sign, place) => bytes.setUint16(place * 2, sign.charCodeAt(0), isLittle))
    return new Uint8Array(bytes.buffer)
  }
  expect(textOfFile(new TextEncoder().encode(text))).toBe(text)
  expect(textOfFile(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(text)
  expect(textOfFile(utf16(true))).toBe(text)
  expect(textOfFile(utf16(false))).toBe(text)
})
