/**
 * Tests that change the shared state of a process: its globals, its environment, its clock or its database. Each file has
 * a process of its own; all other files share one (vite.config.ts), which loads each module once.
 */
export const alone = [
  'tests/{backend,fuzz,outbox-device,support,sw}/**/*.test.ts',
  'tests/base/{clock,patient-fetch}.test.ts',
  'tests/cart/{database,phone,start-cart-sync,stored-carts}.test.ts',
  'tests/core/{cart,catalogue-sync,editing,free-days,listen-choice,listen-pack,not-today,pages-read}.test.ts',
  'tests/core/{poll-while-visible,product-photos,record-phrase,search,session*,sign-in-progress}.test.ts',
  'tests/database/{attached,privacy,send-requests}.test.ts',
  'tests/desk/{day-lines,long-closed,on-a-phone,once-per-tap,refused-calls}.test.ts',
  'tests/device/*.test.ts',
  'tests/local-backend/{edge-functions,rows}.test.ts',
  'tests/local-zone.test.ts',
  'tests/orders/{addresses,again,delivery,order*,payment-outcome,provider-messages,razorpay,stored-orders,stripe}.test.ts',
  'tests/push/{log-failure,notifications}.test.ts',
  'tests/screens/{draft-autosave,wrong-date}.test.ts',
  'tests/ui/{follow-press,geolocation,install,recognize,save-file,share}.test.ts',
]
