import { describe, expect, test } from 'vitest'
import type { DeskItem } from '#src/features/desk/internal/item.ts'
import { matchRows, rowsToImport, samplesIn, soilAtDesk } from '#src/features/desk/internal/soil.ts'
import type { LabRow } from '#src/features/soil/lab-file.ts'

const sample = (label: string, state: string) => ({ label, state, id: label, results: [] })

function soilTest(reference: string, states: readonly string[], more: object = {}): DeskItem {
  const soil = states.map((state, place) => sample(`${reference}-${place + 1}`, state))
  return {
    what: 'request',
    id: reference,
    open: true,
    owner: null,
    from: null,
    request: { kind: 'soil-test', reference, answers: { name: 'Gurpreet', farmLocation: 'Sarna' }, soil },
    ...more,
  } as unknown as DeskItem
}

const row = (label: string): LabRow => ({ row: 2, label, values: { ph: 7 } })

describe('the soil of the desk', () => {
  test('has requests without a sample, and all samples with their people', () => {
    const items = [
      soilTest('KS-AAAAA', []),
      soilTest('KS-BBBBB', ['collected', 'tested']),
      soilTest('KS-CCCCC', ['discarded']),
      soilTest('KS-DDDDD', [], { open: false }),
      soilTest('KS-EEEEE', [], { spam: true }),
      // A question about prices.
      soilTest('KS-FFFFF', [], { request: { kind: 'soil-test', subject: 'general', answers: {} } }),
    ]
    const { toCollect, samples } = soilAtDesk(items)
    expect(toCollect.map(({ id }) => id)).toEqual(['KS-AAAAA', 'KS-CCCCC'])
    expect(samples.map(({ sample: { label }, name }) => [label, name])).toEqual([
      ['KS-BBBBB-1', 'Gurpreet'],
      ['KS-BBBBB-2', 'Gurpreet'],
      ['KS-CCCCC-1', 'Gurpreet'],
    ])
  })

  test('keeps a sample in its list while somebody writes about it, though a colleague has tested it', () => {
    const { samples } = soilAtDesk([soilTest('KS-AAAAA', ['at_lab', 'tested', 'tested'])])
    const labels = (held?: readonly string[]) =>
      samplesIn(samples, 'at_lab', held).map(({ sample: { label } }) => label)
    expect(labels()).toEqual(['KS-AAAAA-1'])
    expect(labels(['KS-AAAAA-3'])).toEqual(['KS-AAAAA-1', 'KS-AAAAA-3'])
  })

  test('gives each row of a file its sample, or the reason why not', () => {
    const { samples } = soilAtDesk([
      soilTest('KS-AAAAA', ['at_lab']),
      soilTest('KS-BBBBB', ['at_lab', 'collected']),
      soilTest('KS-CCCCC', ['tested']),
    ])
    const told = matchRows(
      ['KS-AAAAA-1', 'KS-AAAAA', 'KS-BBBBB-2', 'KS-BBBBB', 'KS-CCCCC-1', 'KS-CCCCC', 'KS-ZZZZZ'].map(row),
      samples,
    )
    expect(told.map((one) => ('at' in one ? one.at.sample.label : one.why))).toEqual([
      'KS-AAAAA-1',
      'twice',
      'KS-BBBBB-2',
      'several',
      'tested',
      'tested',
      'unknown',
    ])
    expect(rowsToImport(told)).toEqual([
      { row: 2, label: 'KS-AAAAA-1', values: { ph: 7 } },
      { row: 2, label: 'KS-BBBBB-2', values: { ph: 7 } },
    ])
  })
})
