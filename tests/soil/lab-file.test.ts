import { isFull } from '../rounds.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import { isPossible, soilLimits, soilValues } from '#src/content/soil-limits.ts'
import { badRowsFile } from '#src/platform/tables/bad-rows.ts'
import { readCsv } from '#src/platform/tables/read-csv.ts'
import { readHeading } from '#src/features/soil/lab-columns.ts'
import { readLabFile, type FileFault, type LabFile } from '#src/features/soil/lab-file.ts'
import { cellNumber, decimalsOf } from '#src/features/soil/lab-number.ts'
import { labelIn } from '#src/features/soil/sample-label.ts'

const read = (...lines: string[]): LabFile => {
  const file = readLabFile(lines.join('\n'))
  if ('fault' in file) throw new Error(`${file.fault}: ${file.headings.join()}`)
  return file
}
const faultOf = (...lines: string[]) => {
  const file = readLabFile(lines.join('\n')) as FileFault
  return [file.fault, file.headings]
}

describe('a heading', () => {
  test.each([
    ['pH', 'ph', 1],
    ['pH (1:2)', 'ph', 1],
    ['Soil pH (1:2.5 soil:water)', 'ph', 1],
    ['E.C.', 'ec', 1],
    ['EC (dS/m)', 'ec', 1],
    ['EC dS m-1', 'ec', 1],
    ['EC (dS m⁻¹)', 'ec', 1],
    ['EC (mS/cm)', 'ec', 1],
    ['EC (µS/cm)', 'ec', 0.001],
    ['EC (μS/cm)', 'ec', 0.001],
    ['EC uS/cm', 'ec', 0.001],
    ['EC (1:2) mmhos/cm', 'ec', 1],
    ['EC (1:2.5) dS/m', 'ec', 1],
    ['Electrical Conductivity (dS/m)', 'ec', 1],
    ['OC', 'oc', 1],
    ['Organic Carbon (%)', 'oc', 1],
    ['Organic Carbon (OC) %', 'oc', 1],
    ['Org. C (g/kg)', 'oc', 0.1],
    ['N (kg/ha)', 'n', 1],
    ['Available Nitrogen (N) kg/ha', 'n', 1],
    ['Avl. N kg ha-1', 'n', 1],
    ['Available N (kg / ha)', 'n', 1],
    ['Nitrogen ppm', 'n', 2.24],
    ['N (kg/acre)', 'n', 2.471],
    ['Available P (kg/ha)', 'p', 1],
    ['Phosphorous (mg/kg)', 'p', 2.24],
    ['P2O5 (kg/ha)', 'p', 0.4364],
    ['Available P₂O₅ kg/ha', 'p', 0.4364],
    ['Phosphorus (P2O5) kg/ha', 'p', 0.4364],
    ['K2O kg/ha', 'k', 0.8301],
    ['Avail_K', 'k', 1],
    ['Potash', 'k', 1],
    ['S (ppm)', 's', 1],
    ['Sulphur mg/kg', 's', 1],
    ['Zn', 'zn', 1],
    ['Zinc (Zn) ppm', 'zn', 1],
    ['DTPA-Zn (mg/kg)', 'zn', 1],
    ['FE_PPM', 'fe', 1],
    ['Copper', 'cu', 1],
    ['Mn mg kg-1', 'mn', 1],
    ['Boron (B)', 'b', 1],
  ] as const)('%s is read as %s times %d', (heading, value, factor) => {
    expect(readHeading(heading)).toMatchObject({ column: { value, factor: expect.closeTo(factor, 6) } })
  })

  test.each([
    ['Sample No.', 'sample'],
    ['sample_id', 'sample'],
    ['Label', 'sample'],
    ['Ref. No', 'sample'],
    ['Date of Testing', 'date'],
    ['Laboratory', 'lab'],
  ])('%s is read as the %s', (heading, other) => {
    expect(readHeading(heading)).toEqual({ other })
  })

  test.each([
    'Farmer',
    'S. No.',
    'Village',
    'Total Nitrogen (%)',
    'Exchangeable K (cmol/kg)',
    'Remarks',
    '',
    'Sand %',
    // Salt in other extracts than the card's limits are for.
    'ECe (dS/m)',
    'EC (1:5) dS/m',
    'EC saturation extract dS/m',
  ])('%s is not read', (heading) => {
    expect(readHeading(heading)).toBeUndefined()
  })

  test.each(['EC (ohm/m)', 'N (lb/acre)', 'Zn (%)', 'OC (ppm)', 'pH (kg/ha)'])(
    '%s has a unit that nobody knows',
    (heading) => {
      expect(readHeading(heading)).toHaveProperty('strangeUnit')
    },
  )
})

