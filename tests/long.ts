/**
 * Test files that `npm test` leaves to `npm run test:full`, each with a file in `npm test` that shows the same kind of thing.
 * `npm run unit` and `npx vitest run <file>` run them too: only scripts/test.ts asks to leave them out.
 */
export const long: Record<string, string> = {
  'tests/backend/captcha-proof.test.ts': 'tests/local-backend/signing-in.test.ts',
  'tests/backend/sign-up.test.ts': 'tests/local-backend/signing-in.test.ts',
  'tests/database/desk-changes.test.ts': 'tests/desk/on-a-phone.test.ts',
  'tests/database/ended-sessions.test.ts': 'tests/database/access.test.ts',
  'tests/database/follow-requests.test.ts': 'tests/outbox-device/following.test.ts',
  'tests/database/squashed.test.ts': 'tests/local-backend/data-folder.test.ts',
  'tests/desk/transitions.test.ts': 'tests/desk/on-a-phone.test.ts',
  'tests/device/one-database.test.ts': 'tests/device/earlier-versions.test.ts',
  'tests/fuzz/fuzz.test.ts': 'tests/local-backend/odd-requests.test.ts',
  'tests/local-backend/attempt-limits.test.ts': 'tests/local-backend/signing-in.test.ts',
  'tests/local-backend/configuration.test.ts': 'tests/local-backend/safety.test.ts',
  'tests/local-backend/earlier-folder.test.ts': 'tests/local-backend/data-folder.test.ts',
  'tests/local-backend/odd-http.test.ts': 'tests/local-backend/odd-requests.test.ts',
  'tests/local-backend/unproven.test.ts': 'tests/local-backend/signing-in.test.ts',
  'tests/local-backend/vite-server.test.ts': 'tests/scripts/start.test.ts',
  'tests/local-backend/who-calls-functions.test.ts': 'tests/local-backend/edge-functions.test.ts',
  'tests/orders/order-states.test.ts': 'tests/orders/order-life.test.ts',
  'tests/orders/providers.test.ts': 'tests/orders/settle-payment.test.ts',
  'tests/orders/receipts.test.ts': 'tests/orders/order-total.test.ts',
  'tests/orders/sandbox.test.ts': 'tests/orders/create-payment.test.ts',
  'tests/outbox-device/files-to-the-centre.test.ts': 'tests/outbox-device/sending-files.test.ts',
  'tests/push/send-pushes.test.ts': 'tests/push/notifications.test.ts',
  'tests/scripts/demo-data.test.ts': 'tests/local-backend/safety.test.ts',
  'tests/scripts/hosted-catalogue.test.ts': 'tests/database/catalogue.test.ts',
  'tests/search/offers.test.ts': 'tests/search/seek.test.ts',
  'tests/slow-patterns.test.ts': 'tests/forms/check.test.ts',
}
