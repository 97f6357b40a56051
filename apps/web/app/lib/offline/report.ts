import { addressOf, deadLetterDataLength, reportDeadLetter } from '@porchlight/contract'
import type { Body, Head } from '@porchlight/offline'

const dropUnder = 'dropped'

/** What staff see about a write that was given up. */
export const reportOf = (head: Head, { object, label, method, url, data, response }: Body): Body => ({
  object: 'dead-letters',
  label: '',
  url: addressOf(reportDeadLetter),
  method: 'POST',
  data: {
    key: head.id,
    why: head.state === dropUnder ? 'dropped' : 'discarded',
    object: object.slice(0, 300),
    label: label.slice(0, 300),
    method,
    // The query may be personal; the call's path is enough.
    path: (url.split('?')[0] ?? '').slice(0, 1000),
    attempts: head.attempts,
    status: response?.status ?? 0,
    message: (response?.error ?? '').slice(0, 300),
    data: JSON.stringify(data ?? {}).slice(0, deadLetterDataLength),
  },
  uploads: [],
  chunksEndPoint: null,
  response: null,
  results: null,
})
