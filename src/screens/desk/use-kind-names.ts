import { useEffect, useState } from 'react'
import { findForm } from '#src/forms/find.ts'
import { formTitle } from '#src/screens/forms/form-title.ts'

/** What kinds of requests are called; one whose form's file is not on the phone goes by its own word. */
export function useKindNames(kinds: readonly string[]): (kind: string) => string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = [...new Set(kinds)].toSorted().join(' ')
  useEffect(() => {
    let left = false
    const found = wanted.split(' ').map(async (kind): Promise<[string, string][]> => {
      const form = await findForm(kind).catch(() => undefined)
      return form ? [[kind, formTitle(form)]] : []
    })
    void Promise.all(found).then((pairs) => left || setNames(new Map(pairs.flat())))
    return () => void (left = true)
  }, [wanted])
  return (kind) => names.get(kind) ?? kind
}
