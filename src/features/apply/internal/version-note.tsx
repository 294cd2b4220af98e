import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { isUnchanged, type FormChanges } from '#src/features/forms/changes.ts'
import type { Form } from '#src/features/forms/define.ts'
import { changesSince } from '#src/features/forms/find.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Names the changes of a form since its draft was written. */
export function VersionNote({ form, savedAs }: { form: Form; savedAs: number }) {
  const [changes, setChanges] = useState<FormChanges>()
  useEffect(() => {
    let left = false
    changesSince(form, savedAs).then(
      (found) => left || setChanges(found),
      // Without the earlier rules, validation still shows missing answers.
      () => undefined,
    )
    return () => void (left = true)
  }, [form, savedAs])
  if (savedAs === form.version || (changes && isUnchanged(changes))) return null
  return (
    <div className="card grid gap-2 border-2 border-mustard p-4">
      <p className="font-bold">{t`This form has changed since you began. Your answers are still here.`}</p>
      {changes && linesOf(form, changes).map((line) => <p key={line}>{line}</p>)}
    </div>
  )
}

function linesOf(
  form: Form,
  { added, neededNow, changedQuestion, removedOptions, removed }: FormChanges,
): string[] {
  const named = (keys: readonly string[]) =>
    keys
      .flatMap((key) => form.fields[key]?.label ?? [])
      .map(localize)
      .join(', ')
  const again = [...new Set([...changedQuestion, ...Object.keys(removedOptions)])]
  return [
    added.length ? t`New: ${named(added)}` : '',
    neededNow.length ? t`Now needed: ${named(neededNow)}` : '',
    again.length ? t`Look at these again: ${named(again)}` : '',
    removed.length ? t`Some questions are no longer asked. Their answers are not sent.` : '',
  ].filter(Boolean)
}
