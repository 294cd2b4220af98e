import { cutText } from '#src/base/cut-text.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import { deliveryAreas } from '#src/content/delivery.ts'
import { targetOf } from './revert-edit.ts'
import { changesOf, editLogNow, type EditLogPage, type LoggedEdit } from './log.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { settingOf } from '#src/content/settings.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { momentText } from '#src/base/moment.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { titleOfArticle } from './article-values.ts'
import { BackToThis } from './back-to-this.tsx'
import { placeOf } from './place-of.ts'
import { fieldName, fieldText } from './field-words.ts'
import { UndoFile } from './undo-file.tsx'
import { settingText } from './setting-text.ts'

/** The log of edits with old and new values, the latest first. It is read from the centre and not stored. */
export function EditLog({ account, isManager }: { account: string; isManager: boolean }) {
  const [shown, setShown] = useState<readonly LoggedEdit[]>([])
  const [state, setState] = useState<'asking' | Undone | 'more' | 'all'>('asking')
  const arrived = useEffectEvent((page: EditLogPage | Undone) => {
    if (typeof page === 'string') return setState(page)
    setShown([...shown, ...page.edits])
    setState(page.more ? 'more' : 'all')
  })
  const isLoading = state === 'asking'
  const isAnswered = state === 'more' || state === 'all'
  const readAnew = () => {
    setShown([])
    setState('asking')
  }
  useEffect(() => {
    let left = false
    if (isLoading) void editLogNow(account, shown.at(-1)).then((page) => left || arrived(page))
    return () => void (left = true)
  }, [account, isLoading, shown])
  return (
    <section className="grid gap-4">
      <h2>{t`Changes by person`}</h2>
      <ol className="grid gap-3">
        {shown.map((edit) => (
          <li key={edit.id} className="card grid gap-2 p-4">
            <LogRow edit={edit} isManager={isManager} />
            {edit.changed['products'] && <UndoFile account={account} edit={edit} onDone={readAnew} />}
            {mayEdit(edit, isManager) && !edit.overtaken && (
              <BackToThis account={account} edit={edit} log={shown} title={titleOf(edit)} onDone={readAnew} />
            )}
          </li>
        ))}
      </ol>
      {isLoading && <Spinner />}
      {state === 'all' && shown.length === 0 && <p role="status">{t`No changes yet.`}</p>}
      {!isLoading && !isAnswered && (
        <p role="status">
          {t`This list is at the centre.`} {whyUndone(state)}
        </p>
      )}
      {!isLoading && state !== 'all' && (
        <button type="button" className="button-quiet justify-self-center" onClick={() => setState('asking')}>
          {state === 'more' ? t`Show more` : t`Try again`}
        </button>
      )}
    </section>
  )
}

function LogRow({ edit, isManager }: { edit: LoggedEdit; isManager: boolean }) {
  const { target, at, who, by_hand: byHand, is_new: isNew } = edit
  const { kind, path } = targetOf(target)
  const changes = changesOf(edit).map((change) => ({
    ...change,
    said: (value: unknown) =>
      kind === 'setting' ? settingText(path, value) : fieldText(change.field, value),
  }))
  const name = who ?? (byHand ? t`The centre itself` : t`A colleague`)
  return (
    <>
      {mayEdit(edit, isManager) ? (
        <AppLink
          to="/edit"
          search={placeOf(targetOf(target))}
          className="flex min-h-12 items-center font-bold wrap-anywhere"
        >
          {titleOf(edit)}
        </AppLink>
      ) : (
        <strong className="wrap-anywhere">{titleOf(edit)}</strong>
      )}
      <p className="text-muted">
        <PersonalText>{name}</PersonalText>, {momentText(at)}
      </p>
      <dl className="grid gap-2">
        {changes.map(({ field, said, from, to }) => (
          <div key={field}>
            <dt className="text-muted">{fieldName(field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {isNew && !target.startsWith('text:') ? null : (
                <>
                  <del>{said(from)}</del> →{' '}
                </>
              )}
              <ins className="font-bold no-underline">{said(to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** True if the person may restore an edit: only admins and managers change the centre's own data. */
function mayEdit({ target }: LoggedEdit, isManager: boolean): boolean {
  return isManager || !/^(?:area|resource|setting):/.test(target)
}

function titleOf({ target, was }: LoggedEdit): string {
  const { kind, path } = targetOf(target)
  if (kind === 'items') return t`Prices and products by file`
  const setting = kind === 'setting' && settingOf(path)
  if (setting) return localize(setting.title)
  const area = deliveryAreas.find(({ id }) => kind === 'area' && id === path)
  return cutText(was ? titleOfArticle(was) : '', 80) || (area ? localize(area.title) : path)
}
