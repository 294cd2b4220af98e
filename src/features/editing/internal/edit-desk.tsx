import { t } from '@lingui/core/macro'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { AreaForm } from './area-form.tsx'
import { ArticleForm } from './article-form.tsx'
import { ArticleList } from './article-list.tsx'
import type { Edited } from '#src/features/editing/edit-page.tsx'
import { EditLog } from './edit-log.tsx'
import { ItemForm } from './item-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ResourceForm } from './resource-form.tsx'
import { ResourceList } from './resource-list.tsx'
import { SettingForm } from './setting-form.tsx'
import { SettingList } from './setting-list.tsx'
import { StartOfEditing } from './start.tsx'
import { TextForm } from './text-form.tsx'
import { TextList } from './text-list.tsx'

// Lazy: it brings the phrases of every screen.
const RecordPhrases = lazyPart(() => import('./record-phrases.tsx'))

// Lazy: few editors have a file.
const ImportFile = lazyPart(() => import('./import-file.tsx'))

interface EditDeskProps {
  account: string
  isManager: boolean
  edited: Edited
}

/** The open item's form, with a link to the overview. */
export default function EditDesk({ account, isManager, edited }: EditDeskProps) {
  const { item, article, log, page, record, import: file } = edited
  if (Object.values(edited).every((text) => text === undefined))
    return <StartOfEditing account={account} isManager={isManager} />
  return (
    <>
      <p>
        <AppLink to="/edit" className="button-quiet">
          {t`All that can be changed`}
        </AppLink>
      </p>
      {log !== undefined && <EditLog account={account} isManager={isManager} />}
      {record !== undefined && (
        <LaterPart fallback={<Spinner />}>
          <RecordPhrases key={record} account={account} first={record} />
        </LaterPart>
      )}
      {file !== undefined && (
        <LaterPart fallback={<Spinner />}>
          <ImportFile account={account} />
        </LaterPart>
      )}
      {item !== undefined && <ItemForm key={item} account={account} id={item} />}
      {page !== undefined && <OfPage account={account} path={page} edited={edited} />}
      {article !== undefined && <ArticleForm key={article} account={account} id={article} />}
      {isManager && <OfCentre account={account} edited={edited} />}
    </>
  )
}

/** The settings of the centre, its machines, one of them, or a delivery area. */
function OfCentre({ account, edited }: { account: string; edited: Edited }) {
  const { setting, area, resource, step } = edited
  if (resource === '') return <ResourceList account={account} />
  if (resource) return <ResourceForm key={resource} account={account} id={resource} />
  if (area !== undefined) return <AreaForm key={area} account={account} id={area} />
  if (setting === '') return <SettingList account={account} />
  return setting ? <SettingForm key={setting} account={account} name={setting} step={step} /> : null
}

/** All texts of a page, or one text or picture. */
function OfPage({ account, path, edited }: { account: string; path: string; edited: Edited }) {
  const { part, picture } = edited
  if (picture !== undefined)
    return <PictureForm key={`${path} ${picture}`} account={account} path={path} part={picture} />
  if (part !== undefined)
    return <TextForm key={`${path} ${part}`} account={account} path={path} part={part} />
  return (
    <>
      {path === 'blog' && <ArticleList account={account} />}
      <TextList key={path} account={account} path={path} />
    </>
  )
}
