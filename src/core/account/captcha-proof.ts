export { proveBy, type Proof } from '#src/backend/captcha-proof.ts'
