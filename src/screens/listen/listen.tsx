import { useListenWindow } from './listen-window.ts'
import { Question } from './question.tsx'
import { Settings } from './settings.tsx'

/** The window of Listen over the page. */
export default function Listen() {
  const shown = useListenWindow((state) => state.shown)
  return shown === 'question' ? <Question /> : <Settings />
}
