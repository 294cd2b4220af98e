export {
  coverPicture,
  fileOf,
  prepareDocument,
  type Prepared,
  type Problem,
} from '#src/device/photos/prepare.ts'
export type { Bar } from '#src/device/photos/cover.ts'
