import { Disclosure } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'

/** An entry with many fields opens when edited; a newly added one is open. */
export const Entry = ({ title, isNew, children }: { title: string; isNew: boolean; children: ReactNode }) => {
  const [open] = useState(isNew)
  return (
    <Disclosure className="content-entry" summary={<span data-content>{title}</span>} open={open}>
      {children}
    </Disclosure>
  )
}
