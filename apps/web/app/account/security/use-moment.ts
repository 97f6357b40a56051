import { useAlive } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A moment in the reader's own zone; the server, which doesn't know it, renders it in UTC. */
export const useLocalMoment = (): ((instant: string | null) => string) => {
  const { moment } = useFormats()
  const { never } = useWords(securityWords)
  const zone = useAlive() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  return (instant) => (instant === null ? never : moment(instant, zone))
}
