import { choiceReady } from '@porchlight/ui'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Runs in the page before any other script. A box checked or a list changed before its handlers work is so on the page,
 * but not in the product's state: it is reported as soon as they do, one after another, and before held presses.
 */
const holdChoices = (name: string): void => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Browsers put choices back into a page they load again: no one made those here, and some of them navigate.
  if (page?.type !== 'navigate') return
  const changed = new WeakSet<EventTarget>()
  let last = Promise.resolve()
  // Another field's report may set this one back, so what was chosen is read before any is made.
  const reportOf = (field: Field): (() => void) => {
    if (field instanceof HTMLSelectElement) {
      const { value } = field
      return () => {
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
    const { checked } = field
    if (checked === field.defaultChecked || (!checked && field.type === 'radio')) return () => {}
    return () => {
      // React detects a click by what it last knew of the box, so the box goes back first.
      field.checked = !checked
      field.click()
    }
  }
  addEventListener('change', ({ target }) => target && changed.add(target), true)
  const reportIn = ({ target }: Event) => {
    const part = target as Element
    for (const field of [part, ...part.querySelectorAll('input')])
      if (changed.delete(field)) last = last.then(reportOf(field as Field))
  }
  addEventListener(name, reportIn, true)
}

export const holdChoicesScript = (): string => `(${holdChoices})('${choiceReady}')`
