import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import { actOnQuota } from './quota-api.ts'
import type { SellerAct, StaffAct } from './quota-act.ts'

/** Sends an act about a quota, without what stays on this phone. */
export const sendAct = (async ([entry], { asOwner }, call = actOnQuota) => {
  if (!entry) return { silent: true }
  const {
    label: _,
    buyer: __,
    ...act
  } = JSON.parse(entry.content) as (SellerAct | StaffAct) & { buyer?: string }
  const answer = await asOwner((token) => call({ id: entry.id, ...act }, token))
  if (!('refused' in answer)) return confirmed([entry], answer)
  const { field, ...refused } = answer.refused
  return {
    results: new Map([[entry.id, { refused: { ...refused, ...(field === undefined ? {} : { field }) } }]]),
  }
}) satisfies (...given: [...Parameters<Kind['send']>, call?: typeof actOnQuota]) => ReturnType<Kind['send']>
