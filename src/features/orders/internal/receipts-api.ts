import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

const words = inEveryLanguage(v.string())

/** The receipt of an order as the centre wrote it: frozen, in paise. Its lines are the order's, then one for the delivery. */
export const receipt = v.object({
  /** Unique in its financial year: KS/26-27/000001. */
  serial: v.string(),
  kind: v.picklist(['invoice', 'bill_of_supply', 'both']),
  issued_at: v.string(),
  seller: v.object({
    name: words,
    address: words,
    gstin: v.string(),
    phone: v.string(),
    seedLicence: v.optional(v.string()),
    fertilizerLicence: v.optional(v.string()),
    pesticideLicence: v.optional(v.string()),
  }),
  /** The code of the state that the goods went to, as a GSTIN begins with it. */
  place_of_supply: v.string(),
  lines: v.array(
    v.object({
      hsn: v.string(),
      /** In hundredths of a per cent. */
      rate_bp: v.number(),
      taxable_paise: v.number(),
      cgst_paise: v.number(),
      sgst_paise: v.number(),
      igst_paise: v.number(),
    }),
  ),
})

/** The result of requesting a mail: `refused` is permanent, `sign-in` is a token that is not taken, `silent` is unknown. */
export type Mailed = 'sent' | 'too often' | 'refused' | 'sign-in' | 'silent'

/** Requests a mail with an order's receipt; the order must belong to the token's account. */
export async function mailReceiptOf(orderId: string, token: string): Promise<Mailed> {
  const answer = await post('/functions/v1/email-receipt', { orderId }, token)
  if (answer.ok) return 'sent'
  if (answer.status === 429) return 'too often'
  if (answer.status === 401) return 'sign-in'
  return [404, 409, 422].includes(answer.status ?? 0) ? 'refused' : 'silent'
}
