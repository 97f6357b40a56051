import { inflateSync } from 'node:zlib'

/**
 * A name in every script people's names are written in, with combining marks that no single character has, and a
 * symbol.
 */
export const everyScript = 'สมชาย علي דוד प्रिया 王小明 さくら 철수 Пётр Γιώργος Łukasz Nguyễn Z̈m̄ 🏡'

/** The characters of a text that a document doesn't show; an empty box is one of them. */
export const missingCharacters = (text: string, shown: string): string[] => [
  ...new Set([...text.matchAll(/\p{L}/gu)].map(([sign]) => sign).filter((sign) => !shown.includes(sign))),
  ...(shown.includes('\0') ? ['\0'] : []),
]

/** The objects of a PDF by number, with streams unpacked. */
const objectsOf = (pdf: Buffer): Map<string, string> => {
  const objects = new Map<string, string>()
  const source = pdf.toString('latin1')
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [, head = '', stream] = /^(.*?)\nstream\n(.*)\nendstream$/s.exec(body) ?? []
    if (stream === undefined) objects.set(id, body)
    else if (head.includes('/FlateDecode') && !head.includes('/Length1'))
      objects.set(id, inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
  }
  return objects
}

/** Characters by their glyph, for one typeface. */
const glyphsOf = (map: string): Map<string, string> => {
  const glyphs = new Map<string, string>()
  for (const [, from = '0', signs = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gs))
    for (const [at, [, code = '']] of [...signs.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0')
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      glyphs.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  return glyphs
}

/** The text of a document our own sheet wrote, line by line, in the order it was written. */
export const pdfText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf)
  const faces = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      faces.set(name, glyphsOf(objects.get(map) ?? ''))
    }
  let face = new Map<string, string>()
  const lines: string[] = []
  for (const body of objects.values()) {
    if (!body.includes(' Tf')) continue
    for (const [whole, name, glyphs] of body.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\bBT\b/g)) {
      if (name) face = faces.get(name) ?? face
      else if (whole === 'BT') lines.push('')
      else lines.push((lines.pop() ?? '') + (glyphs?.match(/.{4}/g) ?? []).map((one) => face.get(one) ?? '').join(''))
    }
  }
  return lines.join('\n')
}
