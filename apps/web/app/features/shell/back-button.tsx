import { IconButton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { pagesBehind } from '#app/lib/shell/back-history.ts'

const startKey = 'back-from'

/** React Router numbers the pages of a tab. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** How many pages lie behind this one, counted from the last page that resets the count. */
const usePagesBehind = (): number => {
  const { key } = useLocation()
  const resets = useRoot()?.screen?.resetsBack ?? false
  const [behind, setBehind] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew on every page
  useEffect(() => {
    const at = placeInHistory()
    if (resets) sessionStorage.setItem(startKey, String(at))
    setBehind(pagesBehind(at, Number(sessionStorage.getItem(startKey) ?? 0)))
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
