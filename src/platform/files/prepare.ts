export {
  coverPicture,
  fileOf,
  prepareDocument,
  type Prepared,
  type Problem,
} from '#src/platform/photos/prepare.ts'
export type { Bar } from '#src/platform/photos/cover.ts'
