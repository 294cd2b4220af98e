import { useListenWindow } from './listen-window.ts'
import { Question } from '#src/features/listen/internal/question.tsx'
import { Settings } from '#src/features/listen/internal/settings.tsx'

/** The window of Listen over the page. */
export default function Listen() {
  const shown = useListenWindow((state) => state.shown)
  return shown === 'question' ? <Question /> : <Settings />
}
