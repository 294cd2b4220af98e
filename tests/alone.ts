/**
 * Tests that change the shared state of a process: its globals, its environment, its clock or its database. Each file has
 * a process of its own; all other files share one (vite.config.ts), which loads each module once.
 */
export const alone = [
  'tests/{backend,fuzz,outbox-device,support,sw}/**/*.test.ts',
  'tests/base/{clock,patient-fetch}.test.ts',
  'tests/account/sign-in-progress.test.ts',
  'tests/bookings/free-days.test.ts',
  'tests/cart/{cart,database,phone,start-cart-sync,stored-carts}.test.ts',
  'tests/catalogue/{catalogue-sync,product-photos}.test.ts',
  'tests/database/{attached,privacy,send-requests}.test.ts',
  'tests/desk/{day-lines,long-closed,on-a-phone,once-per-tap,refused-calls}.test.ts',
  'tests/device/*.test.ts',
  'tests/editing/{editing,not-today,record-phrase,shop-file}.test.ts',
  'tests/faults/wrong-date.test.ts',
  'tests/forms/draft-autosave.test.ts',
  'tests/listen/{listen-choice,listen-pack}.test.ts',
  'tests/local-backend/{edge-functions,rows}.test.ts',
  'tests/local-zone.test.ts',
  'tests/orders/{addresses,again,delivery,order*,payment-outcome,provider-messages,razorpay,stored-orders,stripe}.test.ts',
  'tests/push/{log-failure,notifications}.test.ts',
  'tests/round/mark-door.test.ts',
  'tests/search/search.test.ts',
  'tests/session/*.test.ts',
  'tests/ui/{follow-press,geolocation,install,recognize,save-file,share}.test.ts',
]
