export { proveBy, type Proof } from '#src/platform/backend/captcha-proof.ts'
