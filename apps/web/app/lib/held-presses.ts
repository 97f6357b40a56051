import { awake } from './waking.ts'

/**
 * Runs in the page before any other script. A press that only scripts can hear, and that comes before they do, is kept
 * until then: a button's would be lost, and a form's would leave the page with all that was typed. What the browser does
 * by itself, like a form with an address of its own, it does at once.
 */
const holdPresses = (name: string): void => {
  const buttons = new Set<HTMLButtonElement>()
  let sent: SubmitEvent | undefined
  const holdButton = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (!button || button.popoverTargetElement || (button.form && button.type !== 'button')) return
    buttons.add(button)
  }
  const holdForm = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).hasAttribute('action')) return
    event.preventDefault()
    sent = event
  }
  addEventListener('click', holdButton, true)
  addEventListener('submit', holdForm, true)
  addEventListener(
    name,
    () => {
      removeEventListener('click', holdButton, true)
      removeEventListener('submit', holdForm, true)
      for (const button of buttons) if (button.isConnected) button.click()
      const form = sent?.target as HTMLFormElement | undefined
      if (form?.isConnected) form.requestSubmit(sent?.submitter)
    },
    { once: true },
  )
}

export const holdPressesScript = (): string => `(${holdPresses})('${awake}')`
