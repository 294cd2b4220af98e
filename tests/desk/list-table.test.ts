import { expect, it } from 'vitest'
import type { DeskItem } from '#src/features/desk/internal/item.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { tableHead, tableRows } from '#src/features/desk/internal/list-table.ts'

speak('en')

const request = (more: object) =>
  ({
    what: 'request',
    id: 'a',
    owner: null,
    from: null,
    assignee: null,
    log: [],
    open: true,
    request: {
      reference: 'KS-1',
      kind: 'loan-application',
      status: 'received',
      received_at: '2026-11-25T05:00:00Z',
      answers: {},
      filled_by: null,
      complete: true,
      ...more,
    },
  }) as unknown as DeskItem

const forms = new Map([loan, soilTest].map((form) => [form.id, form]))
const what = (item: DeskItem, known: typeof forms = forms) =>
  tableRows([item], 'me', known)[0]![tableHead().indexOf('Kind')]

it('the list on paper and in a file names the subject of a request, as the list on the screen does', () => {
  expect(what(request({ subject: 'dairy' }))).toContain('Dairy')
  expect(what(request({ subject: 'crop' }))).toContain('Crop')
  expect(what(request({ subject: 'crop' }))).not.toBe(what(request({ subject: 'dairy' })))
})

it('the origin is there too; without the form’s file the kind is named', () => {
  const pressed = request({ kind: 'soil-test', answers: { askedFor: 'straw-machines' } })
  expect(what(pressed)).toContain('Machines for straw')
  expect(what(pressed, new Map())).toContain('Machines for straw')
  expect(what(request({ subject: 'dairy' }), new Map())).not.toBe('')
})
