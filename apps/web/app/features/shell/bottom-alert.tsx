import { Alert, IconButton } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { children: ReactNode; onClose?: (() => void) | undefined }

/** Stays at the foot of the window until it is closed, or until what it says is no longer so. */
const BottomAlert = ({ children, onClose }: Props) => {
  const words = useWords(shellWords)
  return (
    <aside className="bottom-alert" aria-label={words.notices}>
      <Alert>{children}</Alert>
      {onClose && <IconButton icon="close" label={words.dismiss} onClick={onClose} />}
    </aside>
  )
}

// React.lazy asks for a default export.
export default BottomAlert
