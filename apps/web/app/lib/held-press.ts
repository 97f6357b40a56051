import { awake } from './typed-early.ts'

/**
 * Runs in the page before any other script. A form that only scripts can send, pressed too early, would leave the page
 * with all that was typed: the press is kept until the form can hear it. Forms with an address of their own go at once.
 */
const holdPresses = (name: string): void => {
  let pressed: SubmitEvent | undefined
  const hold = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).hasAttribute('action')) return
    event.preventDefault()
    pressed = event
  }
  addEventListener('submit', hold, true)
  addEventListener(
    name,
    () => {
      removeEventListener('submit', hold, true)
      const form = pressed?.target as HTMLFormElement | undefined
      if (form?.isConnected) form.requestSubmit(pressed?.submitter)
    },
    { once: true },
  )
}

export const holdPressesScript = `(${holdPresses})('${awake}')`
