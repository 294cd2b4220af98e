import type { Block } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'
import { columnWidths } from './column-widths.ts'

/** A table of a page. Its columns keep their widths while a slow page brings its rows. */
export function TableOfPage({ head, rows }: Extract<Block, { table: unknown }>['table']) {
  const widths = columnWidths([head, ...rows].map((row) => row.map((cell) => localize(cell))))
  return (
    // A wide table scrolls by itself, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card overflow-x-auto" tabIndex={0} role="group" aria-label={localize(head[0]!)}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{head.map((cell) => localize(cell)).join(', ')}</caption>
        <colgroup>
          {widths.map((percent, index) => (
            <col key={index} width={`${percent}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={localize(cell)} scope="col" className="border-b p-3">
                {localize(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={localize(row[0]!)}>
              {row.map((cell, index) => (
                <td key={index} className="border-b p-3 align-top">
                  <WithEnglish text={localize(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
