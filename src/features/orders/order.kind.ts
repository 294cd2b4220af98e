import { cutText } from '#src/base/cut-text.ts'
import { createPayment, type Payment } from './orders-api.ts'
import { takeOutOrdered } from '#src/features/cart/cart.ts'
import { orderKind, type OrderContent } from './order-content.ts'
import { noteSentOrder } from './sent-orders.ts'
import { syncOrders } from './sync-orders.ts'
import { received, type Kind, type OpenedEntry } from '#src/platform/outbox/kind.ts'

/** An order of the cart. Its receipt has the link at which it is paid. */
export default {
  id: orderKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = createPayment) => {
    if (!entry) return { silent: true }
    const answer = await asOwner((token) => call(bodyOf(entry), token))
    if ('payment' in answer) return { results: new Map([[entry.id, received(entry, answer.payment)]]) }
    if (!('refused' in answer)) return answer
    const { status, code, message, total, about } = answer.refused
    const refused = { status, code, field: about.field, details: { message, total, ...about } }
    return { results: new Map([[entry.id, { refused }]]) }
  },
  settle: async ({ id, owner, receipt }, text, rows) => {
    const { items } = JSON.parse(text) as OrderContent
    await takeOutOrdered(rows, owner, items)
    await noteSentOrder(rows, owner, { id, isToPay: isToPay(receipt.result as Payment) })
  },
  words: {
    title: { en: 'Your order', pa: 'ਤੁਹਾਡਾ ਆਰਡਰ', hi: 'आपका ऑर्डर' },
    whyReturned: () => ({
      en: 'The centre could not accept this order. Cancel it, or call the centre.',
      pa: 'ਕੇਂਦਰ ਇਹ ਆਰਡਰ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਰੱਦ ਕਰੋ ਜਾਂ ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
      hi: 'केंद्र यह ऑर्डर नहीं ले सका। रद्द करें या केंद्र को फ़ोन करें।',
    }),
  },
  isListed: true,
  refresh: syncOrders,
} satisfies Kind

const isToPay = (payment: Payment) => !('cash' in payment) && !('paid' in payment)

/** The body that the specification gives for create-payment, with the order's lines in its details. */
function bodyOf({ id, content }: OpenedEntry) {
  const { contact, area, payBy, language, items, total } = JSON.parse(content) as OrderContent
  const { name, email, phone, address } = contact
  return {
    orderId: id,
    productName: cutText(items.map((item) => item.name).join(', '), 200),
    productType: 'cart',
    amount: total,
    userEmail: email,
    userName: name,
    userPhone: phone,
    shippingAddress: { name, phone, address },
    productDetails: {
      items: items.map(({ product_id, quantity, options, observed }) => ({
        product_id,
        quantity,
        options,
        observed,
      })),
      totalAmount: total / 100,
      deliveryArea: area,
      payBy,
      language,
    },
  }
}
