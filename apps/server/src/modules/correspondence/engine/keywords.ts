/** What a text message asks of our text messages, in the words carriers know (CTIA). */
export type TextRequest = 'stop' | 'start' | 'help'

const words: Readonly<Record<TextRequest, readonly string[]>> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  start: ['START', 'UNSTOP', 'OPTIN'],
  help: ['HELP', 'INFO'],
}

/** A request stands alone: "stop by at noon" is a message. */
export const textRequest = (text: string): { request: TextRequest; keyword: string } | null => {
  const keyword = text
    .trim()
    .replace(/[.!"'\s]+$/, '')
    .toUpperCase()
    .replace('-', '')
  const found = (Object.keys(words) as TextRequest[]).find((request) => words[request].includes(keyword))
  return found ? { request: found, keyword } : null
}
