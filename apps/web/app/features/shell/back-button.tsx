import { IconButton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pagesBehindHere, resetBack } from '#app/lib/back-place.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'

/** How many pages lie behind this one, counted from the last page that resets the count. */
const usePagesBehind = (): number => {
  const { key } = useLocation()
  const resets = useRoot()?.screen?.resetsBack ?? false
  const [behind, setBehind] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew on every page
  useEffect(() => {
    if (resets) resetBack()
    setBehind(pagesBehindHere())
  }, [key, resets])
  return behind
}

/** Leads to the page before, where there is one; always on a wide screen, on a phone where `onPhones` asks for it. */
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
