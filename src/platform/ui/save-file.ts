import { localize } from '#src/platform/i18n/words.ts'
import { shareFile } from './share.ts'
import { notify } from './toasts.ts'

const words = {
  ready: { en: 'The file is ready', pa: 'ਫ਼ਾਈਲ ਤਿਆਰ ਹੈ', hi: 'फ़ाइल तैयार है' },
  save: { en: 'Save the file', pa: 'ਫ਼ਾਈਲ ਸੇਵ ਕਰੋ', hi: 'फ़ाइल सेव करें' },
}

/**
 * Saves a text or bytes as a file: a download, or through the share sheet in the app on an iPhone's home screen, which shows a
 * download as a page without a way back. A sheet that is closed saves nothing, without a word; one that the phone does
 * not open any more, because the tap was too long ago, is offered again.
 *
 * @param onSaved called once the file is saved, perhaps after that second tap
 */
export async function saveFile(
  name: string,
  type: string,
  content: string | Blob,
  onSaved: () => void = () => {},
): Promise<void> {
  // The share sheet names a file by its type without parameters.
  const file = new File([content], name, { type: type.split(';')[0]! })
  const outcome = isAppOnIPhone() ? await shareFile(name, file) : 'nowhere'
  if (outcome === 'too late') return offerAgain(() => void saveFile(name, type, content, onSaved))
  if (outcome === 'left') return
  if (outcome === 'nowhere') download(name, new Blob([content], { type }))
  onSaved()
}

/** True in the app on the home screen of an iPhone or iPad. */
export function isAppOnIPhone(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true
}

function offerAgain(run: () => void): void {
  notify({ title: localize(words.ready), stays: true, action: { label: localize(words.save), run } })
}

function download(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
