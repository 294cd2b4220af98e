export { proveBy, type Proof } from '#src/backend/proof.ts'