describe('the number of a sample', () => {
  test.each([
    ['KS-7F3M2-1', 'KS-7F3M2-1'],
    ['ks 7f3m2/1', 'KS-7F3M2-1'],
    ['KS7F3M2-01', 'KS-7F3M2-1'],
    ['KS–7F3M2–12', 'KS-7F3M2-12'],
    [' KS-7F3M2 ', 'KS-7F3M2'],
    ['KS-7F3M2-0', undefined],
    ['KS-7F3M2-100', undefined],
    ['KS-7F3M', undefined],
    ['7F3M2-1', undefined],
    ['', undefined],
  ])('%j is %j', (text, label) => {
    expect(labelIn(text)).toBe(label)
  })
})

describe('a cell', () => {
  test.each([
    ['7.8', 7.8],
    ['.5', 0.5],
    ['250', 250],
    ['7,8', 7.8],
    ['0,256', 0.256],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['੨੫੦', 250],
    ['७.८', 7.8],
    [' 12 ', 12],
  ])('%j is %d, whatever the file does elsewhere', (cell, number) => {
    expect(cellNumber(cell, 'unknown')).toEqual({ number })
  })

  test('1,250 is what the rest of the file says, and wrong where it says nothing', () => {
    expect(cellNumber('1,250', 'comma')).toEqual({ number: 1.25 })
    expect(cellNumber('1,250', 'point')).toEqual({ number: 1250 })
    expect(cellNumber('1,250', 'unknown')).toEqual({ wrong: true })
    expect(decimalsOf(['7,8', '1,250'])).toBe('comma')
    expect(decimalsOf(['7.8', '1,250'])).toBe('point')
    expect(decimalsOf(['7,8', '7.8'])).toBe('unknown')
    expect(decimalsOf(['250', '', 'n.a.'])).toBe('unknown')
  })

  test.each(['', '-', 'NA', 'n.a.', 'Not tested', 'जाँच नहीं हुई', 'ਪਰਖ ਨਹੀਂ ਹੋਈ'])(
    '%j was not tested',
    (cell) => {
      expect(cellNumber(cell, 'point')).toEqual({ absent: true })
    },
  )

  test.each([
    ['<0.1', 0.1],
    ['< 0,1', 0.1],
    ['≤0.1', 0.1],
    ['BDL', null],
    ['B.D.L.', null],
    ['BDL (<0.1)', 0.1],
    ['ND', null],
    ['N.D.', null],
    ['Not Detected', null],
    ['Trace', null],
    ['traces', null],
    ['Nil', null],
    ['<LOQ', null],
    ['Below detection limit', null],
    ['less than 0.1', 0.1],
    ['BDL (DL = 0.1)', 0.1],
    ['<0.1 (BDL)', 0.1],
    ['ND*', null],
    ['ਟਰੇਸ', null],
    ['नहीं मिला', null],
    ['0.1 से कम', 0.1],
    ['੦.੧ ਤੋਂ ਘੱਟ', 0.1],
  ])('%j is less than the laboratory can measure: neither zero nor untested', (cell, below) => {
    expect(cellNumber(cell, 'unknown')).toEqual({ below })
  })

  test.each([
    ['0.45 %', 0.45, '%'],
    ['12%', 12, '%'],
    ['0.4*', 0.4, undefined],
    ['0.4 **', 0.4, undefined],
    ['0.4†', 0.4, undefined],
    ['*0.4', 0.4, undefined],
    ['1.2E-01', 0.12, undefined],
    ['1,2e-1', 0.12, undefined],
    ['1.2 × 10⁻¹', 0.12, undefined],
    ['1e3', 1000, undefined],
    ['250 kg/ha', 250, 'kg/ha'],
    ['0.45 (Low)', 0.45, undefined],
    ['0.4¹', 0.4, undefined],
    ['0.10ᵃ', 0.1, undefined],
    ['250 kg ha⁻¹', 250, 'kg ha-1'],
    ['0.45 ± 0.02', 0.45, undefined],
    ["'0.45", 0.45, undefined],
  ])('%j is %d with its mark, exponent and unit', (cell, number, unit) => {
    expect(cellNumber(cell, 'unknown')).toEqual({ number, ...(unit && { unit }) })
  })

  test.each(['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '####'])('%j is an error of Excel', (cell) => {
    expect(cellNumber(cell, 'point')).toEqual({ error: true })
  })

  test.each(['7.8 8.1', 'low', '-3', '7..8', 'Infinity', '>1000', '<'])('%j is no number', (cell) => {
    expect(cellNumber(cell, 'point')).toEqual({ wrong: true })
  })
})

