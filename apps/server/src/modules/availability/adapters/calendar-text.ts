const charsetOf = (type: string | undefined): string | undefined => /charset\s*=\s*"?([\w.:-]+)/i.exec(type ?? '')?.[1]

/** UTF-16 is known by its mark, or by the zero beside the B that every calendar begins with. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x42)) return 'utf-16be'
  return undefined
}

/** Lines are folded by the byte, even within a character; joining there first keeps it. */
const joined = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/(?<=[\x80-\xff])(?:\r\n|\n|\r)[ \t](?=[\x80-\xbf])/g, ''), 'latin1')

const decoded = (bytes: Buffer, charset: string): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * A calendar's text, in the encoding that its bytes show, then the one that its server states. What is neither is
 * Windows-1252, which has a character for every byte.
 */
export function calendarText(bytes: Buffer, type: string | undefined): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const utf8 = decoded(joined(bytes), 'utf-8')
  if (utf8 !== undefined) return utf8
  return decoded(bytes, charsetOf(type) ?? '') ?? new TextDecoder('windows-1252').decode(bytes)
}
