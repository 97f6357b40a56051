/** What a text message requests about our text messages, in the keywords carriers define (CTIA). */
export type TextRequest = 'stop' | 'start' | 'help'

const words: Readonly<Record<TextRequest, readonly string[]>> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  start: ['START', 'UNSTOP', 'OPTIN'],
  help: ['HELP', 'INFO'],
}

/** A request must stand alone: "stop by at noon" is a message. */
export const textRequest = (text: string): { request: TextRequest; keyword: string } | null => {
  const keyword = text
    .trim()
    .replace(/[.!"'\s]+$/, '')
    .toUpperCase()
    .replace('-', '')
  const found = (Object.keys(words) as TextRequest[]).find((request) => words[request].includes(keyword))
  return found ? { request: found, keyword } : null
}
