import { drawnSheets } from '#scripts/build/drawing-sheets.ts'

/** Every drawing that content may name, `seeds/okra`, with its shapes. */
export const drawings: ReadonlyMap<string, string> = new Map<string, string>(
  [...(await drawnSheets())].flatMap(([sheet, drawn]) =>
    [...drawn].map(([name, { shapes }]) => [`${sheet}/${name}`, shapes] as const),
  ),
)
