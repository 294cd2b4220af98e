/** Returns the pairs of a .po file, English first, without the file's head, whose msgid is empty. */
export function phrasesOf(po: string): [string, string][] {
  const entry = /^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)^msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm
  const text = (quoted: string) =>
    (quoted.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((line) => JSON.parse(line) as string).join('')
  return [...po.matchAll(entry)]
    .map(([, id, phrase]): [string, string] => [text(id!), text(phrase!)])
    .filter(([id]) => id)
}

/** A phrase as readers see it: one for each form of its plural, which the files keep as `{count, plural, one {…} other {…}}`. */
export function formsOf(phrase: string): string[] {
  const plural = /\{\w+, plural,((?: (?:=\d+|one|other) \{(?:[^{}]|\{\w*\})*\})+)\}/.exec(phrase)
  if (!plural) return [phrase]
  const [all, forms] = plural
  return [...forms!.matchAll(/ (?:=\d+|one|other) \{((?:[^{}]|\{\w*\})*)\}/g)].flatMap(([, form]) =>
    formsOf(phrase.replace(all, () => form!)),
  )
}
