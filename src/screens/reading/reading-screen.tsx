import { t } from '@lingui/core/macro'
import type { Block, ReadingPage } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { Blocks } from './blocks.tsx'

/** A page of blocks: what is read, what is offered, and the buttons that ask for it. */
export function ReadingScreen({ page }: { page: ReadingPage }) {
  return (
