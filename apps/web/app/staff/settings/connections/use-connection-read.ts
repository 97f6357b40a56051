import { type ConnectionDesk, type ConnectionKind, connectionsNow } from '@porchlight/contract'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { api } from '#app/lib/api.ts'

/** The latest change of a connection that its form has read. */
export const useConnectionRead = (kind: ConnectionKind, { latest }: ConnectionDesk) =>
  useLatestRead(latest[kind], async () => {
    const now = await api(connectionsNow)
    return now.ok ? now.results.latest[kind] : latest[kind]
  })
