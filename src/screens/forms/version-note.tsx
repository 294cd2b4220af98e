import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { isUnchanged, type FormChanges } from '#src/forms/changes.ts'
import type { Form } from '#src/forms/define.ts'
import { changesSince } from '#src/forms/find.ts'
import { say } from '#src/i18n/words.ts'

/** Says what became different in a form since its draft was written. */
export function VersionNote({ form, keptAs }: { form: Form; keptAs: number }) {
  const [changes, setChanges] = useState<FormChanges>()
  useEffect(() => {
    let left = false
    changesSince(form, keptAs).then(
      (found) => left || setChanges(found),
      // Without the earlier rules the check still shows what is missing now.
      () => undefined,
    )
    return () => void (left = true)
  }, [form, keptAs])
  if (keptAs === form.version || (changes && isUnchanged(changes))) return null
  return (
    <div className="card grid gap-2 border-2 border-mustard p-4">
      <p className="font-bold">{t`This form has changed since you began. What you wrote is still here.`}</p>
      {changes && linesOf(form, changes).map((line) => <p key={line}>{line}</p>)}
    </div>
  )
}

function linesOf(
  form: Form,
  { added, neededNow, askedDifferently, optionsGone, gone }: FormChanges,
): string[] {
  const named = (keys: readonly string[]) =>
    keys
      .flatMap((key) => form.fields[key]?.label ?? [])
      .map(say)
      .join(', ')
  const again = [...new Set([...askedDifferently, ...Object.keys(optionsGone)])]
  return [
    added.length ? t`New: ${named(added)}` : '',
    neededNow.length ? t`Now needed: ${named(neededNow)}` : '',
    again.length ? t`Look at these again: ${named(again)}` : '',
    gone.length ? t`Some questions are no longer asked. Their answers are not sent.` : '',
  ].filter(Boolean)
}
