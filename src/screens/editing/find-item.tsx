import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Product } from '#src/core/catalogue/product.ts'
import { Field } from '#src/screens/account/field.tsx'
import { useFound } from '#src/screens/search/use-found.ts'
import { NotHere } from './not-here.tsx'

const most = 20

/** A product, found by its name, however it is spelt. */
export function FindItem({ children }: { children: (product: Product) => ReactNode }) {
  const [text, setText] = useState('')
  const looked = useFound(text.trim(), undefined, most)
  return (
    <>
      <Field
        label={t`Look for it by its name`}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {looked && !looked.found && <NotHere looking={false} />}
      {looked?.found?.products.length === 0 && (
        <p role="status">{t`No products found matching your search criteria`}</p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {looked?.found?.products.map(({ product }) => (
          <li key={product.id}>{children(product)}</li>
        ))}
      </ul>
    </>
  )
}
