import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { countsNow, type PeopleCounts } from '#src/features/people/people.ts'

/** Numbers of people by role. */
export function Counts({ admin }: { admin: string }) {
  const [counts, setCounts] = useState<PeopleCounts>()
  useEffect(() => {
    let left = false
    void countsNow(admin).then((answer) => {
      // The list below says why there are none.
      if (!left && typeof answer !== 'string') setCounts(answer)
    })
    return () => void (left = true)
  }, [admin])
  const all = [
    [t`Total Users`, counts?.total],
    [t`Admins`, counts?.admins],
    [t`Staff Members`, counts?.staff],
    [t`Viewers`, counts?.viewers],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {all.map(([label, count]) => (
        <div key={label} className="card flex flex-col-reverse p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-2xl font-bold">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
