/** Code whose tests are tried against mutants, and those tests. */
export interface Area {
  /** Globs of the files that are changed; those with `!` are left out. */
  readonly code: readonly string[]
  /** Globs of the test files, each without PostgreSQL, a simulator or another process: a mutant takes half a second. */
  readonly tests: readonly string[]
}

/** The areas of `npm run mutate`, the smallest first. */
export const areas: Readonly<Record<string, Area>> = {
  bookings: {
    code: ['src/core/bookings/*.ts', 'src/core/outbox/booking-action.ts'],
    tests: [
      'tests/bookings/{send-action,timeline}.test.ts',
      'tests/core/free-days.test.ts',
      'tests/outbox-device/bookings.test.ts',
    ],
  },
  'form-rules': {
    code: ['src/forms/{attachments,changes,check,check-files,clean,reachable-days}.ts'],
    tests: ['tests/forms/{changes,check,check-files,limits,published,reachable-days,rule-cases}.test.ts'],
  },
  cart: {
    code: ['src/core/cart/{cart-state,exchange,lines}.ts'],
    tests: ['tests/cart/{cart-boundaries,cart-state}.test.ts', 'tests/core/cart-lines.test.ts'],
  },
  orders: {
    code: [
      'src/core/orders/{arrival,checkout-changes,delivery,last-order,money-back,money-due,order-content,payment-outcome}.ts',
    ],
    tests: ['tests/orders/{checkout-changes,next-steps,order-facts,payment-outcome}.test.ts'],
  },
  payments: {
    code: [
      'supabase/functions/_shared/{payable-link,payment-provider,provider-call,provider-events,signature}.ts',
      'supabase/functions/_shared/{cash,razorpay,sandbox,stripe}-provider.ts',
      'supabase/functions/create-payment/payment-request.ts',
    ],
    tests: ['tests/orders/{payable-link,payment-request,provider-messages,razorpay,stripe}.test.ts'],
  },
  outbox: {
    code: [
      'src/core/outbox/{after-attempt,batch,content,drain,due,file-copies,files-step,kind,limits,loss-time,lost}.ts',
      'src/core/outbox/{pause,permanent-errors,rules,run,save-entry,setting-keys,waiting-view}.ts',
    ],
    tests: [
      'tests/outbox/{after-attempt,batch,boundaries,drain,drain-boundaries,drain-figures,due,files-step,lost}.test.ts',
      'tests/outbox/{pause,save-entry,saved-files,steps,waiting-view}.test.ts',
      'tests/outbox-device/content.test.ts',
    ],
  },
  // Code of the phone's database; its tests open it in memory, and take seconds.
  'stored-cart': {
    code: ['src/core/cart/*.ts', '!src/core/cart/{cart-state,exchange,lines}.ts'],
    tests: [
      'tests/cart/{phone,start-cart-sync,stored-carts}.test.ts',
      'tests/core/{cart,not-today}.test.ts',
      'tests/orders/{again,delivery}.test.ts',
      'tests/outbox-device/{keeping-up,ordering}.test.ts',
    ],
  },
  'stored-orders': {
    code: [
      'src/core/orders/*.ts',
      '!src/core/orders/{arrival,checkout-changes,delivery,last-order,money-back,money-due,order-content,payment-outcome}.ts',
    ],
    tests: [
      'tests/orders/{addresses,again,delivery,order-facts,orders-of-centre,payment-outcome,stored-orders}.test.ts',
      'tests/core/{activity,not-today}.test.ts',
      'tests/desk/refused-calls.test.ts',
      'tests/outbox-device/{full-phone,late-answers,lock,lost-connection,ordering}.test.ts',
      'tests/outbox-device/written-after-leaving.test.ts',
    ],
  },
  'stored-outbox': {
    code: ['src/core/outbox/{busy,encrypted-content,file-rows,queue,stored-outbox,unconfirmed}.ts'],
    tests: [
      'tests/outbox-device/{documents,encryption,full-phone,lost-connection,order-of-photos,ordering}.test.ts',
      'tests/outbox-device/{saving,sending-files,stored-outbox,written-after-leaving}.test.ts',
    ],
  },
}
