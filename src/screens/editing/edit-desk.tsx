import { t } from '@lingui/core/macro'
import { Go } from '#src/ui/go.tsx'
import { AreaForm } from './area-form.tsx'
import type { Edited } from './edit-page.tsx'
import { EditLog } from './edit-log.tsx'
import { ItemForm } from './item-form.tsx'
import { StartOfEditing } from './start.tsx'
import { TextForm } from './text-form.tsx'
import { TextList } from './text-list.tsx'

interface EditDeskProps {
  account: string
  isAdmin: boolean
  edited: Edited
}

/** What is edited now, and the way back to everything. */
export default function EditDesk({ account, isAdmin, edited }: EditDeskProps) {
  const { item, page, part, area, log } = edited
  if (![item, page, area, log].some((said) => said !== undefined))
    return <StartOfEditing account={account} isAdmin={isAdmin} />
  return (
    <>
      <p>
        <Go to="/edit" className="button-quiet">
          {t`All that can be changed`}
        </Go>
      </p>
      {log !== undefined && <EditLog account={account} isAdmin={isAdmin} />}
      {item !== undefined && <ItemForm key={item} account={account} id={item} />}
      {page !== undefined && part === undefined && <TextList key={page} account={account} path={page} />}
      {page !== undefined && part !== undefined && (
        <TextForm key={`${page} ${part}`} account={account} path={page} part={part} />
      )}
      {area !== undefined && isAdmin && <AreaForm key={area} account={account} id={area} />}
    </>
  )
}
