import { t } from '@lingui/core/macro'
import type { Request } from '#src/core/requests/requests.ts'
import { Reference } from '#src/screens/forms/reference.tsx'
import { momentText } from '#src/screens/orders/state-text.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { LongList } from './long-list.tsx'
import type { Received } from './standing.ts'
import { statusText } from './status-text.ts'
import { useFormTitle } from './use-form.ts'

/** What the centre has, and what it did with it. */
export function CentreList({ received, account }: { received: readonly Received[]; account: string }) {
  return (
    <LongList
      title={t`With the centre`}
      items={received}
      renderRow={(one) => <ReceivedRow key={one.id} received={one} account={account} />}
    />
  )
}

function ReceivedRow({ received, account }: { received: Received; account: string }) {
  const { kind, subject, reference, request, order, receivedAt } = received
  const answer = request?.events.findLast(({ by, note }) => by === 'centre' && note)
  return (
    <li className="card grid gap-2 p-4" data-state={request?.status ?? 'received'}>
      <h3>{useFormTitle(kind, subject)}</h3>
      <Reference reference={reference} />
      <p className="flex items-start gap-2">
        <Pictogram name="check" className="mt-0.5 size-6 text-green" />
        <strong>{statusText(request?.status ?? 'received')}</strong>
      </p>
      {answer && (
        <p className="border-l-4 border-green pl-3">
          <span className="block text-muted">{t`The centre writes:`}</span>
          {answer.note}
        </p>
      )}
      {order && account && (
        <Go to="/order" search={{ id: order }} className="button-quiet justify-self-start">
          {t`See and pay the order`}
        </Go>
      )}
      <details>
        <summary className="flex min-h-12 items-center font-bold text-green">{t`What happened so far`}</summary>
        <Timeline request={request} receivedAt={receivedAt} />
      </details>
    </li>
  )
}

function Timeline({ request, receivedAt }: { request: Request | undefined; receivedAt: string }) {
  const steps = (request?.events ?? []).filter(({ from, to, note }) => from !== to || note)
  return (
    <ol className="grid gap-2">
      <Step at={receivedAt} word={statusText('received')} note={undefined} />
      {steps
        .filter(({ to, note }) => to !== 'received' || note)
        .map(({ id, at, to, from, note }) => (
          <Step key={id} at={at} word={from === to ? t`The centre writes:` : statusText(to)} note={note} />
        ))}
    </ol>
  )
}

function Step({ at, word, note }: { at: string; word: string; note: string | null | undefined }) {
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{momentText(at)}</span>
      <strong>{word}</strong>
      {note && <span className="block">{note}</span>}
    </li>
  )
}
