import type { HomeDocument } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Awaiting = 'you' | 'owners' | 'operator' | 'signed' | 'withdrawn'
const marks: Record<Awaiting, StatusState> = {
  you: 'yours',
  owners: 'waiting',
  operator: 'half',
  signed: 'done',
  withdrawn: 'off',
}

/** A document's status. */
export const DocumentState = ({ state, awaits }: Pick<HomeDocument, 'state' | 'awaits'>) => {
  const words = useWords(documentWords)
  const awaiting: Awaiting = state === 'out' ? (awaits ?? 'operator') : state
  return <Status state={marks[awaiting]}>{words.states[awaiting]}</Status>
}
