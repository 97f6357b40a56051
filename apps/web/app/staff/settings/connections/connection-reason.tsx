import { TextArea } from '@porchlight/ui'
import type { ComponentProps } from 'react'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'maxLength' | 'required'>

/** Why a connection is changed or removed; stored in its history. */
export const ConnectionReason = (props: Props) => {
  const words = useWords(connectionWords)
  return <TextArea label={words.reason} hint={words.reasonHint} rows={2} maxLength={500} required {...props} />
}
