import { useState } from 'react'
import { fill } from '#src/base/fill.ts'
import { numberText } from '#src/base/number-text.ts'
import { badRowsFile } from '#src/platform/tables/bad-rows.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { fieldName, fieldText } from './field-words.ts'
import { bytesOf, importItems, mostBytes, mostItems } from './import-items.ts'
import { rowFaults } from './import-faults.ts'
import { importWords } from './import-words.ts'
import { changesOf } from './log.ts'
import type { FileRow } from './file-row.ts'
import type { BadRow, ShopFile } from './read-shop-file.ts'
import type { Shop } from './shop-file.ts'

interface ImportPreviewProps {
  account: string
  file: ShopFile
  name: string
  shop: Shop
  onTaken: () => void
}

/** What a file will change, row by row, what is wrong in it, and the button that changes it. */
export function ImportPreview({ account, file, name, shop, onTaken }: ImportPreviewProps) {
  const [withStale, setWithStale] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const current = file.rows.filter(({ isStale }) => !isStale)
  const stale = file.rows.filter(({ isStale }) => isStale)
  const taken = withStale ? file.rows : current
  const items = Object.fromEntries(taken.map(({ id, changes }) => [id, changes]))
  const take = async () => {
    if (busy) return
    setBusy(true)
    const label = fill(localize(importWords.label), { count: taken.length, file: name })
    const failed = await importItems(account, items, { label, seen: shop.seen })
    setBusy(false)
    setFault(failed)
    if (!failed) onTaken()
  }
  const tooLarge = whyTooLarge(taken.length, items)
  return (
    <div className="grid gap-3">
      <BadRows file={file} />
      <Rows title={importWords.isNew} rows={current.filter(({ isNew }) => isNew)} shop={shop} />
      <Rows title={importWords.changed} rows={current.filter(({ isNew }) => !isNew)} shop={shop} />
      <Rows title={importWords.stale} rows={stale} shop={shop} />
      {stale.length > 0 && (
        <CheckBox
          label={localize(importWords.takeStale)}
          checked={withStale}
          onChange={({ target }) => setWithStale(target.checked)}
        />
      )}
      <p className="text-muted">{fill(localize(importWords.same), { count: file.same })}</p>
      {file.ignored.length > 0 && (
        <p className="wrap-anywhere text-muted">
          {fill(localize(importWords.ignored), { headings: file.ignored.join(', ') })}
        </p>
      )}
      {file.rows.length + file.bad.length === 0 && <p role="status">{localize(importWords.nothing)}</p>}
      <FieldError alert>{tooLarge ?? fault?.text ?? ''}</FieldError>
      {taken.length > 0 && !tooLarge && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => void take()}>
          {fill(localize(importWords.take), { count: numberText(taken.length) })}
        </button>
      )}
    </div>
  )
}

function whyTooLarge(count: number, items: Parameters<typeof bytesOf>[0]): string | undefined {
  if (count > mostItems)
    return fill(localize(importWords.tooMany), { count: numberText(count), most: numberText(mostItems) })
  return bytesOf(items) > mostBytes ? localize(importWords.tooLong) : undefined
}

/** So many rows are shown at once: ten thousand would hold the page up. */
const step = 100

function Rows({ title, rows, shop }: { title: Words; rows: readonly FileRow[]; shop: Shop }) {
  const [shown, setShown] = useState(step)
  if (!rows.length) return null
  return (
    <section className="grid gap-2">
      <h3>{fill(localize(title), { count: numberText(rows.length) })}</h3>
      <ul className="grid gap-2">
        {rows.slice(0, shown).map((row) => (
          <li key={row.row} className="border-b pb-2 wrap-anywhere">
            <strong>{row.name}</strong>
            {changesOf({ changed: changedOf(row, shop) }).map(({ field, from, to }) => (
              <p key={field}>
                <span className="text-muted">{fieldName(field)}: </span>
                <span>
                  {!row.isNew && (
                    <>
                      <del>{fieldText(field, from)}</del> {'→ '}
                    </>
                  )}
                  <ins className="font-bold no-underline">{fieldText(field, to)}</ins>
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <More count={rows.length - shown} onMore={() => setShown(shown + step)} />
    </section>
  )
}

/** Returns the fields before and after; a section by its name, which its key is not. */
function changedOf({ id, changes, before }: FileRow, { parts }: Shop): Record<string, [unknown, unknown]> {
  const sections = parts.get(id.slice(0, id.indexOf('/')))?.sections
  const { section, section_title: title, ...rest } = changes
  const place = section === undefined ? title : (title ?? sections?.get(String(section)))
  const shown = place ? { section: place, ...rest } : rest
  const was = { ...before, section: sections?.get(String(before['section'])) }
  return Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [field, [was[field as keyof typeof was], value]]),
  )
}

function More({ count, onMore }: { count: number; onMore: () => void }) {
  return (
    count > 0 && (
      <button type="button" className="button-quiet justify-self-start" onClick={onMore}>
        {fill(localize(importWords.more), { count: numberText(Math.min(count, step)) })}
      </button>
    )
  )
}

const badText = ({ heading, cell, why }: BadRow) =>
  [heading, cell && `“${cell.slice(0, 60)}”`, localize(rowFaults[why])].filter(Boolean).join(' · ')

/** The rows that are not taken, with the reason, and a file of just them. */
function BadRows({ file }: { file: ShopFile }) {
  const [shown, setShown] = useState(step)
  if (!file.bad.length) return null
  const save = () => {
    const rows = file.bad.map((bad) => ({ row: bad.row, text: badText(bad) }))
    const csv = badRowsFile(file, rows, localize(importWords.whyBad))
    void saveFile('shop-wrong-rows.csv', 'text/csv;charset=utf-8', csv)
  }
  return (
    <section className="grid gap-2">
      <h3>{fill(localize(importWords.bad), { count: numberText(file.bad.length) })}</h3>
      <ul className="grid gap-2">
        {file.bad.slice(0, shown).map((bad) => (
          <li key={bad.row} className="wrap-anywhere">
            <strong>{fill(localize(importWords.row), { row: bad.row })}: </strong>
            <span>{badText(bad)}</span>
          </li>
        ))}
      </ul>
      <More count={file.bad.length - shown} onMore={() => setShown(shown + step)} />
      <button type="button" className="button-quiet justify-self-start" onClick={save}>
        {localize(importWords.saveBad)}
      </button>
    </section>
  )
}
