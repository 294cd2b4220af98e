import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { senderOf, type DeskItem } from './item.ts'
import { fillerOf, type Filler } from './reader.ts'
import { moneyBack } from '#src/features/orders/money-back.ts'
import { checkedAnswers } from '#src/features/forms/checked-answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { answerText } from '#src/features/apply/answer-text.ts'
import { unitText } from '#src/features/orders/unit-text.ts'
import { useForm } from '#src/features/my-requests/use-form.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { CallLink } from './call-link.tsx'
import { messageOf } from './message.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { filledInBy } from './filled-in-by.ts'
import { ItemFiles } from './item-files.tsx'

// Lazy: papers bring the drawing of codes.
const OrderPapers = lazyPart(async () => ({ default: (await import('./order-slips.tsx')).OrderPapers }))

type RequestItem = Extract<DeskItem, { what: 'request' }>
type OrderItem = Extract<DeskItem, { what: 'order' }>

/** The sender, and the answers in the words of the form. */
export function ItemFacts({ item, account }: { item: DeskItem; account: string }) {
  return (
    <div className="grid gap-4">
      <Sender item={item} />
      {item.what === 'order' ? <OrderLines item={item} /> : <Answers item={item} />}
      {item.what === 'request' && <ItemFiles item={item} account={account} />}
    </div>
  )
}

function Sender({ item }: { item: DeskItem }) {
  const { name, phone, village, pin } = senderOf(item)
  const filler = fillerOf(item)
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`From whom`}</h2>
      <p className="font-bold wrap-anywhere">
        {name ? (
          <PersonalText>{name}</PersonalText>
        ) : item.owner === null ? (
          t`Person without an account`
        ) : (
          t`Name not given`
        )}
      </p>
      {(village || pin) && (
        <p className="wrap-anywhere">
          <PersonalText>{[village, pin].filter(Boolean).join(', ')}</PersonalText>
        </p>
      )}
      {phone && <CallLink phone={phone} message={messageOf(item)} />}
      {filler && <FilledIn by={filler} />}
    </section>
  )
}

function FilledIn({ by: { name, phone } }: { by: Filler }) {
  return (
    <div className="grid gap-2 border-t pt-2">
      <p className="wrap-anywhere">{filledInBy(name)}</p>
      {phone && <CallLink phone={phone} />}
    </div>
  )
}

function Answers({ item: { request } }: { item: RequestItem }) {
  const form = useForm(request.kind)
  const { answers, claimed } = form
    ? checkedAnswers(form, request.subject ?? undefined, request.answers)
    : { answers: request.answers, claimed: {} }
  const hasShownPrice = request.answers['quoted'] !== undefined && claimed['quoted'] === undefined
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`Requested`}</h2>
      <AnswerList form={form} answers={answers} hasShownPrice={hasShownPrice} />
      {Object.keys(claimed).length > 0 && (
        <>
          <h3>{t`Sent by the phone, not checked`}</h3>
          <AnswerList form={form} answers={claimed} hasShownPrice />
        </>
      )}
      {request.order_id && (
        <AppLink
          to="/desk"
          search={(before) => ({ ...before, item: `order/${request.order_id}` })}
          className="button-quiet justify-self-start"
        >
          {t`See the order`}
        </AppLink>
      )}
      {request.replaced_by && (
        <AppLink
          to="/desk"
          search={(before) => ({ ...before, item: `request/${request.replaced_by}` })}
          className="button-quiet justify-self-start"
        >
          {t`See the newer request`}
        </AppLink>
      )}
    </section>
  )
}

/** The answers: fields in the form's order, then those of earlier versions. */
function AnswerList({
  form,
  answers,
  hasShownPrice,
}: {
  form: Form | undefined
  answers: RequestItem['request']['answers']
  /** False if the phone showed no price, or another one than the centre derives. */
  hasShownPrice: boolean
}) {
  const fields = Object.keys(form?.fields ?? {})
  const keys = [...fields, ...Object.keys(answers).filter((key) => !fields.includes(key))]
  return (
    <dl className="grid gap-2">
      {keys.map((key) => {
        const [field, answer] = [form?.fields[key], answers[key]]
        if (answer === undefined) return null
        const label =
          key === 'quoted' && !hasShownPrice ? t`Price by our list` : field && localize(field.label)
        return (
          <Line key={key} label={label ?? key}>
            <PersonalText>{answerText(field, answer)}</PersonalText>
          </Line>
        )
      })}
    </dl>
  )
}

function OrderLines({ item }: { item: OrderItem }) {
  const { order } = item
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`Ordered`}</h2>
      <ul className="grid gap-2">
        {order.items.map((line) => (
          // Of a product by the litre there may be a line for the household and one for the business.
          <li key={`${line.product_id} ${line.unit_paise}`} className="flex justify-between gap-4">
            <span>
              {line.quantity} × {line.name[language()]}
              <span className="block text-muted">{unitText(line)}</span>
            </span>
            <strong>{billText(line.line_paise)}</strong>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t pt-2">
        {order.delivery_fee_paise > 0 && (
          <Line label={t`Delivery fee`}>{billText(order.delivery_fee_paise)}</Line>
        )}
        <Line label={t`Total`}>{billText(order.total_paise)}</Line>
        <Line label={t`Payment`}>{payText(order.pay_by)}</Line>
        {order.contact.email && (
          <Line label={t`Email`}>
            <PersonalText>{order.contact.email}</PersonalText>
          </Line>
        )}
        <MoneyBackLine order={order} />
        {order.contact.address && (
          <Line label={t`Address`}>
            <PersonalText>{order.contact.address}</PersonalText>
          </Line>
        )}
      </dl>
      <LaterPart>
        <OrderPapers orders={[item]} />
      </LaterPart>
    </section>
  )
}

function payText(payBy: OrderItem['order']['pay_by']): string {
  if (payBy === 'account') return t`On the khata`
  return payBy === 'cash' ? t`Cash on delivery` : t`Online`
}

/** The state of a refund, if it concerns the desk. */
function MoneyBackLine({ order }: Pick<OrderItem, 'order'>) {
  const where = moneyBack(order)
  if (!where) return null
  return (
    <Line label={t`Refund`}>
      {where === 'held up' ? t`The provider could not do it. Ask again, or refund it by hand.` : t`Under way`}
    </Line>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
