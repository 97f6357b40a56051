import { RadioGroup, type Scheme, useScheme } from '@porchlight/ui'
import { createContext, useContext } from 'react'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Provided by the root: sets light or dark for the document. */
export const SetScheme = createContext<(scheme: Scheme) => void>(() => {})

export const SchemeSwitch = () => {
  const words = useWords(shellWords)
  const scheme = useScheme()
  const setScheme = useContext(SetScheme)
  return (
    <RadioGroup
      legend={words.appearance}
      hideLegend
      look="segments"
      value={scheme}
      onChange={(value) => setScheme(value as Scheme)}
      options={[
        { value: 'system', label: words.system },
        { value: 'light', label: words.light },
        { value: 'dark', label: words.dark },
      ]}
    />
  )
}
