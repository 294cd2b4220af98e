import { t } from '@lingui/core/macro'
import { partName, rateLine, type Resources } from '#src/features/catalogue/rate-lines.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { NotOpenedPage } from './not-opened-page.tsx'
import { openResources } from './open-resource.ts'
import { useListed } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'

/** The machines, workers and visits of the centre, each with a link to its form. */
export function ResourceList({ account }: { account: string }) {
  const all = useListed(account, openResources)
  const waiting = useWaiting(account)
  if (all === 'looking' || all === 'not here') return <NotOpenedPage why={all} />
  const waits = (id: string) => waiting.some(({ kind, path }) => kind === 'resource' && path === id)
  return (
    <>
      <h2>{t`Machines and visits`}</h2>
      <ul className="grid gap-3">
        {Object.keys(all).map((id) => (
          <li key={id}>
            <AppLink to="/edit" search={{ resource: id }} className="card grid gap-1 p-4 no-underline">
              <strong>{partName(id, all)}</strong>
              <span>{resourceText(id, all)}</span>
              {waits(id) && (
                <span className="text-sm font-bold text-green">{t`Your change is not sent yet`}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function resourceText(id: string, all: Resources): string {
  const [pieces, line] = [all[id]!.pieces, rateLine(id, all)]
  return t`How many: ${pieces}. ${line}`
}