describe('a laboratory’s file', () => {
  test('is read with its units, dates and laboratory', () => {
    const file = read(
      'Sample No.,Farmer,pH,EC (µS/cm),Organic Carbon (%),N (kg/ha),P2O5 (kg/ha),K (ppm),Zn,Date of Testing,Laboratory',
      'KS-7F3M2-1,Gurpreet,7.8,250,0.42,210,46,60,0.5,21/11/2026,"KVK, Pathankot"',
    )
    expect(file.bad).toEqual([])
    expect(file.rows).toEqual([
      {
        row: 2,
        label: 'KS-7F3M2-1',
        values: { ph: 7.8, ec: 0.25, oc: 0.42, n: 210, p: 20.0744, k: 134.4, zn: 0.5 },
        tested_on: '2026-11-21',
        lab: 'KVK, Pathankot',
      },
    ])
    expect(file.ignored).toEqual(['Farmer'])
    expect(file.missing).toEqual(['s', 'fe', 'cu', 'mn', 'b'])
    expect(file.columns.filter(({ unit }) => !unit).map(({ value }) => value)).toEqual(['ph', 'zn'])
  })

  test('may have titles above and a row of units below the headings, and other separators', () => {
    const file = read(
      'Soil Testing Laboratory;Pathankot',
      'November 2026',
      '',
      'Sample;pH;EC;N;Zn',
      ';;(dS/m);kg/ha;ppm',
      'KS-7F3M2-1;7,8;0,25;210;0,5',
      ';;;;',
      'KS-7F3M2-2;8,1;0,3;310;0,7',
    )
    expect(file.rows.map(({ row, values }) => [row, values])).toEqual([
      [6, { ph: 7.8, ec: 0.25, n: 210, zn: 0.5 }],
      [8, { ph: 8.1, ec: 0.3, n: 310, zn: 0.7 }],
    ])
  })

  test('lists every bad row with its number and reason', () => {
    const file = read(
      'Label,pH,EC (dS/m),N (kg/ha),Date',
      'KS-7F3M2-1,7.8,0.2,210,21-11-2026',
      'Ram,7.8,0.2,210,',
      'KS-7F3M2-2,seven,0.2,210,',
      'KS-7F3M2-3,78,0.2,210,',
      'KS-7F3M2-4,7.8,250,210,',
      'KS-7F3M2-5,,,,',
      'KS-7F3M2-6,7.8,0.2,210,31-02-2026',
      `KS-7F3M2-7,7.8,0.2,210,${indiaDay(2)}`,
      'ks7f3m2/1,7.9,0.2,210,',
    )
    expect(file.rows.map(({ row }) => row)).toEqual([2])
    expect(file.bad.map(({ row, why }) => [row, why])).toEqual([
      [4, 'number'],
      [5, 'range'],
      [6, 'range'],
      [7, 'none'],
      [8, 'date'],
      [9, 'date'],
      [10, 'twice'],
    ])
    expect(file.bad[0]).toMatchObject({ heading: 'pH', cell: 'seven' })
    expect(file.left).toEqual([{ row: 3, text: 'Ram, 7.8, 0.2, 210' }])
  })

  test('keeps its good rows whatever stands below or between them', () => {
    const file = read(
      'Sample No,pH,Zn (ppm),Date',
      'KS-7F3M2-1,7.8,0.5,25-Nov-26',
      'Sample No,pH,Zn (ppm),Date',
      'KS-7F3M2-2,7.8,#N/A,',
      'KS-7F3M,7.8,0.4,',
      'KS-7F3M2-3,7.9,BDL,',
      'KS-7F3M2-4,7.9,<0.1,',
      'Total samples,3',
      'Checked by,"Dr. Singh, Pathankot"',
      'Page 1 of 1',
      'Average,7.8,0.4,',
    )
    expect(file.rows.map(({ row, values }) => [row, values])).toEqual([
      [2, { ph: 7.8, zn: 0.5 }],
      [6, { ph: 7.9, zn: { below: null } }],
      [7, { ph: 7.9, zn: { below: 0.1 } }],
    ])
    expect(file.bad.map(({ row, why, cell }) => [row, why, cell])).toEqual([
      [4, 'error', '#N/A'],
      [5, 'label', 'KS-7F3M'],
    ])
    expect(file.left.map(({ row, text }) => [row, text])).toEqual([
      [3, 'Sample No, pH, Zn (ppm), Date'],
      [8, 'Total samples, 3'],
      [9, 'Checked by, Dr. Singh, Pathankot'],
      [10, 'Page 1 of 1'],
      [11, 'Average, 7.8, 0.4'],
    ])
    const bad = badRowsFile(file, [{ row: 4, text: 'an error' }], 'What is wrong')
    expect(readCsv(bad)).toEqual([
      ['Sample No', 'pH', 'Zn (ppm)', 'Date', 'What is wrong'],
      ['KS-7F3M2-2', '7.8', '#N/A', '', 'an error'],
    ])
  })

  test('counts a unit in a cell before that of its column', () => {
    const file = read(
      'Sample,OC (g/kg),EC,P2O5 (kg/ha)',
      'KS-7F3M2-1,0.45 %,250 µS/cm,20 ppm',
      'KS-7F3M2-2,4.5,0.2,46',
    )
    expect(file.rows.map(({ values }) => values)).toEqual([
      { oc: 0.45, ec: 0.25, p: 19.5507 },
      { oc: 0.45, ec: 0.2, p: 20.0744 },
    ])
  })

  test.each([
    [
      'नमूना संख्या,पीएच,विद्युत चालकता (dS/m),जैविक कार्बन %,उपलब्ध नाइट्रोजन (किग्रा/हे.),ज़िंक (पीपीएम),जाँच की तारीख,प्रयोगशाला',
    ],
    ['ਨਮੂਨਾ ਨੰਬਰ,ਪੀ.ਐੱਚ.,ਈ.ਸੀ. (dS/m),ਜੈਵਿਕ ਕਾਰਬਨ ਪ੍ਰਤੀਸ਼ਤ,ਨਾਈਟ੍ਰੋਜਨ ਕਿਲੋ/ਹੈਕਟੇਅਰ,ਜ਼ਿੰਕ,ਪਰਖ ਦੀ ਤਾਰੀਖ਼,ਲੈਬ'],
    [
      'ਨਮੂਨਾ ਨੰ. / Sample No.,pH (पीएच),EC,जैविक कार्बन (Organic Carbon) %,Available Nitrogen / उपलब्ध नाइट्रोजन (kg/ha),Zinc/ਜ਼ਿੰਕ,Date,Lab',
    ],
  ])('is read by its headings in Hindi and Punjabi: %s', (headings) => {
    const file = read(headings, 'KS-7F3M2-1,7.8,0.25,0.42,210,0.5,25 ਨਵੰਬਰ 2026,PAU')
    expect(file.ignored).toEqual([])
    expect(file.bad).toEqual([])
    expect(file.rows[0]).toMatchObject({
      values: { ph: 7.8, ec: 0.25, oc: 0.42, n: 210, zn: 0.5 },
      tested_on: '2026-11-25',
      lab: 'PAU',
    })
  })

  test('never reads total nitrogen as available, in any language', () => {
    expect(readHeading('कुल नाइट्रोजन (%)')).toBeUndefined()
    expect(readHeading('ਕੁੱਲ ਨਾਈਟ੍ਰੋਜਨ')).toBeUndefined()
  })

  test('has a laboratory’s name cut between whole letters', () => {
    const file = read('Sample,pH,Lab', `KS-7F3M2-1,7.8,${'x'.repeat(119)}🇮🇳`)
    expect(file.rows[0]!.lab).toBe('x'.repeat(119))
  })

  test('that names no unit for salt is not believed where it must be µS/cm', () => {
    const file = read('Sample,EC', 'KS-7F3M2-1,0.3', 'KS-7F3M2-2,14', 'KS-7F3M2-3,250')
    expect(file.bad.map(({ row, why }) => [row, why])).toEqual([
      [3, 'unit'],
      [4, 'unit'],
    ])
  })

  test.each([[['']], [['  \n \n']]])('without anything is empty', (lines) => {
    expect(faultOf(...lines)).toEqual(['empty', []])
  })

  test('with a column missing, double or in an unknown unit is not read, and says which', () => {
    expect(faultOf('Farmer,pH', 'Ram,7')).toEqual(['no sample', ['Farmer']])
    expect(faultOf('Sample,Farmer', 'KS-7F3M2-1,Ram')).toEqual(['no values', ['Farmer']])
    expect(faultOf('Sample,EC (ohm/m),pH', 'KS-7F3M2-1,3,7')).toEqual(['unit', ['EC (ohm/m)']])
    expect(faultOf('Sample,N (kg/ha),Nitrogen (ppm)', 'KS-7F3M2-1,3,7')).toEqual([
      'twice',
      ['N (kg/ha)', 'Nitrogen (ppm)'],
    ])
    expect(faultOf('a photo?', '\0\0\0')[0]).toBe('no sample')
  })

  const codes = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  const codeOf = (place: number) =>
    Array.from({ length: 5 }, (_, at) => codes[Math.floor(place / codes.length ** at) % codes.length]).join(
      '',
    )
  const many = (rows: number) => [
    'Sample No,pH,EC (µS/cm),OC (%),N (kg/ha),P (kg/ha),K (kg/ha),S (ppm),Zn,Fe,Cu,Mn,B',
    ...Array.from(
      { length: rows },
      (_, place) => `KS-${codeOf(place)}-1,7.8,250,0.4,210,14,150,9,0.5,5,0.3,2,0.4`,
    ),
  ]

  test.skipIf(!isFull)(
    'of 10,000 rows is read within two seconds of the processor, one of more is refused',
    () => {
      const text = many(10_000).join('\r\n')
      const began = process.cpuUsage()
      const file = readLabFile(text) as LabFile
      const took = process.cpuUsage(began).user / 1_000
      expect(file.rows).toHaveLength(10_000)
      expect(file.bad).toEqual([])
      // In milliseconds, of the processor and not of a clock: others may use the machine too.
      expect(took).toBeLessThan(2_000)
      expect((readLabFile(many(10_001).join('\n')) as FileFault).fault).toBe('too long')
    },
  )

  const cell = fc.oneof(
    fc.constantFrom(
      '7.8',
      '7,8',
      '',
      '-',
      '<0.5',
      '"',
      'NA',
      '1,250',
      '999999',
      'KS-7F3M2-1',
      'ks7f3m2',
      '31/12/2026',
      '\n',
      'µ',
    ),
    fc.string({ maxLength: 12 }),
    fc.double({ min: -10, max: 3_000, noNaN: true }).map(String),
  )
  const heading = fc.oneof(
    fc.constantFrom(
      'Sample No',
      'pH',
      'EC',
      'EC (µS/cm)',
      'N (ppm)',
      'K2O',
      'Zn',
      'Date',
      'Lab',
      'Farmer',
      'OC (%)',
    ),
    fc.string({ maxLength: 15 }),
  )

  test('of anything is read without an error, and each row that is taken has a label and possible values', () => {
    const grid = fc.tuple(
      fc.array(heading, { maxLength: 7 }).map((rest) => ['Sample No', ...rest]),
      fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }),
      fc.constantFrom(',', ';', '\t'),
    )
    let taken = 0
    fc.assert(
      fc.property(grid, ([head, body, by]) => {
        const file = readLabFile([head, ...body].map((row) => row.join(by)).join('\n'))
        if ('fault' in file) return
        const rows = [...file.rows, ...file.bad].map(({ row }) => row)
        expect(new Set(rows).size).toBe(rows.length)
        for (const { label, values } of file.rows) {
          taken++
          expect(label).toMatch(/^KS-[2-9A-HJKMNP-TV-Z]{5}(?:-[1-9][0-9]?)?$/)
          const found = Object.entries(values)
          expect(found.length).toBeGreaterThan(0)
          for (const [value, amount] of found) {
            expect(soilValues).toContain(value)
            const number = typeof amount === 'number' ? amount : (amount.below ?? 0)
            expect(isPossible(value as keyof typeof soilLimits, number)).toBe(true)
          }
        }
      }),
      { seed: 37, numRuns: 3_000 },
    )
    expect(taken).toBeGreaterThan(5)
  })
})
