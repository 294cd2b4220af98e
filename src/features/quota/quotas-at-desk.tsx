import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'

const Desk = lazyPart(() => import('#src/features/quota/internal/desk.tsx'))

/** A counted product, and the whole packs of it that nobody has ordered. */
export interface FreeGoods {
  readonly id: string
  readonly free: number
}

interface QuotasAtDeskProps {
  account: string
  roles: readonly string[]
  goods: readonly FreeGoods[]
}

/** What agents have of the shop's goods, for staff. */
export function QuotasAtDesk(props: QuotasAtDeskProps) {
  return (
    <LaterPart fallback={<Spinner />}>
      <Desk {...props} />
    </LaterPart>
  )
}
