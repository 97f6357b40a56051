import { useState } from 'react'

/**
 * The key of a form that starts over after its own save. What someone else saves meanwhile also updates the page, but
 * must not clear what is being typed.
 */
export const useOwnSaves = () => {
  const [key, setKey] = useState(0)
  return { key, onSaved: () => setKey((before) => before + 1) }
}
