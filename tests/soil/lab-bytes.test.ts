import { describe, expect, test } from 'vitest'
import type { FileFault, LabFile } from '#src/features/soil/lab-file.ts'
import { readLabBytes } from '#src/features/soil/read-lab-bytes.ts'
import { zipOf } from '../tables/zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const row = (at: number, cells: string) => `<row r="${at}" spans="1:9">${cells}</row>`
const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`

interface Book {
  sheets: Readonly<Record<string, string>>
  shared?: string
  styles?: string
  facts?: string
}

/** A workbook as Excel writes it, of sheets with their rows. */
function bookOf({ sheets, shared = '', styles = '', facts = '' }: Book): Uint8Array {
  const all = Object.entries(sheets)
  const files = all.map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${head}<worksheet xmlns="x"><cols><col min="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
  ])
  return zipOf({
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook xmlns:r="r">${facts}<sheets>${all
      .map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships>${all
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `${head}<sst>${shared}</sst>`,
    'xl/styles.xml': `${head}<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(files),
  })
}

const headings = text('A1', 'Sample No') + text('B1', 'pH') + text('C1', 'Zn (ppm)')
const oneRow = row(1, headings) + row(2, `${text('A2', 'KS-7F3M2-1')}<c r="B2"><v>7.7999999999999998</v></c>`)

describe('a workbook', () => {
  test('is read with its strings, dates, percents, errors, and gaps between cells', async () => {
    const file = (await readLabBytes(
      bookOf({
        facts: '<workbookPr date1904="0"/>',
        shared:
          '<si><t>Sample No.</t></si><si><r><t>KS-7F3M2</t></r><r><t>-1</t></r></si><si><t>PAU &amp; Sons</t></si>',
        styles:
          '<numFmts count="1"><numFmt numFmtId="164" formatCode="0.00%"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>',
        sheets: {
          Report: row(1, text('A1', 'Soil Testing Laboratory')),
          Results:
            row(
              3,
              `<c r="A3" t="s"><v>0</v></c>${text('B3', 'pH')}${text('C3', 'OC (%)')}${text('E3', 'Zn')}${text('F3', 'Date')}${text('G3', 'Lab')}`,
            ) +
            row(
              4,
              '<c r="A4" t="s"><v>1</v></c><c r="B4"><v>7.7999999999999998</v></c><c r="C4" s="2"><v>4.4999999999999997E-3</v></c><c r="D4" s="1"/><c r="E4" t="str"><f>IF(1,"x")</f><v>&lt;0.1</v></c><c r="F4" s="1"><v>46351</v></c><c r="G4" t="s"><v>2</v></c>',
            ) +
            row(5, `${text('A5', 'KS-7F3M2-2')}<c r="B5" t="e"><v>#DIV/0!</v></c>`),
        },
      }),
    )) as LabFile
    expect(file.rows).toEqual([
      {
        row: 4,
        label: 'KS-7F3M2-1',
        values: { ph: 7.8, oc: 0.45, zn: { below: 0.1 } },
        tested_on: '2026-11-25',
        lab: 'PAU & Sons',
      },
    ])
    expect(file.bad).toMatchObject([{ row: 5, why: 'error', cell: '#DIV/0!' }])
  })

  test('of an old Mac counts its days from 1904', async () => {
    const file = (await readLabBytes(
      bookOf({
        facts: '<workbookPr date1904="1"/>',
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="15"/></cellXfs>',
        sheets: {
          One:
            row(1, headings + text('D1', 'Date')) +
            row(2, `${text('A2', 'KS-7F3M2-1')}<c r="B2"><v>7.8</v></c><c r="D2" s="1"><v>44889</v></c>`),
        },
      }),
    )) as LabFile
    expect(file.rows[0]!.tested_on).toBe('2026-11-25')
  })

  test('with samples in several sheets says so and loses none', async () => {
    const file = (await readLabBytes(
      bookOf({ sheets: { Sarna: oneRow, Notes: '', Mamun: oneRow } }),
    )) as FileFault
    expect([file.fault, file.headings]).toEqual(['sheets', ['Sarna', 'Mamun']])
  })

  test('that is cut off is damaged', async () => {
    const whole = bookOf({ sheets: { One: oneRow } })
    expect(((await readLabBytes(whole)) as LabFile).rows[0]!.values).toEqual({ ph: 7.8 })
    expect(await readLabBytes(whole.slice(0, -30))).toMatchObject({ fault: 'damaged' })
  })
})

test.each([
  ['old excel', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['pdf', '%PDF-1.7\n'],
  ['web page', '\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Sample No'],
  ['web page', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'],
  ['picture', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['other', '{\\rtf1'],
])('a file that is %s is named by its bytes', async (fault, bytes) => {
  expect(await readLabBytes(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))).toMatchObject({
    fault,
  })
})

test('a document packed as zip is no table', async () => {
  expect(await readLabBytes(zipOf({ 'word/document.xml': '<w/>' }))).toMatchObject({ fault: 'other' })
})

test('text is read in UTF-8 and UTF-16, whatever the name of the file', async () => {
  const csv = 'Sample,pH\nKS-7F3M2-1,7.8'
  for (const bytes of [Buffer.from(csv), Buffer.from(`\ufeff${csv}`), Buffer.from(`\ufeff${csv}`, 'utf16le')])
    expect(((await readLabBytes(new Uint8Array(bytes))) as LabFile).rows).toHaveLength(1)
})
