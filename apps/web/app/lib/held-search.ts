import { awake } from './page-awake.ts'

/** Fired at the window with the text typed after ⌘K or `/` while the console’s scripts were loading. */
export const heldSearch = 'held-search'

/**
 * Runs in a console page before any other script. Who presses ⌘K or `/` and types on at once would otherwise lose what
 * was typed before the scripts loaded.
 */
export const holdSearch = (name: string, held: string): void => {
  let text: string | undefined
  const onKey = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event
    const isTyping = (event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog')
    const asks = key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey
    if (asks || (key === '/' && text === undefined && !isTyping)) text ??= ''
    else if (text === undefined || metaKey || ctrlKey || altKey) return
    else if (key === 'Escape') text = undefined
    else if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
    else return
    event.preventDefault()
  }
  addEventListener('keydown', onKey, true)
  addEventListener(
    name,
    () => {
      removeEventListener('keydown', onKey, true)
      if (text !== undefined) dispatchEvent(new CustomEvent(held, { detail: text }))
    },
    { once: true },
  )
}

export const holdSearchScript = (): string => `(${holdSearch})('${awake}','${heldSearch}')`
