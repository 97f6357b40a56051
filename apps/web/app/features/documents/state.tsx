import type { HomeDocument } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Standing = 'you' | 'owners' | 'operator' | 'signed' | 'withdrawn'
const marks: Record<Standing, StatusState> = {
  you: 'yours',
  owners: 'waiting',
  operator: 'half',
  signed: 'done',
  withdrawn: 'off',
}

/** How a document stands. */
export const DocumentState = ({ state, awaits }: Pick<HomeDocument, 'state' | 'awaits'>) => {
  const words = useWords(documentWords)
  const standing: Standing = state === 'out' ? (awaits ?? 'operator') : state
  return <Status state={marks[standing]}>{words.states[standing]}</Status>
}
