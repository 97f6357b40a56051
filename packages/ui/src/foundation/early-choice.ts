import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAlive } from './alive.ts'

/** Browsers put choices back into a page they load again: no one made those here, and some of them navigate. */
const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

/**
 * Reports made one after another, each after React has rendered the one before, and all before the presses held until
 * then are made.
 */
let last: Promise<void> = Promise.resolve()
const inTurn = (report: () => void): void => {
  last = last.then(report)
}

/** React detects a click by what it last knew of the box, so the box goes back first. */
const reportTick = (box: HTMLInputElement): void => {
  const { checked } = box
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return
  inTurn(() => {
    box.checked = !checked
    box.click()
  })
}

const reportPick = (list: HTMLSelectElement): void => {
  const { value, options } = list
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (value === given?.value) return
  inTurn(() => {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/**
 * A box checked or a list changed before scripts ran is so on the page, but not in the product's state: it is reported
 * once the field, or the group this is the ref of, is hydrated.
 */
export const useEarlyChoice = <Part extends HTMLElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  const [wasAlive] = useState(useAlive())
  useEffect(() => {
    const field = part.current
    if (wasAlive || !field || isLoadedAgain()) return
    if (field instanceof HTMLSelectElement) reportPick(field)
    else
      for (const box of field instanceof HTMLInputElement ? [field] : field.querySelectorAll('input')) reportTick(box)
  }, [wasAlive])
  return part
}
