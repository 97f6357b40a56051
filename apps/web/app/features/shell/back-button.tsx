import { IconButton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pagesBehindHere, resetBack } from '#app/lib/back-place.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'

/** Number of previous pages since the last page that resets the count. */
const usePagesBehind = (): number => {
  const { key } = useLocation()
  const resets = useRoot()?.screen?.resetsBack ?? false
  const [behind, setBehind] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts on every page
  useEffect(() => {
    if (resets) resetBack()
    setBehind(pagesBehindHere())
  }, [key, resets])
  return behind
}

/** Goes back, if there is a previous page; on phones only with `onPhones`. */
export const BackButton = ({ onPhones = false }: { onPhones?: boolean }) => {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  const behind = usePagesBehind()
  if (behind === 0) return null
  return (
    <IconButton
      icon="arrow-left"
      label={words.back}
      className={onPhones ? 'back-button' : 'back-button wide-only'}
      onClick={() => void navigate(-1)}
    />
  )
}
