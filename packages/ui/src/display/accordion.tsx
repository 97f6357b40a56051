import './disclosure.css'
import { type ReactNode, useId } from 'react'
import { Disclosure } from './disclosure.tsx'

export type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** At most one can be open: opening another closes it. */
  single?: boolean
  className?: string
}

/** Expandable lines, one below the other. Works without scripts, and the browser's search opens its matches. */
export const Accordion = ({ items, single, className }: AccordionProps) => {
  const name = useId()
  return (
    <div className={className}>
      {items.map(({ id, title, content, open }) => (
        <Disclosure key={id} summary={title} {...(open && { open })} {...(single && { name })}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
