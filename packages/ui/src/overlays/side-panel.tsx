import { lazy, type ReactNode } from 'react'
import { OnceOpen } from '../foundation/once-open.tsx'

const SidePanelBox = lazy(() => import('./side-panel-box.tsx'))

export type SidePanelProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'start' | 'end'
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from the side: the whole width on a phone, half on a tablet, three tenths on a desk. */
export const SidePanel = (props: SidePanelProps) => (
  <OnceOpen open={props.open}>
    <SidePanelBox {...props} />
  </OnceOpen>
)
