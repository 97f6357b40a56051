import { awake } from './page-awake.ts'

/**
 * Runs in the page before any other script. A press that only scripts can handle, and that happens before they load, is
 * held until then: otherwise a button's press would be lost, and a form's would leave the page with everything that was
 * typed. What the browser handles on its own, like a form with its own address, happens at once.
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
